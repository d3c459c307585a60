package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.LineWager;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.List;

/// The player's side of a craps layout, from the boxes down: come, field, don't pass, pass, odds.
///
/// @param boxes what is left for the number boxes
/// @param dice where thrown dice lie
record CrapsLine(List<Place> places, Box boxes, Box dice) {
  private static final Palette PALETTE = Palette.CRAPS;
  private static final double STRIP = 46;
  private static final double PASS = 54;
  private static final double DONT = 52;
  private static final double FIELD = 64;
  private static final double COME = 56;

  static CrapsLine of(OfferedSpots stock, Box end) {
    return new Laying(stock, end).lay();
  }

  /// Takes one band after another off the bottom.
  private static final class Laying {
    private final OfferedSpots stock;
    private final List<Place> places = new ArrayList<>();
    private final Box end;
    private double bottom;

    Laying(OfferedSpots stock, Box end) {
      this.stock = stock;
      this.end = end;
      this.bottom = end.bottom();
    }

    CrapsLine lay() {
      strips();
      pass();
      dontPass();
      field();
      var come = come();
      var left = end.x() + (stock.has("pass") ? PASS + Box.GAP : 0);
      var boxes = new Box(left, end.y(), end.right() - left, bottom - end.y());
      return new CrapsLine(places, boxes, come);
    }

    private Box band(double height) {
      var band = inner(bottom - height, height);
      bottom -= height + Box.GAP;
      return band;
    }

    private Box inner(double y, double height) {
      var left = end.x() + PASS + Box.GAP;
      return new Box(left, y, end.right() - left, height);
    }

    /// Odds and put wagers lie behind the pass line, by their point.
    private void strips() {
      var odds = stock.of("pass-odds");
      var put = stock.of("put");
      if (odds.isEmpty() || put.isEmpty() || odds.size() + put.size() > 12) {
        strip(put);
        strip(odds);
      } else {
        var halves = whole().columns(odds.size(), put.size());
        strip(halves.getFirst(), odds);
        strip(halves.getLast(), put);
      }
    }

    private Box whole() {
      var band = new Box(end.x(), bottom - STRIP, end.width(), STRIP);
      bottom -= STRIP + Box.GAP;
      return band;
    }

    private void strip(List<Spot> spots) {
      if (!spots.isEmpty()) {
        strip(whole(), spots);
      }
    }

    private void strip(Box band, List<Spot> spots) {
      var cells = band.columns(spots.size());
      for (var i = 0; i < spots.size(); i++) {
        var number = String.valueOf(spots.get(i).number());
        var box = cells.get(i);
        places.add(
            Place.of(
                spots.get(i),
                box,
                Print.small(
                        box.top(0.42),
                        FeltWords.of("print." + spots.get(i).wager()),
                        11,
                        PALETTE.pays())
                    .and(Print.big(box.below(0.34), number, 20, PALETTE.words()))));
      }
    }

    private void pass() {
      var spot = Spot.of("pass");
      if (!stock.has(spot)) {
        return;
      }
      var bar = new Box(end.x(), bottom - PASS, end.width(), PASS);
      bottom -= PASS + Box.GAP;
      var words = inner(bar.y(), PASS);
      var print = FeltWords.of("print.pass");
      places.add(
          Place.of(spot, bar, Print.big(words, print, 36, PALETTE.words()).and(upright(bar, print)))
              .outlined(corner(bar))
              .chipsIn(words.columns(1, 1.9).getFirst()));
    }

    /// The same words along the left side.
    private Print upright(Box bar, String words) {
      var side = new Box(end.x(), end.y(), PASS, bar.y() - end.y());
      return drawing -> {
        drawing.open(
            "g",
            "transform",
            "rotate(-90 %s %s)"
                .formatted(Drawing.number(side.midX()), Drawing.number(side.midY())));
        Print.big(
                new Box(side.midX() - 140, side.midY() - 27, 280, PASS), words, 36, PALETTE.words())
            .on(drawing);
        drawing.close("g");
      };
    }

    /// Along the left side and the bottom, round at the corner.
    private String corner(Box bar) {
      var x = end.x();
      return new Outline()
          .corner(x, end.y(), 6)
          .corner(x + PASS, end.y(), 6)
          .corner(x + PASS, bar.y(), 10)
          .corner(end.right(), bar.y(), 6)
          .corner(end.right(), bar.bottom(), 6)
          .corner(x, bar.bottom(), PASS)
          .path();
    }

    private void dontPass() {
      var spot = Spot.of("dont-pass");
      if (!stock.has(spot)) {
        return;
      }
      var odds = stock.of("dont-pass-odds");
      var band = band(DONT);
      var parts = odds.isEmpty() ? List.of(band) : band.columns(1, 1.15);
      var box = parts.getFirst();
      places.add(
          Place.of(spot, box, barred(stock, box.columns(0.32, 1).getLast(), spot))
              .chipsIn(box.columns(0.32, 1).getFirst()));
      if (!odds.isEmpty()) {
        strip(parts.getLast(), odds);
      }
    }

    private void field() {
      var big = stock.of("big-6", "big-8");
      var spot = Spot.of("field");
      if (big.isEmpty() && !stock.has(spot)) {
        return;
      }
      var band = band(FIELD);
      var parts = band.columns(big.isEmpty() ? 0.01 : 0.13 * big.size(), 1);
      var cells = parts.getFirst().columns(Math.max(1, big.size()));
      for (var i = 0; i < big.size(); i++) {
        places.add(
            Place.of(
                big.get(i),
                cells.get(i),
                Print.named(
                    cells.get(i), stock.label(big.get(i)), stock.pays(big.get(i)), PALETTE)));
      }
      if (stock.has(spot)) {
        var box = big.isEmpty() ? band : parts.getLast();
        places.add(CrapsField.place(stock, spot, box));
      }
    }

    private Box come() {
      var spot = Spot.of("come");
      var band = band(COME);
      if (stock.has(spot)) {
        places.add(
            Place.of(spot, band, Print.big(band, FeltWords.of("print.come"), 40, PALETTE.accent()))
                .chipsIn(band.columns(1, 1.9).getFirst()));
      }
      return band.columns(4, 1).getLast();
    }
  }

  /// The words of a don't wager, with the roll that is barred.
  static Print barred(OfferedSpots stock, Box box, Spot spot) {
    var offer = stock.offer(spot);
    var words = FeltWords.of("print." + spot.wager());
    if (offer == null || !(offer.wager().machine() instanceof LineWager line)) {
      return Print.big(box, words, 20, PALETTE.words());
    }
    var face = line.barred() == 12 ? 6 : line.barred() == 2 ? 1 : 0;
    if (face == 0) {
      return Print.big(box, words, 20, PALETTE.words());
    }
    var tall = box.height() > box.width();
    return tall ? stood(box, words, face) : lying(box, words, face);
  }

  private static Print lying(Box box, String words, int face) {
    var parts = box.columns(3.4, 0.8, 1);
    return Print.big(parts.getFirst(), words, 24, PALETTE.words())
        .and(Print.small(parts.get(1), FeltWords.of("print.bar"), 12, PALETTE.pays()))
        .and(Die.pair(parts.getLast(), face, face, "", PALETTE));
  }

  private static Print stood(Box box, String words, int face) {
    var rows = new Box(box.x(), box.y() + 56, box.width(), 112).rows(56, 18, 34);
    return Print.big(rows.getFirst(), words, 24, PALETTE.words())
        .and(Print.small(rows.get(1), FeltWords.of("print.bar"), 13, PALETTE.pays()))
        .and(Die.pair(rows.getLast(), face, face, "", PALETTE));
  }
}
