package io.lammer.render.picture;

import io.lammer.render.paper.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A line plot as SVG. Uses only `rect`, `line`, `polyline`, `circle` and `text`, so that a simple
/// renderer can draw it.
///
/// @param title the text alternative for screen readers
/// @param guide a horizontal reference line, or null
/// @param marks the points of interest
public record Plot(
    String title,
    int width,
    int height,
    Axis across,
    Axis up,
    List<Series> series,
    @Nullable Guide guide,
    List<Mark> marks) {

  /// An axis with its range.
  ///
  /// @param shown formats the value at a tick
  public record Axis(String label, double low, double high, DoubleFunction<String> shown) {
    public Axis {
      if (!(low < high)) {
        throw new IllegalArgumentException("an axis from " + low + " to " + high);
      }
    }

    /// Round tick values, about this many.
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

  public record Series(String name, List<Point> points) {}

  public record Guide(String label, double y) {}

  /// A dot with a dashed line down to the axis.
  public record Mark(String label, Point at) {}

  private static final int LEFT = 64;
  private static final int RIGHT = 20;
  private static final int TOP = 26;
  private static final int BOTTOM = 44;
  private static final List<String> COLORS = List.of("#1f4e79", "#b3541e", "#3b7a57", "#6b4c8a");

  public Html html() {
    return Html.styled("div", "plot", new Html(text()));
  }

  public String text() {
    var drawing = Drawing.plot(title, width, height);
    drawing.leaf(
        "rect",
        "x y width height fill",
        LEFT,
        TOP,
        width - LEFT - RIGHT,
        height - TOP - BOTTOM,
        "#fafaf7");
    axes(drawing);
    if (guide != null) {
      guide(drawing, guide);
    }
    for (var i = 0; i < series.size(); i++) {
      series(drawing, series.get(i), i);
    }
    marks.forEach(mark -> mark(drawing, mark));
    return drawing.close("svg").toString();
  }

  private void axes(Drawing drawing) {
    for (var tick : across.ticks(6)) {
      line(drawing, x(tick), y(up.low), x(tick), y(up.high), "#e2e0d8", "");
      words(
          drawing,
          x(tick),
          height - BOTTOM + 15,
          "middle",
          10,
          "#444444",
          across.shown.apply(tick));
    }
    for (var tick : up.ticks(5)) {
      line(drawing, x(across.low), y(tick), x(across.high), y(tick), "#e2e0d8", "");
      words(drawing, LEFT - 7, y(tick) + 3.5, "end", 10, "#444444", up.shown.apply(tick));
    }
    line(drawing, x(across.low), y(up.low), x(across.high), y(up.low), "#444444", "");
    line(drawing, x(across.low), y(up.low), x(across.low), y(up.high), "#444444", "");
    words(
        drawing,
        x((across.low + across.high) / 2),
        height - 8,
        "middle",
        10.5,
        "#222222",
        across.label);
    words(drawing, LEFT, TOP - 9, "start", 10.5, "#222222", up.label);
  }

  private void guide(Drawing drawing, Guide at) {
    line(drawing, x(across.low), y(at.y), x(across.high), y(at.y), "#8c1c13", "5 3");
    words(drawing, x(across.low) + 6, y(at.y) - 5, "start", 10, "#8c1c13", at.label);
  }

  private void series(Drawing drawing, Series line, int number) {
    var color = COLORS.get(number % COLORS.size());
    var points =
        line.points().stream()
            .map(point -> Drawing.number(x(point.x()), 2) + "," + Drawing.number(y(point.y()), 2))
            .collect(Collectors.joining(" "));
    drawing.leaf("polyline", "points fill stroke stroke-width", points, "none", color, 2);
    if (series.size() > 1) {
      words(drawing, width - RIGHT, TOP - 9 + 13 * number, "end", 10, color, line.name());
    }
  }

  private void mark(Drawing drawing, Mark mark) {
    var x = x(mark.at().x());
    var y = y(mark.at().y());
    line(drawing, x, y, x, y(up.low), "#8c1c13", "2 3");
    drawing.circle(x, y, 4, "fill", "#8c1c13");
    var left = x > LEFT + (width - LEFT - RIGHT) * 0.6;
    var side = left ? "end" : "start";
    words(drawing, left ? x - 7 : x + 7, y(up.low) - 7, side, 10.5, "#8c1c13", mark.label());
  }

  private double x(double value) {
    return LEFT + (value - across.low) / (across.high - across.low) * (width - LEFT - RIGHT);
  }

  private double y(double value) {
    return height - BOTTOM - (value - up.low) / (up.high - up.low) * (height - TOP - BOTTOM);
  }

  private static void line(
      Drawing drawing, double x1, double y1, double x2, double y2, String color, String dashes) {
    drawing.line(
        x1,
        y1,
        x2,
        y2,
        "stroke stroke-width stroke-dasharray",
        color,
        1,
        dashes.isEmpty() ? null : dashes);
  }

  private static void words(
      Drawing drawing, double x, double y, String anchor, double size, String color, String words) {
    drawing.text("text", words, "x y text-anchor font-size fill", x, y, anchor, size, color);
  }

  /// A dollar amount such as `$12,500` or `-$40`.
  public static String dollars(double value) {
    return String.format(Locale.ROOT, value < 0 ? "-$%,.0f" : "$%,.0f", Math.abs(value));
  }

  /// A percentage such as `95%`.
  public static String percent(double value) {
    return String.format(Locale.ROOT, "%.0f%%", value * 100);
  }
}
