package io.lammer.render.roads;

import io.lammer.render.picture.Drawing;
import io.lammer.table.felt.Box;

/// The frame of an SVG picture. It is styled only by classes, so that pages with a strict content
/// security policy can show it.
public record RoadFrame(int width, int height) {
  public Drawing ground() {
    return new Drawing().rect(new Box(0, 0, width, height), 0, "class", "ground");
  }

  /// Adds text around a point; the style sheet defines its size.
  public static void words(Drawing drawing, String style, double x, double y, String words) {
    drawing.text(
        "text", words, "class x y text-anchor dominant-baseline", style, x, y, "middle", "central");
  }

  /// @param scale the size on the page relative to the drawing
  /// @param title the name for screen readers
  /// @param told the description for screen readers
  public String svg(Drawing drawn, String style, double scale, String title, String told) {
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
