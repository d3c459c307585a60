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
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The center of a craps layout: bonus wagers with their lammers, proposition bets, hops, and all
/// wagers without a place elsewhere.
final class CrapsCenter {
  private static final Palette PALETTE = CrapsFelt.PALETTE;

  /// Wagers that other parts of the layout contain.
  private static final Set<String> ELSEWHERE =
      Set.of(
          "pass",
          "dont-pass",
          "pass-odds",
          "dont-pass-odds",
          "come",
          "dont-come",
          "put",
          "come-odds",
          "dont-come-odds",
          "place",
          "place-to-lose",
          "buy",
          "lay",
          "field",
          "big-6",
          "big-8",
          "hop");

  private static final List<List<String>> LINES =
      List.of(
          List.of("any-seven", "any-craps", "c-and-e", "world"),
          List.of("hardway"),
          List.of("three", "two", "twelve", "eleven"),
          List.of("horn", "horn-high"));

  private static final int HOPS = 7;
  private static final int OTHERS = 4;

  /// The maximum width of the chip area in the middle of a spot.
  private static final double CHIPS = 90;

  /// The spots and lammer circles that were laid out.
  record Laid(List<SpotPlace> places, List<LammerCircles> lammers) {}

  private final FeltSpots spots;
  private final CrapsBonus bonus;
  private final List<SpotPlace> places = new ArrayList<>();

  CrapsCenter(FeltSpots spots) {
    this.spots = spots;
    this.bonus = new CrapsBonus(spots);
  }

  double width() {
    return bonus.lines() > 0 || spots.has("hop") ? 396 : 320;
  }

  Laid in(Box area) {
    var lines = LINES.stream().map(line -> spots.of(line.toArray(String[]::new)));
    var known = lines.filter(line -> !line.isEmpty()).toList();
    var rest = rest();
    var hops = spots.of("hop");
    var weights =
        List.of(
            bonus.lines() * 1.22,
            known.size() * 1.0,
            Math.ceilDiv(rest.size(), OTHERS) * 1.0,
            Math.ceilDiv(hops.size(), HOPS) * 0.94);
    var bands = new Bands(area, weights);
    bonus.in(bands.take(0));
    lines(bands.take(1), known);
    grid(bands.take(2), rest, OTHERS);
    grid(bands.take(3), hops, HOPS);
    places.addAll(bonus.places());
    return new Laid(List.copyOf(places), bonus.lammers());
  }

  /// Divides an area by weight; a band of weight zero takes no space.
  private record Bands(Box area, List<Double> weights) {
    Box take(int band) {
      var unit = (area.height() + Box.GAP) / Math.max(1, sum(weights));
      return new Box(
          area.x(),
          area.y() + sum(weights.subList(0, band)) * unit,
          area.width(),
          Math.max(0, weights.get(band) * unit - Box.GAP));
    }

    private static double sum(List<Double> weights) {
      return weights.stream().mapToDouble(Double::doubleValue).sum();
    }
  }

  private List<Spot> rest() {
    return spots.except(ELSEWHERE).stream()
        .filter(spot -> LINES.stream().noneMatch(line -> line.contains(spot.wager())))
        .filter(spot -> !bonus.has(spot))
        .toList();
  }

  private void lines(Box band, List<List<Spot>> lines) {
    var rows = band.grid(lines.size(), 1);
    for (var i = 0; i < lines.size(); i++) {
      grid(rows.get(i), lines.get(i), lines.get(i).size());
    }
  }

  private void grid(Box band, List<Spot> spots, int columns) {
    var cells = band.grid(spots.size(), columns);
    for (var i = 0; i < spots.size(); i++) {
      places.add(place(spots.get(i), cells.get(i)));
    }
  }

  private SpotPlace place(Spot spot, Box box) {
    var pays = spots.pays(spot);
    var dice = dice(spot);
    var prints =
        dice == null
            ? Print.named(box, new Label.Print(spot), pays, PALETTE)
            : List.of(new Print.DicePair(box, dice.first(), dice.second(), pays));
    return SpotPlace.of(spot, box, prints).chipsIn(box.middle(CHIPS));
  }

  /// The dice printed on the spot instead of a name, or null.
  private static Spot.@Nullable Dice dice(Spot spot) {
    return switch (spot.wager()) {
      case "hop" -> spot.dice();
      case "hardway" ->
          spot.number() == null ? null : new Spot.Dice(spot.number() / 2, spot.number() / 2);
      case "two" -> new Spot.Dice(1, 1);
      case "three" -> new Spot.Dice(1, 2);
      case "eleven" -> new Spot.Dice(5, 6);
      case "twelve" -> new Spot.Dice(6, 6);
      default -> null;
    };
  }
}
