package io.lammer.render.simulation;

import io.lammer.render.paper.Cell;
import io.lammer.render.paper.Listing;
import io.lammer.render.picture.Plot;
import io.lammer.rules.Money;
import io.lammer.sim.table.Distribution;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The distribution of many results as tables and plots.
final class DistributionTables {
  private static final List<Double> PARTS =
      List.of(0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99);
  static final int WIDTH = 660;
  static final int HEIGHT = 220;
  private static final int STEPS = 60;

  private DistributionTables() {}

  /// A table with one row per percentile; callers add the columns.
  static Listing<Double> percentiles() {
    return Listing.of(PARTS).column("percentile", part -> Cell.shown(percentile(part), part));
  }

  static String percentile(double part) {
    return "%.0f%%".formatted(part * 100);
  }

  static Money money(double units) {
    return new Money(Math.round(units / Money.UNITS_PER_CENT) * Money.UNITS_PER_CENT);
  }

  static Cell part(double of) {
    return Cell.percent(BigDecimal.valueOf(of), 2);
  }

  static String mean(Distribution spread) {
    return money(spread.mean()) + " ± " + money(spread.error());
  }

  static String number(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  static double dollars(double units) {
    return units / Money.UNITS_PER_DOLLAR;
  }

  /// A histogram of the results; rare extremes are counted in the outermost bars.
  static Plot histogram(String title, String label, Distribution amounts) {
    var low = dollars(amounts.at(0.002));
    var high = Math.max(low + 1, dollars(amounts.at(0.998)));
    var counts =
        amounts.histogram(low * Money.UNITS_PER_DOLLAR, high * Money.UNITS_PER_DOLLAR, STEPS);
    var points = new ArrayList<Plot.Point>();
    var top = 0.0;
    var width = (high - low) / STEPS;
    for (var step = 0; step < STEPS; step++) {
      var share = (double) counts[step] / amounts.size();
      top = Math.max(top, share);
      points.add(new Plot.Point(low + step * width, share));
      points.add(new Plot.Point(low + (step + 1) * width, share));
    }
    return new Plot(
        title,
        WIDTH,
        HEIGHT,
        new Plot.Axis(label, low, high, Plot::dollars),
        new Plot.Axis("Part of all", 0, top * 1.05, share -> number("%.1f%%", share * 100)),
        List.of(new Plot.Series("", points)),
        null,
        List.of());
  }
}
