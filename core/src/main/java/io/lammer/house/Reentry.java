package io.lammer.house;

import io.lammer.house.ProposalPreview.Line;
import io.lammer.table.Answer;
import io.lammer.table.GameHouse;
import io.lammer.table.GameHouse.Difference;
import io.lammer.table.Markers;
import io.lammer.table.Refusal.Code;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Decides on the re-entry of a suspended table's layout, compared with its journal.
final class Reentry {
  private Reentry() {}

  static Answer<FloorChange> decide(FloorChange floor, LiveTable table, Act.Reenter act) {
    if (!table.playing().felt().getClass().equals(act.felt().getClass())) {
      return Code.WRONG_OUTCOME.as("re-entered").refuse(table.name());
    }
    var misplaced =
        act.lammers().entrySet().stream()
            .filter(lammers -> !lies(table, lammers.getKey(), lammers.getValue()))
            .findFirst();
    if (misplaced.isPresent()) {
      return Code.LAMMERS_IMPOSSIBLE.refuse(
          misplaced.get().getValue(), misplaced.get().getKey(), table.name());
    }
    if (table.playing().phase() == Phase.RESOLVING) {
      return Code.OUTCOME_ENTERED.as("re-entry").refuse(table.name());
    }
    var felt = house(table).reentered(table.playing(), act.felt());
    return floor
        .and(
            table.name(),
            new TableEvent.Reentered(felt, act.lammers(), act.reason(), changes(table, act)))
        .done();
  }

  private static GameHouse house(LiveTable table) {
    return GameHouse.of(table.playing().felt().game());
  }

  private static boolean lies(LiveTable table, String wager, int lammers) {
    var layout = table.playing().layout();
    return table.playing().wagers().stream()
        .anyMatch(
            standing ->
                standing.name().equals(wager)
                    && layout.play().canReach(standing.offer(layout), lammers));
  }

  /// Lammers and some of the felt determine what standing wagers win, so one person alone must not
  /// change them.
  static boolean takesTwo(LiveTable table, Act.Reenter act) {
    return table.table() != null
        && (lammers(table, act).findAny().isPresent()
            || !table.playing().wagers().isEmpty() && decidesPays(table, act));
  }

  /// The differences between the journal and the re-entered layout.
  static List<Line> changes(LiveTable table, Act.Reenter act) {
    return table.table() == null
        ? List.of()
        : Stream.concat(felt(table, act), lammers(table, act)).toList();
  }

  private static boolean decidesPays(LiveTable table, Act.Reenter act) {
    return differences(table, act).stream().anyMatch(Difference::decidesPays);
  }

  private static Stream<Line> felt(LiveTable table, Act.Reenter act) {
    return differences(table, act).stream().map(it -> new Line(it.what(), it.before(), it.after()));
  }

  private static List<Difference> differences(LiveTable table, Act.Reenter act) {
    var felt = table.playing().felt();
    return felt.game() == act.felt().game()
        ? house(table).differences(felt, act.felt())
        : List.of();
  }

  private static Stream<Line> lammers(LiveTable table, Act.Reenter act) {
    return table.playing().wagers().stream()
        .filter(wager -> state(wager, act) != wager.state())
        .map(
            wager ->
                new Line(
                    "Lammers of %s, seat %d, %s"
                        .formatted(wager.name(), wager.seat(), wager.stake()),
                    words(table.playing(), wager, wager.state()),
                    words(table.playing(), wager, state(wager, act))));
  }

  private static int state(StandingBet wager, Act.Reenter act) {
    return Objects.requireNonNullElse(act.lammers().get(wager.name()), wager.state());
  }

  /// The numbers rolled for a wager.
  private static String words(Table table, StandingBet wager, int state) {
    return table
        .layout()
        .play()
        .markers(wager.offer(table.layout()), state)
        .map(Markers::reached)
        .filter(rolled -> !rolled.isEmpty())
        .map(rolled -> rolled.stream().map(String::valueOf).collect(Collectors.joining(", ")))
        .orElse("none");
  }
}
