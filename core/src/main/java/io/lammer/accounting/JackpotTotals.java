package io.lammer.accounting;

import io.lammer.house.LiveJackpot.Meters;
import io.lammer.rules.Money;
import io.lammer.table.Jackpot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The totals of a jackpot over a period.
///
/// @param opening the meters at the start
/// @param tables what was paid for its hits at each table
/// @param hits the hits that were made or decided in the period or still wait, in their state at
///   the end
/// @param readings the readings taken, whichever day they are for
public record JackpotTotals(
    Reconciliation moved,
    Meters opening,
    SortedMap<String, TableShare> tables,
    List<HitRecord> hits,
    List<Reading> readings)
    implements Totals {
  public JackpotTotals {
    tables = Collections.unmodifiableSortedMap(new TreeMap<>(tables));
    hits = List.copyOf(hits);
    readings = List.copyOf(readings);
  }

  /// @param paid what players of a table were paid for hits
  /// @param prizes posted prizes hit there, less those rejected
  public record TableShare(Money paid, Money prizes) {
    static final TableShare NOTHING = new TableShare(Money.ZERO, Money.ZERO);

    TableShare plus(TableShare more) {
      return new TableShare(paid.plus(more.paid), prizes.plus(more.prizes));
    }
  }

  /// A reading of the meters.
  ///
  /// @param of the day that the reading is for
  /// @param replayed the figures from replaying the journal
  public record Reading(EventRef event, LocalDate of, Figures read, Figures replayed) {}

  public record Figures(Jackpot money, Meters meters) {}

  public TableShare share(String table) {
    return tables.getOrDefault(table, TableShare.NOTHING);
  }

  /// The amount that a table's wagers contributed to the progressive.
  public Money contributed(String table) {
    return moved.lines().stream()
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

  JackpotTotals and(JackpotTotals later) {
    var shares = new TreeMap<>(tables);
    later.tables.forEach((table, share) -> shares.merge(table, share, TableShare::plus));
    var allHits = new TreeMap<Integer, HitRecord>();
    hits.forEach(one -> allHits.put(one.hit().number(), one));
    later.hits.forEach(one -> allHits.put(one.hit().number(), one));
    var allReadings = new ArrayList<>(readings);
    allReadings.addAll(later.readings);
    return new JackpotTotals(
        moved.plus(later.moved), opening, shares, List.copyOf(allHits.values()), allReadings);
  }
}
