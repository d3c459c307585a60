package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import org.jspecify.annotations.Nullable;

/// What is printed on a spot.
@FunctionalInterface
interface Print {
  /// The letters of printed felts.
  String SERIF = "Georgia, Times New Roman, Nimbus Roman, Liberation Serif, serif";

  void on(Drawing drawing);

  default Print and(Print next) {
    return drawing -> {
      on(drawing);
      next.on(drawing);
    };
  }

  /// Words in the letters of printed felts, as large as the box and `size` allow.
  static Print big(Box box, String words, double size, String color) {
    return lines(box, words, size, color, SERIF);
  }

  static Print small(Box box, String words, double size, String color) {
    return lines(box, words, size, color, null);
  }

  /// A name with its pays below.
  static Print named(Box box, String name, String pays, Palette palette) {
    if (pays.isEmpty()) {
      return big(box, name, 24, palette.words());
    }
    var air = Math.max(3, box.height() * 0.12);
    var rows = new Box(box.x() + 3, box.y() + air, box.width() - 6, box.height() - 2 * air);
    return big(rows.top(0.55), name, 26, palette.words())
        .and(small(rows.below(0.58), pays, 16, palette.pays()));
  }

  /// The ring where chips are put.
  static Print ring(Box box, String color) {
    return drawing ->
        drawing.circle(
            box.midX(),
            box.midY(),
            Math.min(box.width(), box.height()) / 2 - 3,
            "fill stroke stroke-width stroke-dasharray",
            "#00000033",
            color,
            1.2,
            "3 4");
  }

  /// A wider place for them.
  static Print zone(Box box, String color) {
    return drawing ->
        drawing.rect(
            box,
            14,
            "fill stroke stroke-opacity stroke-dasharray",
            "#00000026",
            color,
            "0.7",
            "3 4");
  }

  private static Print lines(
      Box box, String words, double size, String color, @Nullable String family) {
    return drawing -> {
      var lines = Lines.of(box, words, size);
      var y = lines.top(box);
      for (var line : lines.words()) {
        drawing.words(
            line,
            box.midX(),
            y,
            lines.size(),
            "fill font-family font-weight",
            color,
            family,
            "bold");
        y += lines.leading();
      }
    };
  }
}
