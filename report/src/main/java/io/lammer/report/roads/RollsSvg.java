package io.lammer.report.roads;

import io.lammer.tables.floor.Recent.Puck;
import io.lammer.tables.floor.Recent.Thrown;
import java.util.List;
import java.util.stream.Collectors;

/// The last rolls of craps as dice, newest on the left, as SVG.
public final class RollsSvg {
  private static final int SLOT = 48;
  private static final int HEIGHT = 144;
  private static final int DIE = 34;

  /// Where pips may be, in thirds of a die: bit `3 * row + column`.
  private static final int[] PIPS = {
    0, 0b000_010_000, 0b100_000_001, 0b100_010_001, 0b101_000_101, 0b101_010_101, 0b101_101_101
  };

  private RollsSvg() {}

  /// The newest rolls, newest first.
  ///
  /// @param rolls oldest first
  /// @param room for how many
  public static String of(List<Thrown> rolls, int room) {
    var drawing = new Drawing(room * SLOT, HEIGHT);
    var shown = rolls.subList(Math.max(0, rolls.size() - room), rolls.size()).reversed();
    for (var i = shown.size(); i < room; i++) {
      drawing.rect("slot empty", i * SLOT + 2, 2, SLOT - 4, HEIGHT - 4, 6);
    }
    for (var i = 0; i < shown.size(); i++) {
      slot(drawing, i, shown.get(i));
      if (i > 0 && shown.get(i).shooter() != shown.get(i - 1).shooter()) {
        drawing.line("shooter", i * SLOT, 6, i * SLOT, HEIGHT - 6);
      }
    }
    return drawing.svg(
        "rolls",
        1,
        Words.of("rolls"),
        shown.stream().map(RollsSvg::told).collect(Collectors.joining("; ")));
  }

  private static void slot(Drawing drawing, int place, Thrown thrown) {
    var left = place * SLOT;
    var style = style(thrown.puck());
    drawing.rect(
        "slot " + style + (place == 0 ? " latest" : ""), left + 2, 2, SLOT - 4, HEIGHT - 4, 6);
    die(drawing, left + 7, 8, thrown.roll().first());
    die(drawing, left + 7, 46, thrown.roll().second());
    drawing.words("total " + style, left + SLOT / 2.0, 100, String.valueOf(thrown.roll().total()));
    mark(drawing, left, thrown.puck());
  }

  private static void die(Drawing drawing, int left, int top, int face) {
    drawing.rect("die", left, top, DIE, DIE, 6);
    for (var place = 0; place < 9; place++) {
      if ((PIPS[face] & 1 << place) != 0) {
        drawing.circle("pip", left + 8 + 9 * (place % 3), top + 8 + 9 * (place / 3), 3.4);
      }
    }
  }

  private static void mark(Drawing drawing, int left, Puck puck) {
    if (puck != Puck.STAYED) {
      drawing.rect("mark " + style(puck), left + 4, 118, SLOT - 8, 19, 9.5);
      drawing.words("mark-word " + style(puck), left + SLOT / 2.0, 128, Words.of(style(puck)));
    }
  }

  private static String told(Thrown thrown) {
    var roll =
        Words.of("roll", thrown.roll().first(), thrown.roll().second(), thrown.roll().total());
    return thrown.puck() == Puck.STAYED
        ? roll
        : roll + " " + Words.of(style(thrown.puck()) + ".told");
  }

  private static String style(Puck puck) {
    return switch (puck) {
      case STAYED -> "stayed";
      case POINT_SET -> "point-set";
      case POINT_MADE -> "point-made";
      case SEVEN_OUT -> "seven-out";
    };
  }
}
