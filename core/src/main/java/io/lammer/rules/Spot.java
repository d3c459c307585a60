package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// A place on the layout: a wager's name, plus the number or dice if the wager has several spots.
///
/// @param sensor the jackpot sensor, if two sensors of a table take the same wager
public record Spot(
    String wager, @Nullable Integer number, @Nullable Dice dice, @Nullable Integer sensor) {
  private static final String SENSOR = "sensor ";
  private static final char BETWEEN_DICE = '-';

  /// The two dice that a wager names, the lower one first.
  public record Dice(int first, int second) {
    /// Parses what `toString` writes.
    public static Dice parse(String text) {
      var between = text.indexOf(BETWEEN_DICE);
      return new Dice(
          Integer.parseInt(text.substring(0, between)),
          Integer.parseInt(text.substring(between + 1)));
    }

    private Dice sorted() {
      return first <= second ? this : new Dice(second, first);
    }

    @Override
    public String toString() {
      return "%d%c%d".formatted(first, BETWEEN_DICE, second);
    }
  }

  public Spot {
    dice = dice == null ? null : dice.sorted();
  }

  public Spot(String wager, @Nullable Integer number, @Nullable Dice dice) {
    this(wager, number, dice, null);
  }

  /// Parses what `toString` writes.
  public static Spot parse(String text) {
    var end = text.indexOf(' ');
    if (end < 0) {
      return of(text);
    }
    var wager = text.substring(0, end);
    var place = text.substring(end + 1);
    if (place.startsWith(SENSOR)) {
      return of(wager).on(Integer.parseInt(place.substring(SENSOR.length())));
    }
    return place.indexOf(BETWEEN_DICE) < 0
        ? of(wager, Integer.parseInt(place))
        : of(wager, Dice.parse(place));
  }

  public static Spot of(String wager) {
    return new Spot(wager, null, null);
  }

  public static Spot of(String wager, int number) {
    return new Spot(wager, number, null);
  }

  public static Spot of(String wager, Dice dice) {
    return new Spot(wager, null, dice);
  }

  /// The same wager on a particular sensor.
  public Spot on(int itsSensor) {
    return new Spot(wager, number, dice, itsSensor);
  }

  /// `place 6`, `hop 2-3`, `triple sensor 2`, `pass`.
  @Override
  public String toString() {
    if (sensor != null) {
      return wager + " " + SENSOR + sensor;
    }
    return number != null ? wager + " " + number : dice != null ? wager + " " + dice : wager;
  }
}
