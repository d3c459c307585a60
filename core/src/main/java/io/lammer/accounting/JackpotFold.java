package io.lammer.accounting;

import io.lammer.accounting.JackpotClosing.Bank;
import io.lammer.accounting.JackpotTotals.Figures;
import io.lammer.accounting.JackpotTotals.Reading;
import io.lammer.accounting.JackpotTotals.TableShare;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveJackpot.Meters;
import io.lammer.rules.Money;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Folds the journal of a jackpot.
final class JackpotFold implements PartFold {
  private static final Meters ZERO = new Meters(0, Money.ZERO, 0, Money.ZERO);

  private final Meters opening;
  private final HitLedger hits;
  private final List<Reading> readings;
  private final SortedMap<String, TableShare> tables;
  private Reconciliation moved;
  private @Nullable Instant opened;
  private @Nullable Instant deposited;

  /// The jackpot after the last event; null before the first event of this fold.
  private @Nullable LiveJackpot state;

  /// The closing that this fold started from; null for a new jackpot.
  private final @Nullable JackpotClosing before;

  /// The fold of a new jackpot.
  JackpotFold() {
    this(Reconciliation.from(null), ZERO, List.of(), null);
  }

  /// The fold of the day after a closing.
  JackpotFold(JackpotClosing closing, Reconciliation.Buckets money) {
    this(Reconciliation.at(money), closing.meters(), closing.waiting(), closing);
  }

  private JackpotFold(
      Reconciliation moved, Meters opening, List<HitRecord> hits, @Nullable JackpotClosing before) {
    this.moved = moved;
    this.opening = opening;
    this.hits = new HitLedger(hits);
    this.before = before;
    this.readings = new ArrayList<>();
    this.tables = new TreeMap<>();
    this.opened = before == null ? null : before.bank().opened();
    this.deposited = before == null ? null : before.bank().deposited();
  }

  /// The fold that continues a day.
  JackpotFold(JackpotTotals totals, JackpotClosing closing) {
    this(totals.moved(), totals.opening(), totals.hits(), closing);
    readings.addAll(totals.readings());
    tables.putAll(totals.tables());
  }

  @Override
  public void add(Step step, int shift) {
    var earlier = (LiveJackpot) step.before();
    var event = (JackpotEvent) step.event();
    var after = (LiveJackpot) step.after();
    state = after;
    moved = moved.with(earlier, event, after);
    if (opened == null) {
      opened = step.ref().at();
    }
    hits.add(step.ref(), event);
    switch (event) {
      case JackpotEvent.Hit(var hit, _) -> prize(after, hit, 1);
      case JackpotEvent.Rejected rejected -> prize(after, made(rejected.hit()), -1);
      case JackpotEvent.Paid(_, _, var table, _, var amount) -> paid(table, amount);
      case JackpotEvent.Deposited _ -> deposited = step.ref().at();
      case JackpotEvent.Read(var of, var money, var meters) when earlier != null ->
          readings.add(
              new Reading(
                  step.ref(),
                  of,
                  new Figures(money, meters),
                  new Figures(earlier.money(), earlier.meters())));
      default -> {}
    }
  }

  private LiveJackpot.Hit made(int number) {
    return hits.find(number)
        .map(HitRecord::hit)
        .orElseThrow(() -> new IllegalStateException("hit " + number + " was never made"));
  }

  private void paid(String table, Money amount) {
    tables.merge(table, new TableShare(amount, Money.ZERO), TableShare::plus);
  }

  private void prize(LiveJackpot jackpot, LiveJackpot.Hit hit, int sign) {
    if (!jackpot.money().terms().isProgressive()) {
      var prize = new TableShare(Money.ZERO, hit.amount().times(sign));
      tables.merge(hit.table(), prize, TableShare::plus);
    }
  }

  @Override
  public JackpotTotals totals() {
    return new JackpotTotals(moved, opening, tables, hits.all(), readings);
  }

  @Override
  public JackpotClosing closing() {
    var now = state;
    if (now == null) {
      if (before == null) {
        throw new IllegalStateException("a jackpot without events");
      }
      return before;
    }
    return new JackpotClosing(
        now.edition(),
        now.money().terms(),
        now.tables().stream().sorted().toList(),
        now.status(),
        now.meters(),
        new Bank(
            now.owed(),
            now.banked(),
            now.due(),
            opened == null ? Instant.EPOCH : opened,
            deposited),
        hits.waiting());
  }
}
