package io.lammer.render.day.oracle;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.render.day.DayReport.Extra;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Settlement;
import io.lammer.table.Settlement.EnvyPay;
import io.lammer.table.Settlement.Line;
import io.lammer.table.Setup;
import io.lammer.table.StandingBet;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.GameWords;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The day totals of one table's journal.
final class TableDayTotals {
  private record Key(String wager, String paytable) {}

  private record ExtraKey(String wager, String of) {}

  /// A settled outcome that can still be voided.
  private record Round(Layout layout, Outcome outcome, Settlement settlement, boolean endsHand) {}

  private final Theory theory;
  private final Deque<Round> rounds = new ArrayDeque<>();
  private final LinkedHashSet<Key> order = new LinkedHashSet<>();
  private final Map<Key, WagerDayTotals> wagers = new LinkedHashMap<>();
  private final Map<ExtraKey, Extra> envy = new LinkedHashMap<>();
  private final Map<ExtraKey, Extra> promotions = new LinkedHashMap<>();
  private final Map<String, Long> jackpotWagers = new TreeMap<>();
  private final LinkedHashSet<Setup.Keying> keyed = new LinkedHashSet<>();
  private @Nullable LiveTable opening;
  private @Nullable LiveTable closing;
  private @Nullable Layout known;
  private Money corrections = Money.ZERO;
  private long settled;
  private long voided;
  private long hands;

  TableDayTotals(Theory theory) {
    this.theory = theory;
  }

  /// Starts new totals that continue with the state reached here.
  TableDayTotals next() {
    var next = new TableDayTotals(theory);
    next.rounds.addAll(rounds);
    next.opening = closing;
    next.closing = closing;
    return next;
  }

  /// Adds an event before the end of the day.
  void add(Transition happened, boolean inDay) {
    var after = (LiveTable) happened.after();
    lastRounds(happened, inDay);
    if (inDay && happened.event() instanceof TableEvent.Played(Event.Locked(var entries))) {
      entries.forEach(
          entry -> jackpotWagers.merge(entry.jackpot(), (long) entry.wagers(), Long::sum));
    }
    if (inDay && happened.event() instanceof TableEvent.Corrected(var correction)) {
      corrections = corrections.plus(correction.change());
    }
    if (inDay && happened.event() instanceof TableEvent.EnvyReturned(_, _, var pay)) {
      extra(envy, printed(after.playing().layout(), pay.wager()), pay.row(), pay.amount(), -1);
    }
    if (inDay
        && happened.event() instanceof TableEvent.PromotionReturned(var jackpot, _, _, var back)) {
      returned(after.playing().layout(), jackpot, back);
    }
    closing = after;
    if (!inDay) {
      opening = after;
      keyed.clear();
    }
    if (after.table() != null) {
      keyed.add(after.setup().keyed());
      learn(after.table().layout());
    }
  }

  private void lastRounds(Transition happened, boolean inDay) {
    switch (happened.event()) {
      case TableEvent.Played(Event.Settled(var outcome, var settlement)) -> {
        if (isRound(outcome)) {
          rounds.clear();
        }
        var before = (LiveTable) happened.before();
        if (before == null) {
          throw new IllegalStateException("a table that began with a settled round");
        }
        var felt = before.playing().felt();
        var round =
            new Round(
                before.playing().layout(),
                outcome,
                settlement,
                GameWords.of(outcome).endsHand(felt, outcome));
        rounds.push(round);
        if (inDay) {
          add(round, 1);
          settlement.envy().forEach(pay -> envy(round, pay, 1));
        }
      }
      case TableEvent.Voided _ -> {
        var round = rounds.pop();
        if (inDay) {
          add(round, -1);
          round.settlement().envyApart().forEach(pay -> envy(round, pay, -1));
          voided += isRound(round.outcome()) ? 1 : 0;
        }
      }
      default -> {}
    }
  }

  private static boolean isRound(Outcome outcome) {
    return GameSteps.of(outcome.game()).step(outcome).isRound();
  }

  private void add(Round round, int sign) {
    settled += isRound(round.outcome()) ? sign : 0;
    hands += round.endsHand() ? sign : 0;
    round.settlement().lines().stream()
        .collect(groupingBy(line -> line.offer(round.layout()), LinkedHashMap::new, toList()))
        .forEach((offer, lines) -> add(round, offer, lines, sign));
  }

  private void envy(Round round, EnvyPay pay, int sign) {
    extra(envy, printed(round.layout(), pay.wager()), pay.row(), pay.amount(), sign);
  }

