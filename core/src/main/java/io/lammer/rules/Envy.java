package io.lammer.rules;

/// The envy bonus that the house pays the dealer when a player wins a row (ruling 6).
public sealed interface Envy {

  /// A multiple of each winner's wager.
  record Multiple(int times) implements Envy {
    @Override
    public String toString() {
      return times + "x";
    }
  }

  /// A fixed amount per $1 wagered, paid once or for each winning player.
  record Dollars(Money amount, boolean perPlayer) implements Envy {
    @Override
    public String toString() {
      var text = "$" + amount.units() / Money.UNITS_PER_DOLLAR;
      return perPlayer ? text + " per player" : text;
    }
  }
}
