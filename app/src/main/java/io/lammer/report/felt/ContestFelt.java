package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;

/// The spots of a game of Player against Banker, with the middle of the felt left to the hands.
///
/// @param player where the Player hand lies
/// @param middle what is between the hands
record ContestFelt(List<Place> places, Box player, Box middle, Box banker) {
  private static final Set<String> ELSEWHERE =
      Set.of(
          "player", "banker", "tie", "golden-talons-player", "golden-talons-banker", "fightback");
  private static final int COLUMNS = 7;

  /// Ring and words of a wide spot keep together.
  private static final double GROUP = 300;

  static ContestFelt of(OfferedSpots stock, Palette palette) {
    return new Laying(stock, palette).lay();
  }

  private static final class Laying {
    private final OfferedSpots stock;
    private final Palette palette;
    private final List<Place> places = new ArrayList<>();

    Laying(OfferedSpots stock, Palette palette) {
      this.stock = stock;
      this.palette = palette;
    }

    ContestFelt lay() {
      var jackpots = stock.jackpots();
      var events =
          stock.except(ELSEWHERE).stream().filter(spot -> !jackpots.contains(spot)).toList();
      var bonus = bonus(jackpots);
      var lines = Math.ceilDiv(events.size(), COLUMNS);
      var rows =
          new Box(14, 14, 1172, 532)
              .rows(
                  lines > 2 ? 1.5 : 1.75,
                  lines > 2 ? 1.2 : 1.25,
                  bonus.isEmpty() ? 0.01 : 1,
                  lines == 0 ? 0.01 : lines == 1 ? 0.9 : 0.68 * lines);
      mains(rows.get(1));
      lay(bonus, rows.get(2).columns(bonus.size()), this::bonus);
      lay(events, rows.get(3).grid(events.size(), COLUMNS), this::event);
      var hands = rows.getFirst().columns(1, 0.42, 1);
      return new ContestFelt(List.copyOf(places), hands.getFirst(), hands.get(1), hands.getLast());
    }

    /// Golden Talons at the ends, what belongs to neither side between them.
    private List<Spot> bonus(List<Spot> jackpots) {
      var bonus = new ArrayList<>(stock.of("golden-talons-player"));
      bonus.addAll(stock.of("fightback"));
      bonus.addAll(jackpots);
      bonus.addAll(stock.of("golden-talons-banker"));
      return bonus;
    }

    private void mains(Box row) {
      var spots = stock.of("player", "tie", "banker");
      var weights = spots.stream().mapToDouble(spot -> spot.wager().equals("tie") ? 0.62 : 1);
      var cells = row.columns(weights.toArray());
      lay(spots, cells, this::main);
    }

    private void lay(List<Spot> spots, List<Box> cells, BiFunction<Spot, Box, Place> place) {
      for (var i = 0; i < spots.size(); i++) {
        places.add(place.apply(spots.get(i), cells.get(i)));
      }
    }

    private Place main(Spot spot, Box box) {
      var parts = box.inset(6).columns(0.42, 0.58);
      var lines = parts.getLast().rows(0.2, 2, 0.75, 0.6);
      var name = stock.label(spot).toUpperCase(Locale.ROOT);
      var print =
          Print.zone(parts.getFirst(), palette.pays())
              .and(Print.big(lines.get(1), name, 48, palette.words()))
              .and(Print.small(lines.get(2), Mains.pays(stock, spot), 16, palette.pays()))
              .and(Print.small(lines.get(3), Mains.push(stock, spot), 13, palette.words()));
      return Place.of(spot, box, print).filled(Mains.color(spot)).chipsIn(parts.getFirst());
    }

    private Place bonus(Spot spot, Box box) {
      var offer = stock.offer(spot);
      var place = ringed(spot, box, 84, 24, palette.pays());
      return offer != null && offer.jackpot() != null ? place.filled("#4b1230") : place;
    }

    private Place event(Spot spot, Box box) {
      return ringed(spot, box, Math.min(72, box.width() * 0.26), 22, palette.line());
    }

    /// A ring for the chips with the words beside it.
    private Place ringed(Spot spot, Box box, double most, double size, String color) {
      var group = box.middle(GROUP);
      var ring = ring(group, most);
      var words = new Box(ring.right(), box.y(), group.right() - ring.right() - 2, box.height());
      var upper = new Box(words.x(), words.y() + 3, words.width(), words.height() * 0.59);
      var print =
          Print.ring(ring, color)
              .and(Print.big(upper, stock.label(spot), size, palette.words()))
              .and(Print.small(words.below(0.58).top(0.85), stock.pays(spot), 15, palette.pays()));
      return Place.of(spot, box, print).chipsIn(ring);
    }

    private static Box ring(Box box, double most) {
      var size = Math.min(most, box.height() - 10);
      return new Box(box.x() + 6, box.midY() - size / 2, size, size);
    }
  }
}
