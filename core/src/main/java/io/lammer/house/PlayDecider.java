package io.lammer.house;

import io.lammer.house.LiveTable.Status;
import io.lammer.house.Role.Right;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.Postings;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Regulation;
import io.lammer.table.Settlement;
import io.lammer.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Decides on play at an open table. It uses the same decider as scripts, and also writes to the
/// jackpots' journals and holds jackpot hits for approval.
record PlayDecider(Actor actor, String name) {
  static Answer<FloorChange> play(
      FloorChange floor, Actor actor, LiveTable live, List<Command> commands) {
    if (live.status() != Status.OPEN) {
      return Code.TABLE_NOT_OPEN.refuse(live.name());
    }
    if (commands.isEmpty()) {
      return Code.NOTHING_ENTERED.as("no-command").refuse();
    }
    var desk = new PlayDecider(actor, live.name());
    var played = floor.done();
    for (var command : commands) {
      played = played.then(now -> desk.play(now, command));
    }
    return played;
  }

  private Answer<FloorChange> play(FloorChange floor, Command command) {
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

  private Answer<FloorChange> play(FloorChange floor, Event event) {
    return Answer.unless(
        unsupervised(floor, event)
            .or(() -> unreasonable(floor, event))
            .or(() -> stopped(floor, live(floor).playing().layout(), event))
            .or(() -> spent(live(floor).playing(), event)),
        () -> post(floor, event).done());
  }

  private LiveTable live(Floor floor) {
    return floor.table(name).orElseThrow();
  }

  /// Refuses to reopen bets after an outcome was seen, unless a supervisor does it.
  private Optional<Refusal> unsupervised(Floor floor, Event event) {
    return Code.NOT_ALLOWED
        .as("reopening")
        .when(reopensAfterOutcome(floor, event) && !actor.role().may(Right.VOID));
  }

  private boolean reopensAfterOutcome(Floor floor, Event event) {
    return event instanceof Event.Reopened && live(floor).playing().lock().seen();
  }

  /// Refuses a lock whose contribution exceeds the jackpot's guard. The default guard is the
  /// contribution of a full table times the jurisdiction's multiple.
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
        return Optional.of(Code.UNREASONABLE_CONTRIBUTION.because(entry.jackpot()));
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

  /// Refuses an event that would bring money to a jackpot that is not running.
  private static Optional<Refusal> stopped(Floor floor, Layout layout, Event event) {
    return collects(layout, event)
        .map(floor::played)
        .filter(jackpot -> jackpot.status() != LiveJackpot.Status.RUNNING)
        .findFirst()
        .map(jackpot -> Code.JACKPOT_STOPPED.because(jackpot.name()));
  }

  /// Refuses a wager for a round that this shoe cannot deal. Scripts may place one before they
  /// change the shoe; at a live table the player has to wait.
  private static Optional<Refusal> spent(Table table, Event event) {
    return Code.SHOE_FINISHED
        .as("takes-no-bets")
        .when(
            event instanceof Event.Placed placed
                && !table.layout().isFollowUp(placed.wager().name())
                && table.needsShoe());
  }

  private static Stream<String> collects(Layout layout, Event event) {
    return switch (event) {
      case Event.Placed placed -> Stream.ofNullable(layout.offer(placed.wager()).jackpot());
      case Event.Locked(var contributions) ->
          contributions.stream().filter(one -> one.wagers() > 0).map(one -> one.jackpot());
      default -> Stream.empty();
    };
  }

  /// The table's event carries all transfers. The jackpots' events record what happened to their
  /// money.
  private FloorChange post(FloorChange floor, Event event) {
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

  /// Adds an event at a table with its transfers.
  static FloorChange post(FloorChange floor, String table, Event event) {
    var view = floor.table(table).orElseThrow().view(floor);
    return floor.and(
        table,
        new TableEvent.Played(event),
        Postings.awaitingApproval(view, event).stream()
            .map(transfer -> transfer.at(table))
            .toList());
  }

  private FloorChange hit(FloorChange floor, Settlement settlement, Settlement.Hit hit) {
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
