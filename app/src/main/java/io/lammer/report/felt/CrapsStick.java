package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The middle of a craps layout: bonus wagers with their lammers, the stickman's wagers, the hops,
/// and any wager that has no place of its own.
final class CrapsStick {
  private static final Palette PALETTE = Palette.CRAPS;

  /// Wagers that the other parts of the layout have.
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

  /// Chips lie in the middle of a spot, however wide it is.
  private static final double CHIPS = 90;

  /// What was laid out.
  record Laid(List<Place> places, List<LammerCircles> lammers) {}

  private final OfferedSpots stock;
  private final CrapsBonus bonus;
  private final List<Place> places = new ArrayList<>();

  CrapsStick(OfferedSpots stock) {
    this.stock = stock;
    this.bonus = new CrapsBonus(stock);
  }

  /// How much of the felt it needs.
  double width() {
    return bonus.lines() > 0 || stock.has("hop") ? 396 : 320;
  }

  Laid in(Box area) {
    var lines = LINES.stream().map(line -> stock.of(line.toArray(String[]::new)));
    var known = lines.filter(line -> !line.isEmpty()).toList();
    var rest = rest();
    var hops = stock.of("hop");
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

  /// Shares an area out by weight; a band without any takes nothing.
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
    return stock.except(ELSEWHERE).stream()
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

  private Place place(Spot spot, Box box) {
    var pays = stock.pays(spot);
    var dice = dice(spot);
    var print =
        dice == null
            ? Print.named(box, stock.print(spot), pays, PALETTE)
            : Die.pair(box, dice.first(), dice.second(), pays, PALETTE);
    return Place.of(spot, box, print).chipsIn(box.middle(CHIPS));
  }

  /// The dice that a felt shows rather than a name.
  private static @Nullable Roll dice(Spot spot) {
    return switch (spot.wager()) {
      case "hop" -> spot.dice();
      case "hardway" ->
          spot.number() == null ? null : new Roll(spot.number() / 2, spot.number() / 2);
      case "two" -> new Roll(1, 1);
      case "three" -> new Roll(1, 2);
      case "eleven" -> new Roll(5, 6);
      case "twelve" -> new Roll(6, 6);
      default -> null;
    };
  }
}
