package io.lammer.rules;

import java.util.Optional;

/// What a row pays.
public sealed interface Pay {
  /// What is won for each unit staked, besides the stake; nothing to say of a share in a jackpot.
  default Optional<Fraction> perUnit() {
    return switch (this) {
      case Loss(), Push() -> Optional.of(new Fraction(0, 1));
      case Odds(var odds) -> Optional.of(odds);
      case Dollars(var amount) -> Optional.of(new Fraction(amount.units(), Money.UNITS_PER_DOLLAR));
      case Percent _ -> Optional.empty();
    };
  }

  /// Whether the stake comes back with it.
  ///
  /// @param toOne whether the wager pays "to 1" (ruling 1)
  default boolean returnsStake(boolean toOne) {
    return switch (this) {
      case Loss() -> false;
      case Push() -> true;
      case Odds _, Dollars _, Percent _ -> toOne;
    };
  }

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
