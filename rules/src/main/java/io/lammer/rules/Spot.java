package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// A place on the layout: the name of a wager, with the number or the dice of one that has several.
public record Spot(String wager, @Nullable Integer number, Outcome.@Nullable Roll dice) {
  public Spot {
    dice = dice == null ? null : dice.sorted();
  }

  public static Spot of(String wager) {
    return new Spot(wager, null, null);
  }

  public static Spot of(String wager, int number) {
    return new Spot(wager, number, null);
  }

  public static Spot of(String wager, Outcome.Roll dice) {
    return new Spot(wager, null, dice);
  }

  /// `place 6`, `hop 2-3`, `pass`.
  @Override
  public String toString() {
    return number != null ? wager + " " + number : dice != null ? wager + " " + dice : wager;
  }
}
