package io.lammer.tables.floor;

import io.lammer.rules.Outcome;
import io.lammer.tables.Event;
import io.lammer.tables.Settlement;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.Table.Phase;
import java.util.Optional;

/// What must be so of every event of a round, however it was decided: wagers are made while bets
/// are open, an outcome is seen after they were locked, and it settles no others.
public final class RoundCheck {
  private RoundCheck() {}

  /// Throws when an event does not belong to the round that the table is in.
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
      case Event.CardDealt _, Event.CupShaken _ ->
          require(isLocked(table), live, "wagers are not locked", event);
      case Event.Entered entered -> entered(live, table, entered.outcome());
      case Event.Settled settled -> settled(live, table, settled);
      case Event.Reopened _,
          Event.CalledBack _,
          Event.CardTakenBack _,
          Event.Collected _,
          Event.ShoeChanged _,
          Event.ShooterChanged _ -> {}
    }
  }

  private static void entered(LiveTable live, Table table, Outcome outcome) {
    if (outcome instanceof Outcome.Fightback card) {
      require(
          table.fightbackRound().filter(card.round()::equals).isPresent(),
          live,
          "its round takes no Fightback card",
          outcome);
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
    return table.phase() != Phase.BETTING && !(table.entered() instanceof Outcome.Fightback);
  }

  /// The wager lay there, whole, before the outcome was seen.
  private static boolean isDue(LiveTable live, Outcome outcome, Settlement.Line line) {
    var before = live.before();
    if (before == null) {
      return false;
    }
    var card = outcome instanceof Outcome.Fightback;
    return lay(before.table(), line)
        .filter(wager -> wager.awaitsCard() == card)
        .filter(wager -> !card || wager.offer().isFightback() || played(live, line))
        .isPresent();
  }

  /// A Destiny wager lay there before the round that the card follows, as far back as is known.
  private static boolean played(LiveTable live, Settlement.Line line) {
    return live.past().isEmpty() || lay(live.past().getFirst().before().table(), line).isPresent();
  }

  private static Optional<Standing> lay(Table table, Settlement.Line line) {
    return table.find(line.seat(), line.spot()).filter(wager -> wager.stake().equals(line.stake()));
  }

  private static void require(boolean holds, LiveTable live, String why, Object what) {
    if (!holds) {
      throw new IllegalStateException("table %s: %s: %s".formatted(live.name(), why, what));
    }
  }
}
