package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.transcript.EventText;
import io.lammer.rules.Money;
import io.lammer.server.FloorHost;
import io.lammer.server.audit.EventLines;
import io.lammer.server.audit.Replays;
import io.lammer.server.jackpot.Evidence.Bet;
import io.lammer.server.jackpot.Evidence.Won;
import io.lammer.store.floor.History.Transition;
import io.lammer.store.floor.HitLog;
import io.lammer.tables.Event;
import io.lammer.tables.Settlement;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Asked;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Finds the evidence of a hit in the journal of its table.
@Component
record EvidenceReader(FloorHost host, Replays replays, EventLines told) {
  /// How many events are read first; a long hand at craps needs more.
  private static final int NEAR = 2_000;

  Optional<Evidence> of(String jackpot, HitLog.Entry made) {
    var journal = LiveTable.journal(made.hit().table());
    return replays.together(made.stored()).reversed().stream()
        .filter(stored -> stored.journal().equals(journal))
        .findFirst()
        .flatMap(end -> of(jackpot, made, journal, end.number()));
  }

  /// Reads further back until every winning wager was made within what is read.
  private Optional<Evidence> of(String jackpot, HitLog.Entry made, String journal, long end) {
    for (var far = (long) NEAR; ; far *= 4) {
      var from = Math.max(1, end - far);
      var all = replays.events(journal, from, end);
      var wagers = wagers(jackpot, made, all);
      if (from == 1 || wagers.values().stream().allMatch(wager -> wager.made() > 0)) {
        return of(all, wagers);
      }
    }
  }

  private static Map<Integer, WagerRounds> wagers(
      String jackpot, HitLog.Entry made, List<Transition> all) {
    var wagers = new LinkedHashMap<Integer, WagerRounds>();
    for (var winner : made.hit().winners()) {
      wagers.put(winner.seat(), WagerRounds.last(jackpot, winner.seat(), all));
    }
    return wagers;
  }

  private Optional<Evidence> of(List<Transition> all, Map<Integer, WagerRounds> wagers) {
    var settled = all.size() - 1;
    while (settled >= 0 && !(played(all.get(settled)) instanceof Event.Settled)) {
      settled--;
    }
    if (settled < 0) {
      return Optional.empty();
    }
    var events = all.subList(start(all, wagers, settled), all.size());
    return Optional.of(of(won(wagers), all.get(settled), events));
  }

  private static List<Won> won(Map<Integer, WagerRounds> wagers) {
    var seats = new LinkedHashMap<List<OutcomePieces.Group>, List<Integer>>();
    wagers.forEach(
        (seat, wager) ->
            seats
                .computeIfAbsent(OutcomePieces.of(wager.outcomes()), _ -> new ArrayList<>())
                .add(seat));
    return seats.entrySet().stream().map(one -> new Won(one.getValue(), one.getKey())).toList();
  }

  private static @Nullable Event played(Transition happened) {
    return happened.event() instanceof TableEvent.Played(var event) ? event : null;
  }

  /// Where the round began, or where the first of the winning wagers was made.
  private static int start(List<Transition> all, Map<Integer, WagerRounds> wagers, int settled) {
    var round = settled;
    while (round > 0 && !(played(all.get(round - 1)) instanceof Event.Settled)) {
      round--;
    }
    var first = all.getFirst().stored().number();
    return wagers.values().stream()
        .filter(wager -> wager.made() > 0)
        .mapToInt(wager -> afterOutcome(all, (int) (wager.made() - first)))
        .reduce(round, Math::min);
  }

  /// Where an outcome was first entered in the round of a wager that was made afterwards; else
  /// where the wager was made. A voided round counts as part of it.
  private static int afterOutcome(List<Transition> all, int made) {
    var begin = made;
    var voided = false;
    for (var i = made - 1; i >= 0; i--) {
      var event = played(all.get(i));
      if (event instanceof Event.Settled) {
        if (!voided) {
          break;
        }
        voided = false;
      }
      if (event instanceof Event.Entered || event instanceof Event.CardDealt) {
        begin = i;
      }
      voided |= all.get(i).event() instanceof TableEvent.Voided;
    }
    return begin;
  }

  private Evidence of(List<Won> won, Transition at, List<Transition> events) {
    var before = (LiveTable) at.before();
    var settled = (Event.Settled) Objects.requireNonNull(played(at));
    return new Evidence(
        at.stored().number(),
        EventText.of(new TableEvent.Played(new Event.Entered(settled.outcome()))),
        won,
        before == null ? List.of() : bets(before.playing(), settled.settlement()),
        before == null
            ? ""
            : FeltSvg.picture(before.playing().layout()) + FeltSvg.live(before.playing()),
        events.stream().map(happened -> told.line(happened.stored())).toList());
  }

  private static List<Bet> bets(Table table, Settlement settlement) {
    var lines = new HashMap<String, Settlement.Line>();
    settlement.lines().forEach(line -> lines.put(line.seat() + " " + line.spot(), line));
    var bets = new ArrayList<Bet>();
    for (var wager : table.wagers()) {
      bets.add(bet(wager, lines.remove(wager.seat() + " " + wager.spot())));
    }
    bets.sort((one, other) -> Integer.compare(one.seat(), other.seat()));
    return bets;
  }

  private static Bet bet(Standing wager, Settlement.@Nullable Line line) {
    var jackpot = wager.offer().jackpot() != null;
    var spot = wager.spot().toString();
    if (line == null) {
      return new Bet(wager.seat(), spot, wager.stake(), "", "", Money.ZERO, jackpot);
    }
    var row = line.row();
    return new Bet(
        wager.seat(),
        spot,
        wager.stake(),
        say("jackpots.result." + line.result().name().toLowerCase(Locale.ROOT)),
        row == null ? "" : wager.offer().told(row),
        line.winnings(),
        jackpot);
  }

  /// What the rules where the table stands ask for today.
  List<Asked> asked(LiveJackpot.Hit hit) {
    var day = host.live().gamingDay().of(host.live().clock().instant());
    return Asked.of(host.floor(), hit, day);
  }
}
