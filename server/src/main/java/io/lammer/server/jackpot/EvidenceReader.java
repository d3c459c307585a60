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
import io.lammer.server.jackpot.Evidence.Requirement;
import io.lammer.store.floor.History.Transition;
import io.lammer.store.floor.HitLog;
import io.lammer.tables.Event;
import io.lammer.tables.PayFlags;
import io.lammer.tables.Settlement;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
    for (var i = all.size() - 1; i >= 0; i--) {
      if (played(all.get(i)) instanceof Event.Settled settled) {
        return Optional.of(
            of(made, settled, all.get(i), all.subList(start(jackpot, made, all, i), all.size())));
      }
    }
    return Optional.empty();
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

  private Evidence of(
      HitLog.Entry made, Event.Settled settled, Transition at, List<Transition> events) {
    var before = (LiveTable) at.before();
    var earlier = new ArrayList<OutcomePieces.Group>();
    for (var happened : events) {
      if (!happened.equals(at) && played(happened) instanceof Event.Settled(Outcome.Roll roll, _)) {
        earlier.addAll(OutcomePieces.of(roll));
      }
    }
    return new Evidence(
        at.stored().number(),
        EventText.of(new TableEvent.Played(new Event.Entered(settled.outcome()))),
        OutcomePieces.of(settled.outcome()),
        earlier,
        before == null ? List.of() : bets(before.playing(), settled.settlement()),
        before == null
            ? ""
            : FeltSvg.picture(before.playing().layout()) + FeltSvg.live(before.playing()),
        events.stream().map(happened -> told.line(happened.stored())).toList(),
        asked(made.hit()));
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

  /// What the rules where the table stands ask for today, each once with the seats it is about.
  List<Requirement> asked(LiveJackpot.Hit hit) {
    var day = host.live().gamingDay().of(host.live().clock().instant());
    var rules = host.floor().inForce(hit.table(), day);
    var seats = new LinkedHashMap<PayFlags.Flag, List<Integer>>();
    for (var winner : hit.winners()) {
      var pay = new PayFlags.Pay(winner.stake(), winner.amount(), true);
      rules.stream()
          .flatMap(entry -> PayFlags.of(entry, pay).stream())
          .forEach(flag -> seats.computeIfAbsent(flag, _ -> new ArrayList<>()).add(winner.seat()));
    }
    return seats.entrySet().stream()
        .map(entry -> new Requirement(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparing(asked -> asked.flag().kind()))
        .toList();
  }
}
