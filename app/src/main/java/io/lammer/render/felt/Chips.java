package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.SpotPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/// Draws the chips on one spot: a stack with the total, and a disc for each seat with a stake in
/// it.
final class Chips {
  private record Chip(long worth, String color, String edge, String print) {}

  private static final List<Chip> KINDS =
      List.of(
          new Chip(1000, "#f2c230", "#8a6a00", "#1b1b1b"),
          new Chip(500, "#7a3fa8", "#efe3fa", "#ffffff"),
          new Chip(100, "#1c1c1e", "#e9e9e9", "#ffffff"),
          new Chip(25, "#1e8a4c", "#e6ffe9", "#ffffff"),
          new Chip(5, "#c62828", "#ffe9e6", "#ffffff"),
          new Chip(1, "#f7f5ee", "#44618f", "#1b1b1b"));
  private static final int SHOWN = 4;
  private static final double RISE = 3;

  /// The minimum width for printing a seat's amount next to its disc.
  private static final double ROOMY = 110;

  private static final double WIDE = 44;

  private Chips() {}

  static void draw(
      Drawing drawing, SpotPlace place, List<StandingBet> lying, Predicate<StandingBet> isOff) {
    var off = lying.stream().allMatch(isOff);
    drawing.open("g", "class data-spot", off ? "stack off" : "stack", place.spot());
    var box = place.chips();
    var roomy = box.width() >= ROOMY;
    var radius = Math.clamp(Math.min(box.width(), box.height()) * 0.32, 12.0, roomy ? 30.0 : 22.0);
    var x = roomy ? box.x() + radius + 8 : box.midX();
    var y = roomy ? box.midY() + 4 : box.y() + radius + (box.height() - 2 * radius - 12) / 2 + 2;
    var total = lying.stream().map(StandingBet::stake).reduce(Money.ZERO, Money::plus);
    pile(drawing, total, x, y, radius);
    if (off) {
      Puck.tag(drawing, x + radius * 0.8, y - radius);
    }
    seats(drawing, box, lying, isOff, new Pile(x, y, radius, roomy));
    drawing.close("g");
  }

  private record Pile(double x, double y, double radius, boolean roomy) {}

  private static void pile(Drawing drawing, Money total, double x, double y, double radius) {
    var chips = chips(total);
    for (var i = 0; i < chips.size(); i++) {
      chip(drawing, chips.get(i), x, y - i * RISE, radius);
    }
    var words = total.brief().replace("$", "");
    drawing.words(
        words,
        x,
        y - (chips.size() - 1) * RISE,
        Math.min(radius * 0.85, radius * 2.7 / Math.max(1, words.length())),
        "class font-weight fill",
        "total",
        "bold",
        chips.getLast().print());
  }

  private static void chip(Drawing drawing, Chip chip, double x, double y, double radius) {
    drawing.circle(x, y + 1.5, radius, "fill fill-opacity", "#000000", "0.35");
    drawing.circle(x, y, radius, "fill stroke", chip.color(), "#00000066");
    drawing.circle(
        x,
        y,
        radius - 2,
        "fill stroke stroke-width stroke-dasharray",
        "none",
        chip.edge(),
        3,
        Drawing.number(radius * 0.42) + " " + Drawing.number(radius * 0.6));
  }

  /// The most valuable chips of an amount, largest at the bottom. Amounts below $1 are drawn as a
  /// $1 chip.
  private static List<Chip> chips(Money total) {
    var chips = new ArrayList<Chip>();
    var left = Math.max(1, total.units() / Money.UNITS_PER_DOLLAR);
    for (var kind : KINDS) {
      while (left >= kind.worth() && chips.size() < SHOWN) {
        chips.add(kind);
        left -= kind.worth();
      }
    }
    return chips;
  }

  private static void seats(
      Drawing drawing, Box box, List<StandingBet> lying, Predicate<StandingBet> isOff, Pile pile) {
    var stakes = new TreeMap<Integer, Money>();
    lying.forEach(wager -> stakes.merge(wager.seat(), wager.stake(), Money::plus));
    var slots = pile.roomy ? beside(box, stakes.size(), pile) : under(box, stakes.size(), pile);
    var i = 0;
    for (var stake : stakes.entrySet()) {
      var seat = stake.getKey();
      var off = lying.stream().anyMatch(wager -> wager.seat() == seat && isOff.test(wager));
      seat(drawing, slots.get(i++), stake, off, pile);
    }
  }

  private static void seat(
      Drawing drawing, Box at, Map.Entry<Integer, Money> stake, boolean off, Pile pile) {
    drawing.open("g", "class data-seat", off ? "bet off" : "bet", stake.getKey());
    var amount = stake.getValue().brief();
    var x = at.x() + 8;
    drawing.circle(x, at.midY(), 8, "class fill", "seat", off ? "#8b8f94" : "#f4f6f8");
    drawing.words(
        stake.getKey().toString(), x, at.midY(), 10.5, "font-weight fill", "bold", "#111820");
    if (at.width() >= WIDE) {
      drawing.wordsFrom(amount, x + 11, at.midY(), 12, "class fill", "amount", "#ffffff");
    } else {
      hidden(drawing, amount, pile);
    }
    drawing.close("g");
  }

  /// A seat's amount above the total, hidden unless the style sheet shows it, for discs without
  /// room for the amount.
  private static void hidden(Drawing drawing, String amount, Pile pile) {
    var width = amount.length() * 7.5 + 8;
    var y = pile.y() - 5;
    drawing.open("g", "class visibility", "amount", "hidden");
    drawing.rect(
        new Box(pile.x() - width / 2, y - 8, width, 16), 8, "fill stroke", "#111820", "#ffcf3f");
    drawing.words(amount, pile.x(), y, 12, "font-weight fill", "bold", "#ffffff");
    drawing.close("g");
  }

  /// Slots in columns next to the stack, with room for an amount each.
  private static List<Box> beside(Box box, int count, Pile pile) {
    var left = pile.x() + pile.radius() + 6;
    var lines = Math.clamp((int) ((box.height() - 6) / 18), 1, Math.max(1, count));
    var width = Math.min(58, (box.right() - left) / Math.ceilDiv(count, lines));
    var top = box.midY() - lines * 9.0;
    var slots = new ArrayList<Box>();
    for (var i = 0; i < count; i++) {
      var column = i / lines;
      slots.add(new Box(left + column * width, top + i % lines * 18.0, width, 18));
    }
    return slots;
  }

  /// Slots in a row below the stack, overlapping if space is short.
  private static List<Box> under(Box box, int count, Pile pile) {
    var step = count < 2 ? 0 : Math.min(17, (box.width() - 18) / (count - 1));
    var left = pile.x() - step * (count - 1) / 2 - 8;
    var y = Math.min(pile.y() + pile.radius() - 3, box.bottom() - 17);
    var slots = new ArrayList<Box>();
    for (var i = 0; i < count; i++) {
      slots.add(new Box(left + i * step, y, 16, 16));
    }
    return slots;
  }
}
