package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.report.transcript.EventText;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
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
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Finds the evidence of a hit in the journal of its table.
@Component
record EvidenceReader(FloorHost host, Replays replays, EventLines told) {
  /// As far back as the wagers of one hand at craps are looked for.
  private static final int FAR = 2_000;

  Optional<Evidence> of(String jackpot, HitLog.Entry made) {
    var journal = LiveTable.journal(made.hit().table());
    var last =
        replays.together(made.stored()).reversed().stream()
            .filter(stored -> stored.journal().equals(journal))
            .findFirst();
    return last.flatMap(
        end ->
            of(
                jackpot,
                made,
                replays.events(journal, Math.max(1, end.number() - FAR), end.number())));
  }

  private Optional<Evidence> of(String jackpot, HitLog.Entry made, List<Transition> all) {
    var rounds = rounds(all);
    if (rounds.isEmpty()) {
      return Optional.empty();
    }
    var last = rounds.getLast();
    var events = all.subList(start(jackpot, made, all, all.indexOf(last)), all.size());
    return Optional.of(of(won(jackpot, made, rounds), last, events));
  }

  /// The settled rounds that stand, oldest first: one that was voided did not happen.
  private static List<Transition> rounds(List<Transition> all) {
    var rounds = new ArrayList<Transition>();
    for (var happened : all) {
      if (happened.event() instanceof TableEvent.Voided && !rounds.isEmpty()) {
        rounds.removeLast();
      } else if (played(happened) instanceof Event.Settled) {
        rounds.add(happened);
      }
    }
    return rounds;
  }

  private static List<Won> won(String jackpot, HitLog.Entry made, List<Transition> rounds) {
    var seats = new LinkedHashMap<List<OutcomePieces.Group>, List<Integer>>();
    for (var winner : made.hit().winners()) {
      var groups = OutcomePieces.of(own(jackpot, winner.seat(), rounds));
      seats.computeIfAbsent(groups, _ -> new ArrayList<>()).add(winner.seat());
    }
    return seats.entrySet().stream().map(one -> new Won(one.getValue(), one.getKey())).toList();
  }

  /// Back from the round that hit, for as long as the seat's wager lay there and went on.
  private static List<Outcome> own(String jackpot, int seat, List<Transition> rounds) {
    var own = new ArrayList<Outcome>();
    for (var happened : rounds.reversed()) {
      var lay =
          happened.before() instanceof LiveTable table
              && table.playing().wagers().stream()
                  .anyMatch(
                      wager -> wager.seat() == seat && jackpot.equals(wager.offer().jackpot()));
      if (!lay || !(played(happened) instanceof Event.Settled(var outcome, var settlement))) {
        return own;
      }
      var ended =
          settlement.lines().stream()
              .anyMatch(line -> line.seat() == seat && jackpot.equals(line.jackpot()));
      if (ended && !own.isEmpty()) {
        return own;
      }
      own.addFirst(outcome);
    }
    return own;
  }

  private static @Nullable Event played(Transition happened) {
    return happened.event() instanceof TableEvent.Played(var event) ? event : null;
  }

  /// Where the round began, or where the first winner made the wager that won.
  private static int start(String jackpot, HitLog.Entry made, List<Transition> all, int settled) {
    var round = settled;
    while (round > 0 && !(played(all.get(round - 1)) instanceof Event.Settled)) {
      round--;
    }
    var first = round;
    for (var winner : made.hit().winners()) {
      for (var i = settled; i >= 0; i--) {
        if (played(all.get(i)) instanceof Event.Placed placed
            && placed.seat() == winner.seat()
            && jackpot.equals(placed.offer().jackpot())) {
          first = Math.min(first, i);
          break;
        }
      }
    }
    return first;
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
        row == null ? "" : row,
        line.winnings(),
        jackpot);
  }

  /// What the rules where the table stands ask for today.
  List<Asked> asked(LiveJackpot.Hit hit) {
    var day = host.live().gamingDay().of(host.live().clock().instant());
    return Asked.of(host.floor(), hit, day);
  }
}
