package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.rules.Collect;
import io.lammer.rules.Follow;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.List;

/// The bonus wagers of a craps layout, each with its circles.
final class CrapsBonus {
  private static final Palette PALETTE = Palette.CRAPS;
  private static final List<String> HALVES = List.of("all-small", "all-tall");

  private final OfferedSpots stock;
  private final List<List<Spot>> lines = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();
  private final List<LammerCircles> lammers = new ArrayList<>();
  private final List<LammerCircles> trackers = new ArrayList<>();

  CrapsBonus(OfferedSpots stock) {
    this.stock = stock;
    var halves = stock.of(HALVES.toArray(String[]::new));
    if (!halves.isEmpty()) {
      lines.add(halves);
    }
    stock.of("make-em-all").forEach(spot -> lines.add(List.of(spot)));
    stock.jackpots().stream().filter(this::tracks).forEach(spot -> lines.add(List.of(spot)));
  }

  private boolean tracks(Spot spot) {
    var offer = stock.offer(spot);
    return offer != null
        && (offer.wager().machine() instanceof Collect
            || offer.wager().machine() instanceof Follow);
  }

  int lines() {
    return lines.size();
  }

  boolean has(Spot spot) {
    return lines.stream().anyMatch(line -> line.contains(spot));
  }

  List<Place> places() {
    return places;
  }

  List<LammerCircles> lammers() {
    return List.copyOf(lammers);
  }

  void in(Box area) {
    if (lines.isEmpty()) {
      return;
    }
    var rows = area.grid(lines.size(), 1);
    for (var i = 0; i < lines.size(); i++) {
      var cells = rows.get(i).columns(lines.get(i).size());
      for (var j = 0; j < cells.size(); j++) {
        place(lines.get(i).get(j), cells.get(j));
      }
    }
  }

  /// A ring for the chips, and beside it the name above the circles.
  private void place(Spot spot, Box box) {
    var offer = stock.offer(spot);
    if (offer == null) {
      return;
    }
    var ring = new Box(box.x() + 4, box.y(), Math.min(box.height(), 54), box.height());
    var right =
        new Box(ring.right() + 4, box.y() + 3, box.right() - ring.right() - 8, box.height() - 6);
    var shared = stock.layout().isOnBonusTracker(offer);
    var circles =
        shared
            ? LammerCircles.on(trackers, spot.wager(), lammers.size() - trackers.size())
            : LammerCircles.in(right.below(0.48), spot.wager(), offer.wager().machine());
    lammers.add(circles);
    if (offer.jackpot() == null) {
      trackers.add(circles);
    }
    var words = stock.print(spot);
    var parts = right.top(0.48).columns(words.length(), stock.printed(spot).length());
    places.add(
        Place.of(
                spot,
                box,
                Print.ring(ring, PALETTE.pays())
                    .and(Print.big(parts.getFirst(), words, 17, PALETTE.words()))
                    .and(Print.small(parts.getLast(), stock.printed(spot), 13, PALETTE.pays()))
                    .and(
                        shared
                            ? Print.small(
                                right.below(0.48),
                                FeltWords.of("print.bonus-tracker"),
                                13,
                                PALETTE.pays())
                            : drawing -> circles.print(drawing, PALETTE)))
            .filled(offer.jackpot() == null ? "#4a1d2b" : "#3a1147")
            .chipsIn(ring));
  }
}
