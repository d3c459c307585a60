package io.lammer.house;

import io.lammer.rules.Outcome;
import io.lammer.table.Event;
import io.lammer.table.GameHouse;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import java.util.Optional;

/// Checks the invariants of a round's events, independently of how they were decided: wagers are
/// made while bets are open, and an outcome comes after the lock and settles only locked wagers.
public final class RoundInvariants {
  private RoundInvariants() {}

  /// Throws if an event does not belong to the round that the table is in.
  public static void check(LiveTable live, TableEvent event) {
    if (event instanceof TableEvent.Played played) {
      check(live, played.event());
    }
  }

  private static void check(LiveTable live, Event event) {
    var table = live.playing();
    switch (event) {
      case Event.Placed _, Event.TakenDown _, Event.Turned _, Event.Locked _ ->
          require(table.phase() == Phase.BETTING, live, "bets are not open", event);
      case Event.CardDealt _ -> require(isLocked(table), live, "wagers are not locked", event);
      case Event.OfGame own ->
          require(
              isLocked(table) || !GameHouse.of(table.felt().game()).needsLock(own),
              live,
              "wagers are not locked",
              event);
      case Event.Entered entered -> entered(live, table, entered.outcome());
      case Event.Settled settled -> settled(live, table, settled);
      case Event.Reopened _, Event.CalledBack _, Event.CardTakenBack _ -> {}
    }
  }

  private static void entered(LiveTable live, Table table, Outcome outcome) {
    var play = table.layout().play();
    if (play.isFollowUp(outcome)) {
      var fault = play.followUpFault(table, outcome);
      require(fault.isEmpty(), live, fault.orElse(""), outcome);
    } else {
      require(isLocked(table), live, "wagers are not locked", outcome);
    }
  }

  private static void settled(LiveTable live, Table table, Event.Settled event) {
    var outcome = event.outcome();
    require(outcome.equals(table.entered()), live, "another outcome is entered", outcome);
    for (var line : event.settlement().lines()) {
      require(isDue(live, outcome, line), live, "a wager was made too late", line.spot());
    }
  }

  private static boolean isLocked(Table table) {
    var entered = table.entered();
    return table.phase() != Phase.BETTING
        && (entered == null || !table.layout().play().isFollowUp(entered));
  }

  /// True if the wager was on the layout, with the same stake, before the outcome.
  private static boolean isDue(LiveTable live, Outcome outcome, Settlement.Line line) {
    var before = live.before();
    if (before == null) {
      return false;
    }
    var layout = before.table().layout();
    var followUp = layout.play().isFollowUp(outcome);
    return lay(before.table(), line)
        .filter(wager -> layout.play().bets().awaitsFollowUp(layout, wager) == followUp)
        .filter(wager -> !followUp || layout.isFollowUp(wager.name()) || played(live, line))
        .isPresent();
  }

  /// True if the wager was on the layout before the round that the follow-up belongs to, or if that
  /// round is no longer known.
  private static boolean played(LiveTable live, Settlement.Line line) {
    return live.past().isEmpty() || lay(live.past().getFirst().before().table(), line).isPresent();
  }

  private static Optional<StandingBet> lay(Table table, Settlement.Line line) {
    return table.find(line.seat(), line.spot()).filter(wager -> wager.stake().equals(line.stake()));
  }

  private static void require(boolean holds, LiveTable live, String why, Object what) {
    if (!holds) {
      throw new IllegalStateException("table %s: %s: %s".formatted(live.name(), why, what));
    }
  }
}
