package io.lammer.games.craps;

import io.lammer.rules.Spot;
import io.lammer.table.OfferedWager;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Corner;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.Label;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import io.lammer.table.felt.SpotPlace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The lower part of a craps layout: come, field, don't pass, pass and odds, from top to bottom.
///
/// @param boxes the remaining area, for the number boxes
/// @param dice the area for thrown dice
record CrapsLine(List<SpotPlace> places, Box boxes, Box dice) {
  private static final Palette PALETTE = CrapsFelt.PALETTE;
  private static final double STRIP = 46;
  private static final double PASS = 54;
  private static final double DONT = 52;
  private static final double FIELD = 64;
  private static final double COME = 56;

  static CrapsLine of(FeltSpots spots, Box end) {
    return new Planner(spots, end).plan();
  }

  /// Lays out horizontal bands from the bottom up.
  private static final class Planner {
    private final FeltSpots spots;
    private final List<SpotPlace> places = new ArrayList<>();
    private final Box end;
    private double bottom;

    Planner(FeltSpots spots, Box end) {
      this.spots = spots;
      this.end = end;
      this.bottom = end.bottom();
    }

    CrapsLine plan() {
      strips();
      pass();
      dontPass();
      field();
      var come = come();
      var left = end.x() + (spots.has("pass") ? PASS + Box.GAP : 0);
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

    /// The strips of odds and put wagers behind the pass line, ordered by point.
    private void strips() {
      var odds = spots.of("pass-odds");
      var put = spots.of("put");
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

    private void strip(List<Spot> strip) {
      if (!strip.isEmpty()) {
        strip(whole(), strip);
      }
    }

    private void strip(Box band, List<Spot> strip) {
      var cells = band.columns(strip.size());
      for (var i = 0; i < strip.size(); i++) {
        var spot = strip.get(i);
        var box = cells.get(i);
        places.add(
            SpotPlace.of(
                spot,
                box,
                Print.small(
                    box.top(0.42), Label.phrase("print." + spot.wager()), 11, PALETTE.pays()),
                Print.big(
                    box.below(0.34),
                    new Label.Fixed(String.valueOf(spot.number())),
                    20,
                    PALETTE.words())));
      }
    }

    private void pass() {
      var spot = Spot.of("pass");
      if (!spots.has(spot)) {
        return;
      }
      var bar = new Box(end.x(), bottom - PASS, end.width(), PASS);
      bottom -= PASS + Box.GAP;
      var words = inner(bar.y(), PASS);
      var label = Label.phrase("print.pass");
      places.add(
          SpotPlace.of(
                  spot,
                  bar,
                  Print.big(words, label, 36, PALETTE.words()),
                  new Print.Upright(Print.big(side(bar), label, 36, PALETTE.words())))
              .outlined(corners(bar))
              .chipsIn(words.columns(1, 1.9).getFirst()));
    }

    /// The box of the label along the left side, before the label is rotated.
    private Box side(Box bar) {
      var side = new Box(end.x(), end.y(), PASS, bar.y() - end.y());
      return new Box(side.midX() - 140, side.midY() - PASS / 2, 280, PASS);
    }

    /// The L-shaped outline along the left side and the bottom, rounded at the corner.
    private List<Corner> corners(Box bar) {
      var x = end.x();
      return List.of(
          new Corner(x, end.y(), 6),
          new Corner(x + PASS, end.y(), 6),
          new Corner(x + PASS, bar.y(), 10),
          new Corner(end.right(), bar.y(), 6),
          new Corner(end.right(), bar.bottom(), 6),
          new Corner(x, bar.bottom(), PASS));
    }

    private void dontPass() {
      var spot = Spot.of("dont-pass");
      if (!spots.has(spot)) {
        return;
      }
      var odds = spots.of("dont-pass-odds");
      var band = band(DONT);
      var parts = odds.isEmpty() ? List.of(band) : band.columns(1, 1.15);
      var box = parts.getFirst();
      places.add(
          SpotPlace.of(spot, box, barred(spots, box.columns(0.32, 1).getLast(), spot))
              .chipsIn(box.columns(0.32, 1).getFirst()));
      if (!odds.isEmpty()) {
        strip(parts.getLast(), odds);
      }
    }

    private void field() {
      var big = spots.of("big-6", "big-8");
      var spot = Spot.of("field");
      if (big.isEmpty() && !spots.has(spot)) {
        return;
      }
      var band = band(FIELD);
      var parts = band.columns(big.isEmpty() ? 0.01 : 0.13 * big.size(), 1);
      var cells = parts.getFirst().columns(Math.max(1, big.size()));
      for (var i = 0; i < big.size(); i++) {
        places.add(
            SpotPlace.of(
                big.get(i),
                cells.get(i),
                Print.named(
                    cells.get(i), new Label.Name(big.get(i)), spots.pays(big.get(i)), PALETTE)));
      }
      if (spots.has(spot)) {
        var box = big.isEmpty() ? band : parts.getLast();
        places.add(CrapsField.place(spots, spot, box));
      }
    }

    private Box come() {
      var spot = Spot.of("come");
      var band = band(COME);
      if (spots.has(spot)) {
        places.add(
            SpotPlace.of(
                    spot, band, Print.big(band, Label.phrase("print.come"), 40, PALETTE.accent()))
                .chipsIn(band.columns(1, 1.9).getFirst()));
      }
      return band.columns(4, 1).getLast();
    }
  }

  /// The label of a don't wager, with the barred roll.
  static List<Print> barred(FeltSpots spots, Box box, Spot spot) {
    var label = Label.phrase("print." + spot.wager());
    var face = barredFace(spots.offer(spot));
    if (face == 0) {
      return List.of(Print.big(box, label, 20, PALETTE.words()));
    }
    return box.height() > box.width() ? upright(box, label, face) : flat(box, label, face);
  }

  /// The face of both dice of the barred roll, or 0 for none.
  private static int barredFace(@Nullable OfferedWager offer) {
    return offer != null && offer.wager().machine() instanceof LineWager line
        ? line.barred() / 2
        : 0;
  }

  private static List<Print> flat(Box box, Label label, int face) {
    var parts = box.columns(3.4, 0.8, 1);
    return List.of(
        Print.big(parts.getFirst(), label, 24, PALETTE.words()),
        Print.small(parts.get(1), Label.phrase("print.bar"), 12, PALETTE.pays()),
        new Print.DicePair(parts.getLast(), face, face, null));
  }

  private static List<Print> upright(Box box, Label label, int face) {
    var rows = new Box(box.x(), box.y() + 56, box.width(), 112).rows(56, 18, 34);
    return List.of(
        Print.big(rows.getFirst(), label, 24, PALETTE.words()),
        Print.small(rows.get(1), Label.phrase("print.bar"), 13, PALETTE.pays()),
        new Print.DicePair(rows.getLast(), face, face, null));
  }
}
