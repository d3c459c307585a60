package io.lammer.house;

import io.lammer.house.ProposalPreview.Line;
import io.lammer.table.Answer;
import io.lammer.table.Felt;
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
    var felt = kept(table.playing(), act.felt());
    return floor
        .and(
            table.name(),
            new TableEvent.Reentered(felt, act.lammers(), act.reason(), changes(table, act)))
        .done();
  }

  private static boolean lies(LiveTable table, String wager, int lammers) {
    var layout = table.playing().layout();
    return table.playing().wagers().stream()
        .anyMatch(
            standing ->
                standing.name().equals(wager)
                    && layout.play().canReach(standing.offer(layout), lammers));
  }

  /// Parts of the felt that are not re-entered: commission and maximum aggregate come from the
  /// books, Fightback and Destiny wagers keep their settled round, and dice that were seen stay
  /// seen.
  private static Felt kept(Table table, Felt felt) {
    return switch (table.felt()) {
      case Felt.Dice seen -> seen;
      case Felt.Craps before when felt instanceof Felt.Craps shown ->
          new Felt.Craps(shown.point(), shown.afterSeven(), shown.shooter(), before.paidThisHand());
      case Felt.Baccarat before when felt instanceof Felt.Baccarat shown -> {
        var owing = shown.owing(before.owed());
        yield table.awaitsFollowUp() && before.round() != null ? owing.awaiting(before) : owing;
      }
      case Felt.Craps _, Felt.Baccarat _ -> felt;
    };
  }

  /// Point and lammers determine what standing wagers win, so one person alone must not change
  /// them.
  static boolean takesTwo(LiveTable table, Act.Reenter act) {
    return table.table() != null
        && (lammers(table, act).findAny().isPresent()
            || !table.playing().wagers().isEmpty() && point(table, act).findAny().isPresent());
  }

  /// The differences between the journal and the re-entered layout.
  static List<Line> changes(LiveTable table, Act.Reenter act) {
    return table.table() == null
        ? List.of()
        : Stream.of(point(table, act), others(table, act), lammers(table, act))
            .flatMap(lines -> lines)
            .toList();
  }

  private static Stream<Line> point(LiveTable table, Act.Reenter act) {
    return table.playing().felt() instanceof Felt.Craps before
            && act.felt() instanceof Felt.Craps shown
        ? changed("Point", point(before), point(shown))
        : Stream.of();
  }

  private static String point(Felt.Craps felt) {
    return felt.isComeOut() ? "come-out" : Integer.toString(felt.point());
  }

  private static Stream<Line> others(LiveTable table, Act.Reenter act) {
    return switch (table.playing().felt()) {
      case Felt.Craps before when act.felt() instanceof Felt.Craps shown ->
          changed("Shooter", "seat " + before.shooter(), "seat " + shown.shooter());
      case Felt.Baccarat before when act.felt() instanceof Felt.Baccarat shown ->
          changed("Shoe", before.shoe().toString(), shown.shoe().toString());
      case Felt.Craps _, Felt.Baccarat _, Felt.Dice _ -> Stream.of();
    };
  }

  private static Stream<Line> changed(String what, String before, String after) {
    return before.equals(after) ? Stream.of() : Stream.of(new Line(what, before, after));
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
