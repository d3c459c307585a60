package io.lammer.rules;

/// What a row pays.
public sealed interface Pay {

  /// A multiple of the stake; the stake is returned when the paytable pays "to 1".
  record Odds(Fraction odds) implements Pay {}

  /// A fixed amount for a $1 wager (ruling 5).
  record Dollars(Money amount) implements Pay {}

  /// A share of the displayed jackpot, divided among the winners (ruling 4).
  record Percent(Fraction share) implements Pay {
    public boolean isWhole() {
      return share.equals(Fraction.ONE);
    }
  }

  record Push() implements Pay {}

  record Loss() implements Pay {}
}
