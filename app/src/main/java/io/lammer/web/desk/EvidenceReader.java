package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.accounting.HitRecord;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.PayRequirement;
import io.lammer.house.TableEvent;
import io.lammer.render.felt.FeltSvg;
import io.lammer.render.transcript.EventText;
import io.lammer.rules.Money;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Event;
import io.lammer.table.OfferedWager;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.audit.Replays;
import io.lammer.web.desk.Evidence.Bet;
import io.lammer.web.desk.Evidence.Won;
import io.lammer.web.games.GamePages;
import io.lammer.web.view.HandView;
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

/// Reads the evidence for a hit from the journal of its table.
@Component
record EvidenceReader(HouseService host, Replays replays, EventFormatter told) {
  /// Number of events read at first; a long craps hand needs more.
  private static final int NEAR = 2_000;

  Optional<Evidence> of(String jackpot, HitRecord made) {
    var journal = LiveTable.journal(made.hit().table());
    return replays.together(made.locked()).reversed().stream()
        .filter(stored -> stored.journal().equals(journal))
        .findFirst()
        .flatMap(end -> of(jackpot, made, journal, end.number()));
  }

  /// Reads further back until the events that made all winning wagers are included.
  private Optional<Evidence> of(String jackpot, HitRecord made, String journal, long end) {
    for (var far = (long) NEAR; ; far *= 4) {
      var from = Math.max(1, end - far);
      var all = replays.events(journal, from, end);
      var wagers = wagers(jackpot, made, all);
      if (from == 1 || wagers.values().stream().allMatch(wager -> wager.made() > 0)) {
        return of(all, wagers);
      }
    }
  }

  private static Map<Integer, WagerOutcomes> wagers(
      String jackpot, HitRecord made, List<Transition> all) {
    var wagers = new LinkedHashMap<Integer, WagerOutcomes>();
    for (var winner : made.hit().winners()) {
      wagers.put(winner.seat(), WagerOutcomes.last(jackpot, winner.seat(), all));
    }
    return wagers;
  }

  private Optional<Evidence> of(List<Transition> all, Map<Integer, WagerOutcomes> wagers) {
    var settled = all.size() - 1;
    while (settled >= 0 && !(played(all.get(settled)) instanceof Event.Settled)) {
      settled--;
    }
    if (settled < 0) {
      return Optional.empty();
    }
    var events = all.subList(start(all, wagers, settled), all.size());
    return Optional.of(of(wagers, all.get(settled), events));
  }

  private static List<Won> won(GamePages game, Map<Integer, WagerOutcomes> wagers) {
    var seats = new LinkedHashMap<List<HandView>, List<Integer>>();
    wagers.forEach(
        (seat, wager) ->
            seats.computeIfAbsent(game.hands(wager.outcomes()), _ -> new ArrayList<>()).add(seat));
    return seats.entrySet().stream().map(one -> new Won(one.getValue(), one.getKey())).toList();
  }

  private static @Nullable Event played(Transition happened) {
    return happened.event() instanceof TableEvent.Played(var event) ? event : null;
  }

  /// Index of the first event of the round or of the winning wagers, whichever is earlier.
  private static int start(List<Transition> all, Map<Integer, WagerOutcomes> wagers, int settled) {
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

  /// Index of the event that made the wager, or of the first outcome entered earlier in the same
  /// round, so that late wagers show. A voided round counts as part of the round.
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

  private Evidence of(Map<Integer, WagerOutcomes> wagers, Transition at, List<Transition> events) {
    var before = (LiveTable) at.before();
    var settled = (Event.Settled) Objects.requireNonNull(played(at));
    return new Evidence(
        at.stored().number(),
        EventText.of(new TableEvent.Played(new Event.Entered(settled.outcome()))),
        before == null ? List.of() : won(GamePages.of(before.playing()), wagers),
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
      bets.add(
          bet(wager, wager.offer(table.layout()), lines.remove(wager.seat() + " " + wager.spot())));
    }
    bets.sort((one, other) -> Integer.compare(one.seat(), other.seat()));
    return bets;
  }

  private static Bet bet(StandingBet wager, OfferedWager offer, Settlement.@Nullable Line line) {
    var jackpot = offer.jackpot() != null;
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
        row == null ? "" : offer.told(row),
        line.winnings(),
        jackpot);
  }

  /// What the profile requires today before this hit may be paid.
  List<PayRequirement> asked(LiveJackpot.Hit hit) {
    var day = host.live().gamingDay().of(host.live().clock().instant());
    return PayRequirement.of(host.floor(), hit, day);
  }
}
