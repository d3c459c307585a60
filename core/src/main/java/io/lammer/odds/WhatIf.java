package io.lammer.odds;

import io.lammer.rules.Pay;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.catalog.PayReader;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Asks what a paytable would be worth with another pay in one of its rows.
public final class WhatIf {
  /// The pay that meets a target edge.
  ///
  /// @param exact the pay that meets it exactly
  /// @param nearest the whole pay that comes nearest
  /// @param edge the edge with the nearest pay
  public record Solution(Ratio exact, long nearest, Ratio edge) {
    /// No pay takes money from a winner: below nothing the target is out of reach.
    public boolean isReachable() {
      return exact.signum() >= 0;
    }
  }

  private WhatIf() {}

  /// The rows with a label, whatever its case and the asterisk of a footnote.
  public static List<Row> rows(Paytable paytable, String label) {
    return paytable.rows().stream().filter(row -> plain(row.label()).equals(plain(label))).toList();
  }

  private static String plain(String label) {
    return label.toLowerCase(Locale.ROOT).replace("*", "").strip();
  }

  /// The paytable with another pay in the rows of a label; empty when the pay cannot be read.
  public static Optional<Paytable> set(Paytable paytable, String label, String pays) {
    var text = pays.matches("[0-9./]+") ? pays + (paytable.toOne() ? " to 1" : " for 1") : pays;
    return PayReader.pay(text, paytable.toOne())
        .map(pay -> replaced(paytable, rows(paytable, label), text, pay));
  }

  private static Paytable replaced(Paytable paytable, List<Row> changed, String pays, Pay pay) {
    var rows =
        paytable.rows().stream()
            .map(
                row ->
                    changed.contains(row)
                        ? new Row(row.label(), row.wager(), row.when(), pays, pay, row.envy(), null)
                        : row)
            .toList();
    return paytable.with(rows);
  }

  /// The pay of a row with which a wager has the target edge, its other pays being what they are.
  public static Optional<Solution> solve(Analysis analysis, Row row, Ratio target) {
    var index = analysis.counts().rows().indexOf(row);
    if (index < 0 || analysis.counts().probability(index).signum() == 0) {
      return Optional.empty();
    }
    var chance = analysis.counts().probability(index);
    var without = with(analysis, index, Ratio.ZERO);
    var exact = without.minus(target).dividedBy(chance);
    var nearest = exact.decimal().setScale(0, RoundingMode.HALF_EVEN).max(BigDecimal.ZERO);
    return Optional.of(
        new Solution(exact, nearest.longValueExact(), with(analysis, index, Ratio.of(nearest))));
  }

  /// The edge of a wager when one row pays so many units.
  private static Ratio with(Analysis analysis, int index, Ratio units) {
    var rows = new ArrayList<>(analysis.counts().rows());
    var row = rows.get(index);
    rows.set(
        index,
        new Row(row.label(), row.wager(), row.when(), row.pays(), new Pay.Loss(), null, null));
    var counts = analysis.counts();
    var lost = analysis.with(new Counts(rows, counts.ways(), counts.losses(), counts.rounds()));
    var back = units.plus(analysis.wager().toOne() ? Ratio.ONE : Ratio.ZERO);
    return lost.houseEdge().minus(counts.probability(index).times(back));
  }
}
