package io.lammer.render.picture;

import io.lammer.render.paper.Html;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/// A horizontal bar chart as SVG with `rect`, `line` and `text` elements only. Negative bars point
/// to the left.
///
/// @param title the text alternative for screen readers
/// @param mark the legend of the reference line across each bar, or null for none
/// @param shown formats a value
public record Bars(
    String title, @Nullable String mark, List<Bar> bars, DoubleFunction<String> shown) {
  /// @param compared the position of the reference line
  public record Bar(String name, double value, double compared) {}

  private static final int WIDTH = 420;
  private static final int NAMES = 150;
  private static final int FIGURES = 76;
  private static final int ROW = 22;
  private static final int TOP = 30;

  private static final int LONGEST = 22;

  public Bars {
    bars = List.copyOf(bars);
  }

  public Html html() {
    return Html.styled("div", "plot", new Html(text()));
  }

  public String text() {
    var height = TOP + ROW * bars.size() + 8;
    var drawing = Drawing.plot(title, WIDTH, height);
    drawing.leaf("rect", "x y width height fill", 0, 0, WIDTH, height, "#fafaf7");
    words(drawing, 8, 16, "start", 12, "#222222", title);
    if (mark != null) {
      words(drawing, WIDTH - 8, 16, "end", 11, "#8c1c13", "| " + mark);
    }
    for (var i = 0; i < bars.size(); i++) {
      bar(drawing, bars.get(i), TOP + ROW * i);
    }
    drawing.line(x(0), TOP - 4.0, x(0), height - 4.0, "stroke stroke-width", "#444444", 1);
    return drawing.close("svg").toString();
  }

  private void bar(Drawing drawing, Bar bar, double top) {
    words(drawing, NAMES - 8, top + 14, "end", 11.5, "#222222", cut(bar.name()));
    drawing.leaf(
        "rect",
        "x y width height fill",
        Math.min(x(0), x(bar.value())),
        top + 3,
        Math.abs(x(bar.value()) - x(0)),
        ROW - 6.0,
        bar.value() < 0 ? "#b3541e" : "#1f4e79");
    if (mark != null) {
      var at = x(bar.compared());
      drawing.line(at, top, at, top + ROW, "stroke stroke-width", "#8c1c13", 2);
    }
    words(drawing, WIDTH - 8, top + 14, "end", 11.5, "#222222", shown.apply(bar.value()));
  }

  private static String cut(String name) {
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1).strip() + "…";
  }

  private double x(double value) {
    var low = extreme(-1);
    var high = extreme(1);
    return NAMES + (value - low) / (high - low) * (WIDTH - NAMES - FIGURES);
  }

  /// The extreme value on one side of zero. The right side is never zero, so the axis has a length.
  private double extreme(int side) {
    var far =
        bars.stream()
            .flatMap(
                bar ->
                    mark == null
                        ? List.of(bar.value()).stream()
                        : List.of(bar.value(), bar.compared()).stream())
            .mapToDouble(value -> value * side)
            .max()
            .orElse(0);
    return side * Math.max(far, side > 0 ? 0.01 : 0);
  }

  private static void words(
      Drawing drawing, double x, double y, String anchor, double size, String color, String words) {
    drawing.text("text", words, "x y text-anchor font-size fill", x, y, anchor, size, color);
  }
}
