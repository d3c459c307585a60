package io.lammer.web.games;

import io.lammer.rules.Spot;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A betting keypad: the bonus wagers seat by seat and, if every wager is keyed at the table, the
/// felt in parts that are large enough for touch.
public record Keypad(List<Part> parts, List<Bonus> bonus, List<Macro> macros) {
  /// A part of the felt, its lines from top to bottom.
  public record Part(String name, String title, List<List<Key>> lines) {}

  /// A key for one spot of the layout.
  ///
  /// @param index its index among all spots of the keypad
  /// @param unit the best betting unit, in whole dollars
  /// @param flat the wager that stands on the same number beside these odds, or null
  public record Key(
      int index, Spot spot, String label, String pays, long unit, @Nullable String flat) {}

  /// A key for a bonus wager.
  ///
  /// @param sensor the sensor of a jackpot wager, or null
  public record Bonus(Key key, @Nullable Integer sensor) {}

  /// A key that makes several bets at once.
  ///
  /// @param part the part of the felt beside which it is shown
  /// @param keys the indexes of the spots that it bets on
  /// @param except the name of the live value with a number to leave out, or null
  public record Macro(
      String name, String title, String part, List<Integer> keys, @Nullable String except) {}

  public Keypad {
    parts = List.copyOf(parts);
    bonus = List.copyOf(bonus);
    macros = List.copyOf(macros);
  }

  /// All spots of the keypad, by index.
  public List<Spot> spots() {
    return Stream.concat(
            parts.stream().flatMap(part -> part.lines().stream()).flatMap(List::stream),
            bonus.stream().map(Bonus::key))
        .sorted(Comparator.comparingInt(Key::index))
        .map(Key::spot)
        .toList();
  }
}
