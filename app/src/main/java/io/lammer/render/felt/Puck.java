package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.table.felt.Box;

/// Draws the puck that marks the point, and the button that marks a wager as off.
final class Puck {
  private Puck() {}

  static void draw(Drawing drawing, boolean on, double x, double y) {
    drawing.open("g", "class", on ? "puck on" : "puck off");
    if (on) {
      disc(drawing, x, y, "#ffffff", "#1b1b1b", FeltWords.of("puck.on"));
    } else {
      disc(drawing, x, y, "#161616", "#ffffff", FeltWords.of("puck.off"));
    }
    drawing.close("g");
  }

  private static void disc(
      Drawing drawing, double x, double y, String color, String print, String words) {
    drawing.circle(x, y + 2, 16, "fill fill-opacity", "#000000", "0.4");
    drawing.circle(x, y, 16, "fill stroke stroke-width", color, print, 2);
    drawing.circle(x, y, 12.8, "fill stroke stroke-width", "none", print, 0.8);
    drawing.words(words, x, y, 11, "font-weight fill", "bold", print);
  }

  static void tag(Drawing drawing, double x, double y) {
    drawing.rect(new Box(x - 13, y - 7, 26, 14), 7, "fill stroke", "#161616", "#ffffff");
    drawing.words(FeltWords.of("puck.off"), x, y, 9.5, "font-weight fill", "bold", "#ffffff");
  }
}
