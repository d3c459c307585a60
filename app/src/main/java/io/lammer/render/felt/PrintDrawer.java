package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Die;
import io.lammer.table.felt.NumberCircle;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import io.lammer.table.felt.Print.Curve;
import io.lammer.table.felt.Print.Point;

/// Draws what is printed on a felt.
record PrintDrawer(Drawing drawing, Palette palette, SpotLabels labels) {
  private static final String SERIF =
      "Georgia, Times New Roman, Nimbus Roman, Liberation Serif, serif";

  void draw(Print print) {
    switch (print) {
      case Print.Text text -> text(text, labels.of(text.label()));
      case Print.Beside beside -> beside(beside);
      case Print.Upright(var text) -> upright(text);
      case Print.Ring(var box, var color) -> ring(box, color);
      case Print.Zone(var box, var color) ->
          drawing.rect(
              box,
              14,
              "fill stroke stroke-opacity stroke-dasharray",
              "#00000026",
              color,
              "0.7",
              "3 4");
      case Print.Circle(var x, var y, var radius, var color) ->
          drawing.circle(x, y, radius, "fill stroke stroke-width", "none", color, 1.6);
      case Print.DicePair dice -> pair(dice);
      case Print.Numbers numbers ->
          numbers.circles().forEach(circle -> number(circle, numbers.radius()));
      case Print.CardOutline(var box) ->
          drawing.rect(
              box,
              7,
              "fill stroke stroke-opacity stroke-dasharray",
              "none",
              palette.line(),
              "0.6",
              "6 5");
      case Print.Tray(var box) -> tray(box);
      case Print.Curves curves -> curves(curves);
      case Print.FaintDice(var dice) -> {
        drawing.open("g", "class opacity", "ornament", "0.3");
        dice.forEach(die -> DieSvg.printed(drawing, die, palette));
        drawing.close("g");
      }
    }
  }

  private void text(Print.Text text, String words) {
    var lines = Lines.of(text.box(), words, text.size());
    var y = lines.top(text.box());
    for (var line : lines.words()) {
      drawing.words(
          line,
          text.box().midX(),
          y,
          lines.size(),
          "fill font-family font-weight",
          text.color(),
          text.display() ? SERIF : null,
          "bold");
      y += lines.leading();
    }
  }

  private void beside(Print.Beside beside) {
    var left = labels.of(beside.left().label());
    var right = labels.of(beside.right().label());
    var boxes = beside.left().box().columns(left.length(), right.length());
    text(beside.left().in(boxes.getFirst()), left);
    text(beside.right().in(boxes.getLast()), right);
  }

  private void upright(Print.Text text) {
    drawing.open(
        "g",
        "transform",
        "rotate(-90 %s %s)"
            .formatted(Drawing.number(text.box().midX()), Drawing.number(text.box().midY())));
    draw(text);
    drawing.close("g");
  }

  private void ring(Box box, String color) {
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

  private void pair(Print.DicePair dice) {
    var box = dice.box();
    var line = Math.clamp(box.height() * 0.3, 15, 28);
    var room = dice.pays() == null ? box.height() : box.height() - line;
    var size = Math.min(38, Math.min(room - 8, (box.width() - 14) / 2));
    var y = box.y() + room / 2 + 1;
    DieSvg.printed(drawing, new Die(dice.first(), box.midX() - size / 2 - 2, y, size), palette);
    DieSvg.printed(drawing, new Die(dice.second(), box.midX() + size / 2 + 2, y, size), palette);
    if (dice.pays() != null) {
      draw(
          Print.small(
              new Box(box.x(), box.bottom() - line, box.width(), line - 3),
              dice.pays(),
              16,
              palette.pays()));
    }
  }

  private void number(NumberCircle circle, double radius) {
    drawing.circle(
        circle.x(),
        circle.y(),
        radius,
        "fill stroke stroke-width",
        palette.cloth(),
        palette.pays(),
        1.4);
    drawing.words(
        String.valueOf(circle.number()),
        circle.x(),
        circle.y(),
        radius * 1.05,
        "font-weight fill",
        "bold",
        palette.words());
  }

  private void tray(Box box) {
    drawing.rect(box, box.height() / 2, "fill stroke stroke-width", "#0a183c", palette.line(), 2);
    drawing.rect(
        box.inset(6),
        box.height() / 2 - 6,
        "fill stroke stroke-opacity",
        "none",
        palette.line(),
        "0.5");
  }

  private void curves(Print.Curves curves) {
    drawing.open(
        "g",
        "class fill stroke stroke-opacity stroke-width",
        "ornament",
        "none",
        palette.line(),
        "0.34",
        2);
    curves.curves().forEach(curve -> drawing.leaf("path", "d", path(curve)));
    drawing.close("g");
  }

  private static String path(Curve curve) {
    return "M%s C%s %s %s"
        .formatted(
            point(curve.from()),
            point(curve.fromControl()),
            point(curve.toControl()),
            point(curve.to()));
  }

  private static String point(Point point) {
    return Drawing.number(point.x()) + " " + Drawing.number(point.y());
  }
}