  private void add(Round round, OfferedWager offer, List<Line> lines, int sign) {
    var key = key(offer);
    wagers
        .computeIfAbsent(key, _ -> new WagerDayTotals(printed(offer), key.paytable()))
        .add(lines, theory.of(round.layout(), offer, round.outcome()), sign);
    var promotion = offer.promotion();
    for (var line : lines) {
      var goesApart = sign < 0 && line.jackpot() != null;
      if (promotion != null && !line.promotion().isZero() && !goesApart) {
        extra(promotions, printed(offer), consent(promotion), line.promotion(), sign);
      }
    }
  }

  private static String consent(Setup.@Nullable Promotion promotion) {
    return promotion == null || promotion.consent() == null ? "" : promotion.consent();
  }

  /// Reverses a promotion paid with a hit. It is returned when the hit is rejected, including by a
  /// void.
  private void returned(Layout layout, String jackpot, Money amount) {
    var offer =
        layout.offers().values().stream().filter(one -> jackpot.equals(one.jackpot())).findFirst();
    extra(
        promotions,
        offer.map(TableDayTotals::printed).orElse(jackpot),
        consent(offer.map(OfferedWager::promotion).orElse(null)),
        amount,
        -1);
  }

  private static void extra(
      Map<ExtraKey, Extra> extras, String wager, String of, Money amount, int sign) {
    extras.merge(
        new ExtraKey(wager, of),
        new Extra(wager, of, sign, amount.times(sign)),
        (sum, more) ->
            new Extra(wager, of, sum.times() + more.times(), sum.amount().plus(more.amount())));
  }

  /// The name printed on the felt.
  private static String printed(OfferedWager offer) {
    return WagerNames.of(offer.paytable(), offer.wager().spot());
  }

  private static String printed(Layout layout, String wager) {
    return layout.offers().values().stream()
        .filter(offer -> offer.name().equals(wager))
        .findFirst()
        .map(TableDayTotals::printed)
        .orElse(wager);
  }

  private static Key key(OfferedWager offer) {
    var paytable = offer.paytable();
    return new Key(offer.wager().spot().toString(), paytable == null ? "" : paytable.id());
  }

  /// Remembers the order of the wagers on the layout, in which they are listed.
  private void learn(Layout layout) {
    if (!layout.equals(known)) {
      known = layout;
      layout.offers().values().forEach(offer -> order.add(key(offer)));
    }
  }

  /// The layout last in use; empty if the table was never opened.
  Optional<Layout> layout() {
    return Optional.ofNullable(known);
  }

  LiveTable closing() {
    if (closing == null) {
      throw new IllegalStateException("a table without events");
    }
    return closing;
  }

  List<WagerDay> wagers() {
    var keys = new LinkedHashSet<>(order);
    keys.addAll(wagers.keySet());
    var days = new ArrayList<WagerDay>();
    for (var key : keys) {
      var fold = wagers.get(key);
      if (fold != null && !fold.isEmpty()) {
        days.add(fold.day());
      }
    }
    return days;
  }

  List<Extra> envy() {
    return paid(envy);
  }

  List<Extra> promotions() {
    return paid(promotions);
  }

  private static List<Extra> paid(Map<ExtraKey, Extra> extras) {
    return extras.values().stream()
        .filter(extra -> extra.times() != 0 || !extra.amount().isZero())
        .toList();
  }

  List<Setup.Keying> keyed() {
    return List.copyOf(keyed);
  }

  /// The amount paid to seats for earlier rounds, less the amount they paid back.
  Money corrections() {
    return corrections;
  }

  long settled() {
    return settled;
  }

  long voided() {
    return voided;
  }

  long hands() {
    return hands;
  }

  /// The number of wagers locked on each jackpot, according to the table's journal.
  Map<String, Long> jackpotWagers() {
    return jackpotWagers;
  }

  /// The change in the stakes of jackpot wagers in progress, which have left the layout.
  Money inProgress() {
    return stakes(closing, true).minus(stakes(opening, true));
  }

  /// The stakes at the end of the day, including jackpot wagers in progress.
  Money atStake() {
    return stakes(closing, false).plus(stakes(closing, true));
  }

  private static Money stakes(@Nullable LiveTable live, boolean inJackpots) {
    var table = live == null ? null : live.table();
    if (table == null) {
      return Money.ZERO;
    }
    return table.wagers().stream()
        .filter(
            wager ->
                (wager.offer(table.layout()).jackpot() != null && wager.locked()) == inJackpots)
        .map(StandingBet::stake)
        .reduce(Money.ZERO, Money::plus);
  }
}
