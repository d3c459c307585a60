package io.lammer.server.display;

import io.lammer.report.picture.Faces;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Recent.Thrown;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The roll that counts now, and the totals of those before it.
///
/// @param dice drawn; none before the first roll
/// @param entered the dealer has not confirmed it yet
/// @param earlier newest first
public record RollsPicture(List<String> dice, String total, boolean entered, List<Total> earlier) {
  private static final int EARLIER = 12;

  /// The total of an earlier roll.
  ///
  /// @param puck what the roll did to the puck, as a word for styles
  public record Total(int total, String puck) {}

  static RollsPicture of(LiveTable live) {
    var rolls = live.recent().rolls().reversed();
    return live.playing().entered() instanceof Roll entered
        ? of(entered, true, rolls)
        : of(
            rolls.isEmpty() ? null : rolls.getFirst().roll(),
            false,
            rolls.subList(Math.min(1, rolls.size()), rolls.size()));
  }

  private static RollsPicture of(@Nullable Roll roll, boolean entered, List<Thrown> earlier) {
    return new RollsPicture(
        roll == null ? List.of() : List.of(Faces.die(roll.first()), Faces.die(roll.second())),
        roll == null ? "" : String.valueOf(roll.total()),
        entered,
        earlier.stream()
            .limit(EARLIER)
            .map(thrown -> new Total(thrown.roll().total(), Value.spelled(thrown.puck())))
            .toList());
  }
}
