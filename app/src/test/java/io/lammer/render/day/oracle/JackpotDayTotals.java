package io.lammer.render.day.oracle;

import io.lammer.accounting.HitRecord;
import io.lammer.accounting.Reconciliation;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveJackpot.Meters;
import io.lammer.render.day.DayReport.HitDay;
import io.lammer.render.day.DayReport.Reading;
import io.lammer.rules.Money;
import io.lammer.runtime.History;
import io.lammer.runtime.History.Transition;
import io.lammer.table.PayFlags;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The day totals of one jackpot's journal.
final class JackpotDayTotals {
  private final HitLog log = new HitLog();
  private final List<Reading> readings = new ArrayList<>();
  private final Map<String, Money> paid = new TreeMap<>();
  private final Map<String, Money> prizes = new TreeMap<>();
  private final Function<LiveJackpot.Winner, List<PayFlags.Flag>> flags;
  private Reconciliation reconciliation = Reconciliation.from(null);
  private @Nullable LiveJackpot opening;
  private @Nullable LiveJackpot closing;
  private @Nullable Instant opened;
  private @Nullable Instant deposited;

  /// @param flags determines what the payment to a winner requires
  JackpotDayTotals(Function<LiveJackpot.Winner, List<PayFlags.Flag>> flags) {
    this.flags = flags;
  }

  /// Adds an event before the end of the day.
  void add(Transition happened, boolean inDay) {
    var before = (LiveJackpot) happened.before();
    var event = (JackpotEvent) happened.event();
    var after = (LiveJackpot) happened.after();
    if (inDay) {
      reconciliation = reconciliation.with(before, event, after);
    } else {
      reconciliation = Reconciliation.from(after);
      opening = after;
      log.forget(made -> made.state() != HitLog.State.WAITING);
    }
    closing = after;
    dates(happened, event);
    hits(happened, event, inDay);
  }

  /// Adds a meter reading for the day, which may be taken after the day has ended.
  void read(Transition happened, LocalDate day) {
    var before = (LiveJackpot) happened.before();
    if (before != null
        && happened.event() instanceof JackpotEvent.Read(var of, var money, var meters)
        && of.equals(day)) {
      readings.add(
          new Reading(
              happened.stored().at(),
              happened.stored().entry().actor(),
              money,
              meters,
              before.money(),
              before.meters()));
    }
  }

  private void dates(Transition happened, JackpotEvent event) {
    if (opened == null) {
      opened = happened.stored().at();
    }
    if (event instanceof JackpotEvent.Deposited) {
      deposited = happened.stored().at();
    }
  }

  private void hits(Transition happened, JackpotEvent event, boolean inDay) {
    log.add(happened.stored(), event);
    if (!inDay) {
      log.forget(made -> made.state() != HitLog.State.WAITING);
      return;
    }
    switch (event) {
      case JackpotEvent.Hit(var hit, _) -> prize(hit, 1);
      case JackpotEvent.Paid(_, _, var table, _, var amount) -> paid(table, amount);
      case JackpotEvent.Rejected rejected -> prize(made(rejected.hit()), -1);
      default -> {}
    }
  }

  private void paid(String table, Money amount) {
    paid.merge(table, amount, Money::plus);
  }

  private String name() {
    return closing().name();
  }

  private LiveJackpot.Hit made(int number) {
    return log.find(number)
        .map(HitLog.Entry::hit)
        .orElseThrow(
            () -> new IllegalStateException("hit " + number + " of " + name() + " was never made"));
  }

  private void prize(LiveJackpot.Hit hit, int sign) {
    if (!closing().money().terms().isProgressive()) {
      prizes.merge(hit.table(), hit.amount().times(sign), Money::plus);
    }
  }

  private Map<Integer, List<PayFlags.Flag>> flags(HitLog.Entry made) {
    var bySeat = new TreeMap<Integer, List<PayFlags.Flag>>();
    for (var winner : made.hit().winners()) {
      if (winner.amount().isPositive() && made.state() != HitLog.State.REJECTED) {
        bySeat.put(winner.seat(), flags.apply(winner));
      }
    }
    return bySeat;
  }

  LiveJackpot closing() {
    if (closing == null) {
      throw new IllegalStateException("a jackpot without events");
    }
    return closing;
  }

  Meters openingMeters() {
    return opening == null ? new Meters(0, Money.ZERO, 0, Money.ZERO) : opening.meters();
  }

  Reconciliation reconciliation() {
    return reconciliation;
  }

  List<HitDay> hits() {
    return log.all().stream().map(made -> new HitDay(name(), record(made), flags(made))).toList();
  }

  private static HitRecord record(HitLog.Entry made) {
    var decided = made.decided();
    return new HitRecord(
        made.hit(),
        History.ref(made.stored()),
        decided == null
            ? null
            : new HitRecord.Decision(
                History.ref(decided),
                made.state() == HitLog.State.APPROVED,
                made.reason(),
                made.camera(),
                made.tax()));
  }

  List<Reading> readings() {
    return readings;
  }

  /// The time of the jackpot's first event.
  Instant opened() {
    return opened == null ? Instant.EPOCH : opened;
  }

  @Nullable Instant deposited() {
    return deposited;
  }

  /// The amount paid during the day for hits to players of a table.
  Money paid(String table) {
    return paid.getOrDefault(table, Money.ZERO);
  }

  /// The posted prizes hit at a table, less those rejected.
  Money prizes(String table) {
    return prizes.getOrDefault(table, Money.ZERO);
  }

  /// The amount that a table's wagers contributed to the progressive.
  Money contributed(String table) {
    return reconciliation.lines().stream()
        .filter(line -> line.kind() == Reconciliation.Kind.CONTRIBUTIONS && line.of().equals(table))
        .map(Reconciliation.Line::amount)
        .map(
            amount ->
                amount
                    .meter()
                    .plus(amount.reserve())
                    .plus(amount.overflow())
                    .minus(amount.seedOwed()))
        .reduce(Money.ZERO, Money::plus);
  }
}
