package io.lammer.tables.floor;

import io.lammer.ledger.Transfer;
import io.lammer.tables.Command;
import io.lammer.tables.Decider;
import io.lammer.tables.Decider.Decision;
import io.lammer.tables.Event;
import io.lammer.tables.Evolution;
import io.lammer.tables.Postings;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Regulation;
import io.lammer.tables.Settlement;
import io.lammer.tables.View;
import io.lammer.tables.floor.LiveTable.Status;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Play at an open table. The same decider settles scripts; here its events also go into the
/// journals of the jackpots, and a jackpot hit waits for approval.
final class PlayDesk {
  private final Floor floor;
  private final Actor actor;
  private final LiveTable live;
  private final List<Posted> posted = new ArrayList<>();
  private final Map<String, Integer> lastHits = new HashMap<>();
  private View view;
  private long round;

  private PlayDesk(Floor floor, Actor actor, LiveTable live) {
    this.floor = floor;
    this.actor = actor;
    this.live = live;
    this.view = live.view(floor);
    this.round = live.round();
  }

  static Verdict play(Floor floor, Actor actor, LiveTable live, List<Command> commands) {
    if (live.status() != Status.OPEN) {
      return Verdict.refuse(
          Code.TABLE_NOT_OPEN, "table %s is not open; nothing is keyed at it", live.name());
    }
    if (commands.isEmpty()) {
      return Verdict.refuse(Code.NOTHING_ENTERED, "there is nothing to do; expected a command");
    }
    var desk = new PlayDesk(floor, actor, live);
    for (var command : commands) {
      switch (Decider.decide(desk.view, command)) {
        case Decision.Refused(var refusal) -> {
          return new Verdict.Refused(List.of(refusal));
        }
        case Decision.Accepted(var events) -> {
          for (var event : events) {
            var flooded = event instanceof Event.Locked locked ? desk.unreasonable(locked) : null;
            if (flooded != null) {
              return Verdict.refuse(
                  Code.UNREASONABLE_CONTRIBUTION,
                  "this lock would bring more into jackpot %s than its guard lets in at once",
                  flooded);
            }
            var stopped = desk.stopped(event);
            if (stopped != null) {
              return Verdict.refuse(
                  Code.JACKPOT_STOPPED,
                  "jackpot %s is stopped and collects nothing; take its wagers down",
                  stopped);
            }
            desk.post(event);
          }
        }
      }
    }
    return new Verdict.Accepted(desk.posted);
  }

  /// The jackpot into which a lock would bring more than its guard lets in; without one, more than
  /// a full table can bring, times the multiple of the place.
  private @Nullable String unreasonable(Event.Locked locked) {
    for (var entry : locked.contributions()) {
      var terms = view.jackpot(entry.jackpot()).terms();
      var guard = terms.guard();
      var most =
          guard == null
              ? terms.income(live.playing().layout().rules().seats() * multiple())
              : guard;
      if (terms.income(entry.wagers()).compareTo(most) > 0) {
        return entry.jackpot();
      }
    }
    return null;
  }

  private int multiple() {
    return Optional.ofNullable(live.setup().venue())
        .flatMap(floor.rules().profiles()::of)
        .flatMap(profile -> profile.on(floor.day()))
        .flatMap(entry -> entry.find(Regulation.ContributionGuard.class))
        .map(Regulation.ContributionGuard::multiple)
        .orElse(1);
  }

  /// The jackpot that an event would bring money to although it is not played, or null.
  private @Nullable String stopped(Event event) {
    return collects(event)
        .filter(
            name ->
                floor
                    .jackpot(name)
                    .filter(jackpot -> jackpot.status() != LiveJackpot.Status.RUNNING)
                    .isPresent())
        .findFirst()
        .orElse(null);
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
  private void post(Event event) {
    var transfers =
        Postings.awaitingApproval(view, event).stream()
            .map(transfer -> transfer.at(live.name()))
            .toList();
    posted.add(Verdict.at(live, new TableEvent.Played(event), transfers));
    switch (event) {
      case Event.Locked(var contributions) ->
          contributions.forEach(
              entry ->
                  posted.add(
                      Verdict.at(
                          entry.jackpot(),
                          new JackpotEvent.Contributed(live.name(), entry.wagers(), entry.after()),
                          List.<Transfer>of())));
      case Event.Settled(var outcome, var settlement) -> {
        round += LiveTable.isCardOfLastRound(outcome) ? 0 : 1;
        settlement.hits().forEach(hit -> hit(settlement, hit));
      }
      default -> {}
    }
    view = Evolution.evolve(view, event);
  }

  private void hit(Settlement settlement, Settlement.Hit hit) {
    var jackpot =
        floor
            .jackpot(hit.jackpot())
            .orElseThrow(() -> new IllegalStateException("no jackpot " + hit.jackpot()));
    var number = lastHits.getOrDefault(hit.jackpot(), jackpot.hits().last()) + 1;
    lastHits.put(hit.jackpot(), number);
    var winners =
        settlement.lines().stream()
            .filter(line -> hit.jackpot().equals(line.jackpot()) && hit.row().equals(line.row()))
            .map(
                line ->
                    new LiveJackpot.Winner(
                        line.seat(), line.stake(), line.winnings().minus(line.promotion())))
            .toList();
    posted.add(
        Verdict.at(
            hit.jackpot(),
            new JackpotEvent.Hit(
                new LiveJackpot.Hit(
                    number,
                    live.name(),
                    round,
                    hit.row(),
                    hit.share(),
                    winners,
                    hit.prize(),
                    actor,
                    List.of()),
                hit.after()),
            List.<Transfer>of()));
    posted.add(Verdict.at(live, new TableEvent.Won(hit.jackpot(), number), List.of()));
  }
}
