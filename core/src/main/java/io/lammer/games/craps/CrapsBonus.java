package io.lammer.games.craps;

import io.lammer.rules.Spot;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.Label;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import io.lammer.table.felt.SpotPlace;
import java.util.ArrayList;
import java.util.List;

/// Lays out the bonus wagers of a craps table with their number circles.
final class CrapsBonus {
  private static final Palette PALETTE = CrapsFelt.PALETTE;
  private static final List<String> HALVES = List.of("all-small", "all-tall");

  private final FeltSpots spots;
  private final List<List<Spot>> lines = new ArrayList<>();
  private final List<SpotPlace> places = new ArrayList<>();
  private final List<LammerCircles> lammers = new ArrayList<>();
  private final List<LammerCircles> trackers = new ArrayList<>();

  CrapsBonus(FeltSpots spots) {
    this.spots = spots;
    var halves = spots.of(HALVES.toArray(String[]::new));
    if (!halves.isEmpty()) {
      lines.add(halves);
    }
    spots.of("make-em-all").forEach(spot -> lines.add(List.of(spot)));
    spots.jackpots().stream().filter(this::tracks).forEach(spot -> lines.add(List.of(spot)));
  }

  private boolean tracks(Spot spot) {
    var offer = spots.offer(spot);
    return offer != null
        && (offer.wager().machine() instanceof CollectNumbers
            || offer.wager().machine() instanceof FollowSequence);
  }

  int lines() {
    return lines.size();
  }

  boolean has(Spot spot) {
    return lines.stream().anyMatch(line -> line.contains(spot));
  }

  List<SpotPlace> places() {
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

  /// Places a ring for the chips and, beside it, the name above the circles.
  private void place(Spot spot, Box box) {
    var offer = spots.offer(spot);
    if (offer == null) {
      return;
    }
    var ring = new Box(box.x() + 4, box.y(), Math.min(box.height(), 54), box.height());
    var right =
        new Box(ring.right() + 4, box.y() + 3, box.right() - ring.right() - 8, box.height() - 6);
    var shared = BonusTracker.has(spots.layout(), offer);
    var circles =
        shared
            ? LammerCircles.on(trackers, spot.wager(), lammers.size() - trackers.size())
            : LammerCircles.in(right.below(0.48), spot.wager(), offer.wager().machine());
    lammers.add(circles);
    if (offer.jackpot() == null) {
      trackers.add(circles);
    }
    var upper = right.top(0.48);
    places.add(
        SpotPlace.of(
                spot,
                box,
                new Print.Ring(ring, PALETTE.pays()),
                new Print.Beside(
                    Print.big(upper, new Label.Print(spot), 17, PALETTE.words()),
                    Print.small(upper, new Label.BriefPays(spot), 13, PALETTE.pays())),
                shared
                    ? Print.small(
                        right.below(0.48), Label.phrase("print.bonus-tracker"), 13, PALETTE.pays())
                    : circles.print())
            .filled(offer.jackpot() == null ? "#4a1d2b" : "#3a1147")
            .chipsIn(ring));
  }
}
