package io.lammer.table.felt;

import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiFunction;

/// The spots of a game in which two hands are compared, with the upper part of the felt left for
/// the hands.
///
/// @param left the area of the left hand
/// @param middle the area between the hands
public record ContestPlaces(List<SpotPlace> places, Box left, Box middle, Box right) {
  private static final int COLUMNS = 7;

  /// The maximum width of a ring with its label, so that they stay together on wide spots.
  private static final double GROUP = 300;

  /// The fill of a jackpot spot.
  private static final String JACKPOT = "#4b1230";

  public ContestPlaces {
    places = List.copyOf(places);
  }

  /// A main wager.
  ///
  /// @param weight its share of the width
  /// @param fill the color of its spot
  /// @param pays what it pays
  public record Main(String wager, double weight, String fill, Label pays) {
    /// A main wager that shows its pays, such as `pays 1 to 1`.
    public static Main of(String wager, double weight, String fill) {
      return new Main(
          wager, weight, fill, Label.phrase("print.pays", new Label.Pays(Spot.of(wager))));
    }
  }

  /// The wagers by their places, from left to right. All other wagers lie below.
  ///
  /// @param leftBonus the bonus wagers left of the jackpot wagers
  /// @param rightBonus the bonus wagers right of the jackpot wagers
  public record Wagers(List<Main> mains, List<String> leftBonus, List<String> rightBonus) {
    public Wagers {
      mains = List.copyOf(mains);
      leftBonus = List.copyOf(leftBonus);
      rightBonus = List.copyOf(rightBonus);
    }
  }

  public static ContestPlaces of(FeltSpots spots, Wagers wagers, Palette palette) {
    return new Planner(spots, wagers, palette).plan();
  }

  private static final class Planner {
    private final FeltSpots spots;
    private final Wagers wagers;
    private final Palette palette;
    private final List<SpotPlace> places = new ArrayList<>();

    Planner(FeltSpots spots, Wagers wagers, Palette palette) {
      this.spots = spots;
      this.wagers = wagers;
      this.palette = palette;
    }

    ContestPlaces plan() {
      var jackpots = spots.jackpots();
      var events = events(jackpots);
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
      place(bonus, rows.get(2).columns(bonus.size()), this::bonus);
      place(events, rows.get(3).grid(events.size(), COLUMNS), this::event);
      var hands = rows.getFirst().columns(1, 0.42, 1);
      return new ContestPlaces(places, hands.getFirst(), hands.get(1), hands.getLast());
    }

    private List<Spot> events(List<Spot> jackpots) {
      var elsewhere = new HashSet<String>();
      wagers.mains().forEach(main -> elsewhere.add(main.wager()));
      elsewhere.addAll(wagers.leftBonus());
      elsewhere.addAll(wagers.rightBonus());
      return spots.except(elsewhere).stream().filter(spot -> !jackpots.contains(spot)).toList();
    }

    private List<Spot> bonus(List<Spot> jackpots) {
      var bonus = new ArrayList<>(spots.of(wagers.leftBonus()));
      bonus.addAll(jackpots);
      bonus.addAll(spots.of(wagers.rightBonus()));
      return bonus;
    }

    private void mains(Box row) {
      var mains = wagers.mains().stream().filter(main -> spots.has(main.wager())).toList();
      var cells = row.columns(mains.stream().mapToDouble(Main::weight).toArray());
      for (var i = 0; i < mains.size(); i++) {
        places.add(main(mains.get(i), cells.get(i)));
      }
    }

    private void place(List<Spot> some, List<Box> cells, BiFunction<Spot, Box, SpotPlace> placed) {
      for (var i = 0; i < some.size(); i++) {
        places.add(placed.apply(some.get(i), cells.get(i)));
      }
    }

    private SpotPlace main(Main main, Box box) {
      var spot = Spot.of(main.wager());
      var parts = box.inset(6).columns(0.42, 0.58);
      var lines = parts.getLast().rows(0.2, 2, 0.75, 0.6);
      return SpotPlace.of(
              spot,
              box,
              new Print.Zone(parts.getFirst(), palette.pays()),
              Print.big(lines.get(1), new Label.CapitalName(spot), 48, palette.words()),
              Print.small(lines.get(2), main.pays(), 16, palette.pays()),
              Print.small(lines.get(3), pushes(spot), 13, palette.words()))
          .filled(main.fill())
          .chipsIn(parts.getFirst());
    }

    /// The labels of the wins that push instead of paying.
    private Label pushes(Spot spot) {
      return new Label.Terms(
          spots.offers(spot).stream()
              .limit(1)
              .flatMap(offer -> offer.wager().rows().stream())
              .filter(row -> row.pay() instanceof Pay.Push)
              .map(Row::label)
              .filter(label -> !label.equals("Tie"))
              .toList());
    }

    private SpotPlace bonus(Spot spot, Box box) {
      var offer = spots.offer(spot);
      var place = ringed(spot, box, 84, 24, palette.pays());
      return offer != null && offer.jackpot() != null ? place.filled(JACKPOT) : place;
    }

    private SpotPlace event(Spot spot, Box box) {
      return ringed(spot, box, Math.min(72, box.width() * 0.26), 22, palette.line());
    }

    /// A spot with a ring for the chips and its label beside it.
    private SpotPlace ringed(Spot spot, Box box, double most, double size, String color) {
      var group = box.middle(GROUP);
      var ring = ring(group, most);
      var words = new Box(ring.right(), box.y(), group.right() - ring.right() - 2, box.height());
      var upper = new Box(words.x(), words.y() + 3, words.width(), words.height() * 0.59);
      return SpotPlace.of(
              spot,
              box,
              new Print.Ring(ring, color),
              Print.big(upper, new Label.Name(spot), size, palette.words()),
              Print.small(words.below(0.58).top(0.85), new Label.Pays(spot), 15, palette.pays()))
          .chipsIn(ring);
    }

    private static Box ring(Box box, double most) {
      var size = Math.min(most, box.height() - 10);
      return new Box(box.x() + 6, box.midY() - size / 2, size, size);
    }
  }
}
