package io.lammer.report.picture;

import io.lammer.report.paper.Html;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;

/// A line plot as SVG, of five kinds of elements only: `rect`, `line`, `polyline`, `circle` and
/// `text`, so that anything can draw it.
///
/// @param title what the plot shows, for those who cannot see it
/// @param guide a horizontal line to compare the series with
/// @param marks points of interest
public record Svg(
    String title,
    int width,
    int height,
    Axis across,
    Axis up,
    List<Series> series,
    Guide guide,
    List<Mark> marks) {

  /// An axis from its lowest to its highest value.
  ///
  /// @param shown how a value is written at a tick
  public record Axis(String label, double low, double high, DoubleFunction<String> shown) {
    public Axis {
      if (!(low < high)) {
        throw new IllegalArgumentException("an axis from " + low + " to " + high);
      }
    }

    /// Round values about so many apart.
    List<Double> ticks(int about) {
      var rough = (high - low) / about;
      var power = Math.pow(10, Math.floor(Math.log10(rough)));
      var step =
          power * (rough / power <= 1 ? 1 : rough / power <= 2 ? 2 : rough / power <= 5 ? 5 : 10);
      var ticks = new ArrayList<Double>();
      for (var n = Math.ceil(low / step); n * step <= high * (1 + 1e-9); n++) {
        ticks.add(n * step);
      }
      return ticks;
    }
  }

  public record Point(double x, double y) {}

  /// A line through its points.
  public record Series(String name, List<Point> points) {}

  public record Guide(String label, double y) {}

  /// A dot with a dashed line down to the axis.
  public record Mark(String label, Point at) {}

  private static final int LEFT = 64;
  private static final int RIGHT = 20;
  private static final int TOP = 26;
  private static final int BOTTOM = 44;
  private static final List<String> COLORS = List.of("#1f4e79", "#b3541e", "#3b7a57", "#6b4c8a");

  /// The plot as an element that can stand in a page.
  public String text() {
    var text = new StringBuilder();
    text.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" font-family=\"Liberation Sans, Arial, sans-serif\">%n"
            .formatted(width, height, width, height));
    text.append("<title>").append(Html.escape(title)).append("</title>\n");
    text.append(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fafaf7\"/>%n"
            .formatted(LEFT, TOP, width - LEFT - RIGHT, height - TOP - BOTTOM));
    axes(text);
    guide(text);
    for (var i = 0; i < series.size(); i++) {
      series(text, series.get(i), i);
    }
    marks.forEach(mark -> mark(text, mark));
    return text.append("</svg>\n").toString();
  }

  private void axes(StringBuilder text) {
    for (var tick : across.ticks(6)) {
      line(text, x(tick), y(up.low), x(tick), y(up.high), "#e2e0d8", "");
      words(text, x(tick), height - BOTTOM + 15, "middle", 10, "#444444", across.shown.apply(tick));
    }
    for (var tick : up.ticks(5)) {
      line(text, x(across.low), y(tick), x(across.high), y(tick), "#e2e0d8", "");
      words(text, LEFT - 7, y(tick) + 3.5, "end", 10, "#444444", up.shown.apply(tick));
    }
    line(text, x(across.low), y(up.low), x(across.high), y(up.low), "#444444", "");
    line(text, x(across.low), y(up.low), x(across.low), y(up.high), "#444444", "");
    words(
        text,
        x((across.low + across.high) / 2),
        height - 8,
        "middle",
        10.5,
        "#222222",
        across.label);
    words(text, LEFT, TOP - 9, "start", 10.5, "#222222", up.label);
  }

  private void guide(StringBuilder text) {
    line(text, x(across.low), y(guide.y), x(across.high), y(guide.y), "#8c1c13", "5 3");
    words(text, x(across.low) + 6, y(guide.y) - 5, "start", 10, "#8c1c13", guide.label);
  }

  private void series(StringBuilder text, Series line, int number) {
    var color = COLORS.get(number % COLORS.size());
    text.append(
        "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n"
            .formatted(
                line.points().stream()
                    .map(point -> number(x(point.x())) + "," + number(y(point.y())))
                    .collect(Collectors.joining(" ")),
                color));
    if (series.size() > 1) {
      words(text, width - RIGHT, TOP - 9 + 13 * number, "end", 10, color, line.name());
    }
  }

  private void mark(StringBuilder text, Mark mark) {
    var x = x(mark.at().x());
    var y = y(mark.at().y());
    line(text, x, y, x, y(up.low), "#8c1c13", "2 3");
    text.append(
        "<circle cx=\"%s\" cy=\"%s\" r=\"4\" fill=\"#8c1c13\"/>%n".formatted(number(x), number(y)));
    var left = x > LEFT + (width - LEFT - RIGHT) * 0.6;
    var side = left ? "end" : "start";
    words(text, left ? x - 7 : x + 7, y(up.low) - 7, side, 10.5, "#8c1c13", mark.label());
  }

  private double x(double value) {
    return LEFT + (value - across.low) / (across.high - across.low) * (width - LEFT - RIGHT);
  }

  private double y(double value) {
    return height - BOTTOM - (value - up.low) / (up.high - up.low) * (height - TOP - BOTTOM);
  }

  private static void line(
      StringBuilder text, double x1, double y1, double x2, double y2, String color, String dashes) {
    text.append(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\" stroke-width=\"1\"%s/>%n"
            .formatted(
                number(x1),
                number(y1),
                number(x2),
                number(y2),
                color,
                dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\""));
  }

  private static void words(
      StringBuilder text,
      double x,
      double y,
      String anchor,
      double size,
      String color,
      String words) {
    text.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%s\" fill=\"%s\">%s</text>%n"
            .formatted(number(x), number(y), anchor, number(size), color, Html.escape(words)));
  }

  /// At most two decimals.
  public static String number(double value) {
    var rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /// `$12,500`.
  public static String dollars(double value) {
    return String.format(Locale.ROOT, "$%,.0f", value);
  }

  /// `95%`.
  public static String percent(double value) {
    return String.format(Locale.ROOT, "%.0f%%", value * 100);
  }
}
