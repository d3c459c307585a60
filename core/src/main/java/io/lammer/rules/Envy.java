package io.lammer.rules;

/// What the dealer is paid when a player wins a row: house money (ruling 6).
public sealed interface Envy {

  /// A multiple of each winner's own wager.
  record Multiple(int times) implements Envy {
    @Override
    public String toString() {
      return times + "x";
    }
  }

  /// A fixed amount for a $1 wager, once or for each winning player.
  record Dollars(Money amount, boolean perPlayer) implements Envy {
    @Override
    public String toString() {
      var text = "$" + amount.units() / Money.UNITS_PER_DOLLAR;
      return perPlayer ? text + " per player" : text;
    }
  }
}
