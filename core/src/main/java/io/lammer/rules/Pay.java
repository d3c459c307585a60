package io.lammer.rules;

import java.util.Optional;

/// The pay of a paytable row.
public sealed interface Pay {
  /// The win per unit staked, stake excluded; empty for a share of a jackpot.
  default Optional<Fraction> perUnit() {
    return switch (this) {
      case Loss(), HalfLoss(), Push() -> Optional.of(Fraction.ZERO);
      case Odds(var odds) -> Optional.of(odds);
      case Dollars(var amount) -> Optional.of(new Fraction(amount.units(), Money.UNITS_PER_DOLLAR));
      case Percent _ -> Optional.empty();
    };
  }

  /// The part of the stake that is returned with the pay.
  ///
  /// @param toOne the paytable pays "to 1" rather than "for 1" (ruling 1)
  default Fraction stakeReturned(boolean toOne) {
    return switch (this) {
      case Loss() -> Fraction.ZERO;
      case HalfLoss() -> Fraction.HALF;
      case Push() -> Fraction.ONE;
      case Odds _, Dollars _, Percent _ -> toOne ? Fraction.ONE : Fraction.ZERO;
    };
  }

  /// A multiple of the stake.
  record Odds(Fraction odds) implements Pay {}

  /// A fixed amount per $1 wagered (ruling 5).
  record Dollars(Money amount) implements Pay {}

  /// A share of the displayed jackpot, split among the winners (ruling 4).
  record Percent(Fraction share) implements Pay {
    public boolean isWhole() {
      return share.equals(Fraction.ONE);
    }
  }

  record Push() implements Pay {}

  /// The wager loses half of its stake. Stakes are even cents, so that half can be returned.
  record HalfLoss() implements Pay {}

  record Loss() implements Pay {}
}
