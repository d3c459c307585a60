package io.lammer.report.roads;

import io.lammer.report.paper.Html;
import io.lammer.report.picture.Svg;

/// An SVG in the making. Looks are classes only, so that a strict page may show it.
final class Drawing {
  private final StringBuilder body = new StringBuilder();
  private final int width;
  private final int height;

  Drawing(int width, int height) {
    this.width = width;
    this.height = height;
    rect("ground", 0, 0, width, height, 0);
  }

  void rect(String style, double x, double y, double wide, double high, double round) {
    add(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>%n",
        style, x, y, wide, high, round);
  }

  void circle(String style, double x, double y, double radius) {
    add("<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>%n", style, x, y, radius);
  }

  void line(String style, double x1, double y1, double x2, double y2) {
    add("<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>%n", style, x1, y1, x2, y2);
  }

  void path(String style, String steps) {
    add("<path class=\"%s\" d=\"%s\"/>%n", style, steps);
  }

  /// Words around a point; the style sheet says how large they are.
  void words(String style, double x, double y, String words) {
    add(
        "<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"middle\""
            + " dominant-baseline=\"central\">%s</text>%n",
        style, x, y, Html.escape(words));
  }

  private void add(String format, Object... values) {
    for (var i = 0; i < values.length; i++) {
      values[i] = values[i] instanceof Double number ? Svg.number(number) : values[i];
    }
    body.append(format.formatted(values));
  }

  /// @param scale the size on a page, as a multiple of what was drawn
  /// @param title what it is, for those who cannot see it
  /// @param told what it shows, in words
  String svg(String style, double scale, String title, String told) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"%s\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %d %d\" role=\"img\">%n<title>%s</title>%n<desc>%s</desc>%n%s</svg>%n"
        .formatted(
            style,
            Svg.number(width * scale),
            Svg.number(height * scale),
            width,
            height,
            Html.escape(title),
            Html.escape(told),
            body);
  }
}
