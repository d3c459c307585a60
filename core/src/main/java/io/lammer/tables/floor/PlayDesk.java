package io.lammer.tables.floor;

import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.Decider;
import io.lammer.tables.Event;
import io.lammer.tables.Postings;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Regulation;
import io.lammer.tables.Settlement;
import io.lammer.tables.Table;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Play at an open table. The same decider settles scripts; here its events also go into the
/// journals of the jackpots, and a jackpot hit waits for approval.
record PlayDesk(Actor actor, String name) {
  static Answer<Aftermath> play(
      Aftermath floor, Actor actor, LiveTable live, List<Command> commands) {
    if (live.status() != Status.OPEN) {
      return Code.TABLE_NOT_OPEN.refuse(
          "table %s is not open; nothing is keyed at it", live.name());
    }
    if (commands.isEmpty()) {
      return Code.NOTHING_ENTERED.refuse("there is nothing to do; expected a command");
    }
    var desk = new PlayDesk(actor, live.name());
    var played = floor.done();
    for (var command : commands) {
      played = played.then(now -> desk.play(now, command));
    }
    return played;
  }

  private Answer<Aftermath> play(Aftermath floor, Command command) {
    return Decider.decide(live(floor).view(floor), command)
        .then(
            events -> {
              var played = floor.done();
              for (var event : events) {
                played = played.then(now -> play(now, event));
              }
              return played;
            });
  }

  private Answer<Aftermath> play(Aftermath floor, Event event) {
    return Answer.unless(
        unsupervised(floor, event)
            .or(() -> unreasonable(floor, event))
            .or(() -> stopped(floor, event))
            .or(() -> spent(live(floor).playing(), event)),
        () -> post(floor, event).done());
  }

  private LiveTable live(Floor floor) {
    return floor.table(name).orElseThrow();
  }

  /// Bets that are made after an outcome was seen could follow it: a supervisor opens them.
  private Optional<Refusal> unsupervised(Floor floor, Event event) {
    return Code.NOT_ALLOWED.when(
        reopensAfterOutcome(floor, event) && !actor.role().may(Right.VOID),
        "an outcome of this round was entered and taken back; a supervisor reopens bets");
  }

  private boolean reopensAfterOutcome(Floor floor, Event event) {
    return event instanceof Event.Reopened && live(floor).playing().lock().seen();
  }

  /// A lock would bring more into a jackpot than its guard lets in; without one, more than a full
  /// table can bring, times the multiple of the place.
  private Optional<Refusal> unreasonable(Floor floor, Event event) {
    if (!(event instanceof Event.Locked(var contributions))) {
      return Optional.empty();
    }
    for (var entry : contributions) {
      var terms = floor.played(entry.jackpot()).money().terms();
      var guard = terms.guard();
      var most =
          guard == null
              ? terms.income(live(floor).playing().layout().rules().seats() * multiple(floor))
              : guard;
      if (terms.income(entry.wagers()).compareTo(most) > 0) {
        return Optional.of(
            Code.UNREASONABLE_CONTRIBUTION.because(
                "this lock would bring more into jackpot %s than its guard lets in at once",
                entry.jackpot()));
      }
    }
    return Optional.empty();
  }

  private int multiple(Floor floor) {
    return floor
        .asked(name, Regulation.ContributionGuard.class)
        .map(Regulation.ContributionGuard::multiple)
        .orElse(1);
  }

  /// An event would bring money to a jackpot that is not played.
  private static Optional<Refusal> stopped(Floor floor, Event event) {
    return collects(event)
        .map(floor::played)
        .filter(jackpot -> jackpot.status() != LiveJackpot.Status.RUNNING)
        .findFirst()
        .map(
            jackpot ->
                Code.JACKPOT_STOPPED.because(
                    "jackpot %s is stopped and collects nothing; take its wagers down",
                    jackpot.name()));
  }

  /// A wager for a round that this shoe cannot deal. A script may make one before it changes the
  /// shoe; a player at a table is told to wait.
  private static Optional<Refusal> spent(Table table, Event event) {
    return Code.SHOE_FINISHED.when(
        event instanceof Event.Placed placed && !placed.offer().isFightback() && table.needsShoe(),
        "this shoe is finished and takes no bets; start a new shoe");
  }

  private static Stream<String> collects(Event event) {
    return switch (event) {
      case Event.Placed placed -> Stream.ofNullable(placed.offer().jackpot());
      case Event.Locked(var contributions) ->
          contributions.stream().filter(one -> one.wagers() > 0).map(one -> one.jackpot());
      default -> Stream.empty();
    };
  }

  /// All money lies with the table's event; the jackpots' events say what became of theirs.
  private Aftermath post(Aftermath floor, Event event) {
    var after = post(floor, name, event);
    if (reopensAfterOutcome(floor, event)) {
      after =
          after.and(
              Alerts.raise(
                  after,
                  Alert.Kind.CORRECTED,
                  name,
                  "round %d: %s reopened bets after an outcome was entered and taken back"
                      .formatted(live(floor).round() + 1, actor.name())));
    }
    switch (event) {
      case Event.Locked(var contributions) -> {
        for (var entry : contributions) {
          after =
              after.and(
                  entry.jackpot(),
                  new JackpotEvent.Contributed(name, entry.wagers(), entry.after()));
        }
      }
      case Event.Settled(_, var settlement) -> {
        for (var hit : settlement.hits()) {
          after = hit(after, settlement, hit);
        }
      }
      default -> {}
    }
    return after;
  }

  /// An event at a table, with the money that it moves.
  static Aftermath post(Aftermath floor, String table, Event event) {
    var view = floor.table(table).orElseThrow().view(floor);
    return floor.and(
        table,
        new TableEvent.Played(event),
        Postings.awaitingApproval(view, event).stream()
            .map(transfer -> transfer.at(table))
            .toList());
  }

  private Aftermath hit(Aftermath floor, Settlement settlement, Settlement.Hit hit) {
    var number = floor.played(hit.jackpot()).hits().last() + 1;
    var winners =
        settlement.lines().stream()
            .filter(line -> hit.jackpot().equals(line.jackpot()) && hit.row().equals(line.row()))
            .map(
                line ->
                    new LiveJackpot.Winner(
                        line.seat(),
                        line.stake(),
                        line.winnings().minus(line.promotion()),
                        line.promotion().isPositive() ? line.promotion() : null))
            .toList();
    var waits =
        new LiveJackpot.Hit(
            number,
            name,
            live(floor).round(),
            hit.row(),
            hit.share(),
            winners,
            hit.prize(),
            actor,
            List.of(),
            null,
            settlement.envyOf(hit).filter(pay -> pay.amount().isPositive()).orElse(null));
    return floor
        .and(hit.jackpot(), new JackpotEvent.Hit(waits, hit.after()))
        .and(name, new TableEvent.Won(hit.jackpot(), number));
  }
}
