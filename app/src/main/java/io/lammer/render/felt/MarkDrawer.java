package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.render.picture.Faces;
import io.lammer.rules.Card;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Mark;
import io.lammer.table.felt.NumberCircle;

/// Draws what is laid on the felt during play, other than chips.
record MarkDrawer(Drawing drawing) {
  void draw(Mark mark) {
    switch (mark) {
      case Mark.Puck(var on, var x, var y) -> Puck.draw(drawing, on, x, y);
      case Mark.Dice dice -> dice(dice);
      case Mark.CardFace(var box, var card) -> card(box, card);
      case Mark.Total total -> total(total);
      case Mark.Markers markers -> markers(markers);
    }
  }

  private void dice(Mark.Dice dice) {
    drawing.open("g", "class", dice.style());
    dice.dice().forEach(die -> DieSvg.thrown(drawing, die));
    if (dice.total() != null) {
      total(dice.total());
    }
    drawing.close("g");
  }

  private void total(Mark.Total total) {
    var x = total.hand().right() + 44;
    var y = total.hand().midY();
    drawing.circle(
        x,
        y,
        25,
        "class fill stroke",
        "hand-total",
        total.wins() ? "#ffcf3f" : "#f4f6f8",
        "#000000");
    drawing.words(String.valueOf(total.total()), x, y, 30, "font-weight fill", "bold", "#111820");
  }

  private void card(Box box, Card card) {
    var color = card.isRed() ? "#c01824" : "#15181c";
    drawing.open("g", "class data-card", "card", card);
    drawing.rect(box, 7, "fill stroke", "#fdfcf7", "#00000088");
    drawing.words(
        Faces.rank(card),
        box.midX(),
        box.y() + box.height() * 0.3,
        box.height() * 0.34,
        "font-weight fill",
        "bold",
        color);
    drawing.words(
        Faces.sign(card.suit()),
        box.midX(),
        box.y() + box.height() * 0.7,
        box.height() * 0.36,
        "fill",
        color);
    drawing.close("g");
  }

  private void markers(Mark.Markers markers) {
    drawing.open("g", "class data-wager", "lammers", markers.wager());
    markers.circles().forEach(circle -> marker(circle, markers.radius()));
    drawing.close("g");
  }

  private void marker(NumberCircle circle, double radius) {
    drawing.open("g", "class data-number", "lammer", circle.number());
    drawing.circle(circle.x(), circle.y() + 1.5, radius, "fill-opacity", "0.45");
    drawing.circle(
        circle.x(), circle.y(), radius, "fill stroke stroke-width", "#ffcf3f", "#fff6d6", 2);
    drawing.words(
        String.valueOf(circle.number()),
        circle.x(),
        circle.y(),
        radius * 1.1,
        "font-weight fill",
        "bold",
        "#2a1c00");
    drawing.close("g");
  }
}
