package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// A place on the layout: the name of a wager, with the number or the dice of one that has several.
///
/// @param sensor the jackpot sensor, where two of a table carry the same wager
public record Spot(
    String wager, @Nullable Integer number, Outcome.@Nullable Roll dice, @Nullable Integer sensor) {
  public Spot {
    dice = dice == null ? null : dice.sorted();
  }

  public Spot(String wager, @Nullable Integer number, Outcome.@Nullable Roll dice) {
    this(wager, number, dice, null);
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

  /// The same wager on a sensor of its own.
  public Spot on(int itsSensor) {
    return new Spot(wager, number, dice, itsSensor);
  }

  /// `place 6`, `hop 2-3`, `triple sensor 2`, `pass`.
  @Override
  public String toString() {
    if (sensor != null) {
      return wager + " sensor " + sensor;
    }
    return number != null ? wager + " " + number : dice != null ? wager + " " + dice : wager;
  }
}
