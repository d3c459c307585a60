package io.lammer.report.play;

import io.lammer.report.paper.Cell;
import io.lammer.report.paper.Listing;
import io.lammer.report.picture.Plot;
import io.lammer.rules.Money;
import io.lammer.sim.table.Spread;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Results of many trials as tables and pictures.
final class Spreads {
  private static final List<Double> PARTS =
      List.of(0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99);
  static final int WIDTH = 660;
  static final int HEIGHT = 220;
  private static final int STEPS = 60;

  private Spreads() {}

  /// A row for each percentile; the columns are added by whoever shows them.
  static Listing<Double> percentiles() {
    return Listing.of(PARTS).column("percentile", part -> new Cell.Shown(percentile(part), part));
  }

  static String percentile(double part) {
    return "%.0f%%".formatted(part * 100);
  }

  static Money money(double units) {
    return new Money(Math.round(units / Money.UNITS_PER_CENT) * Money.UNITS_PER_CENT);
  }

  static Cell part(double of) {
    return new Cell.Percent(BigDecimal.valueOf(of), 2);
  }

  /// The mean with its standard error.
  static String mean(Spread spread) {
    return money(spread.mean()) + " ± " + money(spread.error());
  }

  static String number(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  static double dollars(double units) {
    return units / Money.UNITS_PER_DOLLAR;
  }

  /// How often results of about so much came; the rarest at both ends are counted with the next.
  static Plot histogram(String title, String label, Spread amounts) {
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
