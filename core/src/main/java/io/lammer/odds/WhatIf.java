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

/// Computes the effect of changing a pay in a paytable, and the pay that meets a target edge.
public final class WhatIf {
  /// The pay that meets a target edge.
  ///
  /// @param exact the pay that meets the target exactly
  /// @param nearest the closest whole pay
  /// @param edge the edge with the closest whole pay
  public record Solution(Ratio exact, long nearest, Ratio edge) {
    /// False if the target would require a negative pay.
    public boolean isReachable() {
      return exact.signum() >= 0;
    }
  }

  private WhatIf() {}

  /// The rows with a label, ignoring case and footnote asterisks.
  public static List<Row> rows(Paytable paytable, String label) {
    return paytable.rows().stream().filter(row -> plain(row.label()).equals(plain(label))).toList();
  }

  private static String plain(String label) {
    return label.toLowerCase(Locale.ROOT).replace("*", "").strip();
  }

  /// The paytable with another pay in all rows with the label; empty if the pay cannot be parsed.
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

  /// The pay of a row at which the wager has the target edge, all other pays unchanged.
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

  /// The edge of a wager if one row pays this many units.
  private static Ratio with(Analysis analysis, int index, Ratio units) {
    var rows = new ArrayList<>(analysis.counts().rows());
    var row = rows.get(index);
    rows.set(
        index,
        new Row(row.label(), row.wager(), row.when(), row.pays(), new Pay.Loss(), null, null));
    var counts = analysis.counts();
    var lost = analysis.with(new RowWays(rows, counts.ways(), counts.losses(), counts.rounds()));
    var back = units.plus(analysis.wager().toOne() ? Ratio.ONE : Ratio.ZERO);
    return lost.houseEdge().minus(counts.probability(index).times(back));
  }
}
