package io.lammer.report.roads;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;

/// The size of a picture whose looks are classes only, so that a strict page may show it.
record Frame(int width, int height) {
  Drawing ground() {
    return new Drawing().rect(new Box(0, 0, width, height), 0, "class", "ground");
  }

  /// Words around a point; the style sheet says how large they are.
  static void words(Drawing drawing, String style, double x, double y, String words) {
    drawing.text(
        "text", words, "class x y text-anchor dominant-baseline", style, x, y, "middle", "central");
  }

  /// @param scale the size on a page, as a multiple of what was drawn
  /// @param title what it is, for those who cannot see it
  /// @param told what it shows, in words
  String svg(Drawing drawn, String style, double scale, String title, String told) {
    return new Drawing()
        .svg(
            "class width height viewBox role",
            style,
            width * scale,
            height * scale,
            "0 0 " + width + " " + height,
            "img")
        .text("title", title, "")
        .text("desc", told, "")
        .add(drawn)
        .close("svg")
        .toString();
  }
}
