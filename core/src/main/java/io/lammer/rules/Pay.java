package io.lammer.rules;

import java.util.Optional;

/// The pay of a paytable row.
public sealed interface Pay {
  /// The win per unit staked, stake excluded; empty for a share of a jackpot.
  default Optional<Fraction> perUnit() {
    return switch (this) {
      case Loss(), Push() -> Optional.of(new Fraction(0, 1));
      case Odds(var odds) -> Optional.of(odds);
      case Dollars(var amount) -> Optional.of(new Fraction(amount.units(), Money.UNITS_PER_DOLLAR));
      case Percent _ -> Optional.empty();
    };
  }

  /// True if the stake is returned with the pay.
  ///
  /// @param toOne the paytable pays "to 1" rather than "for 1" (ruling 1)
  default boolean returnsStake(boolean toOne) {
    return switch (this) {
      case Loss() -> false;
      case Push() -> true;
      case Odds _, Dollars _, Percent _ -> toOne;
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

  record Loss() implements Pay {}
}
