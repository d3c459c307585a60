package io.lammer.games.craps;

import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.felt.GameFelt.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The standard wagers of a craps table in parts that are large enough for touch.
public final class CrapsSections {
  public static final List<List<String>> LINE =
      List.of(
          List.of("pass", "pass-odds"),
          List.of("dont-pass", "dont-pass-odds"),
          List.of("come", "dont-come"),
          List.of("field", "big-6", "big-8"),
          List.of("put"));
  public static final List<List<String>> NUMBERS =
      List.of(
          List.of("place"),
          List.of("buy"),
          List.of("lay"),
          List.of("place-to-lose"),
          List.of("come-odds", "dont-come-odds"));
  public static final List<List<String>> CENTER =
      List.of(
          List.of("any-seven", "any-craps", "c-and-e", "world"),
          List.of("hardway"),
          List.of("two", "three", "eleven", "twelve"),
          List.of("horn", "horn-high"));
  public static final List<List<String>> HOPS = List.of(List.of("hop"));

  /// The number of hop wagers per line. Other lines are never split.
  private static final int HOPS_PER_LINE = 7;

  private CrapsSections() {}

  static List<Section> of(Layout layout) {
    var spots = spots(layout);
    return Stream.of(
            section("line", LINE, spots),
            section("numbers", NUMBERS, spots),
            section("center", center(spots), spots),
            section("hops", HOPS, spots))
        .filter(section -> !section.lines().isEmpty())
        .toList();
  }

  private static List<Spot> spots(Layout layout) {
    return Stream.concat(
            layout.offers().values().stream()
                .filter(OfferedWager::isMain)
                .map(offer -> offer.wager().spot()),
            layout.splits().keySet().stream())
        .toList();
  }

  /// The wagers of the center, and those that belong to no other part.
  private static List<List<String>> center(List<Spot> spots) {
    var named =
        Stream.of(LINE, NUMBERS, CENTER, HOPS).flatMap(List::stream).flatMap(List::stream).toList();
    var rest =
        spots.stream().map(Spot::wager).distinct().filter(it -> !named.contains(it)).toList();
    return rest.isEmpty() ? CENTER : Stream.concat(CENTER.stream(), Stream.of(rest)).toList();
  }

  private static Section section(String name, List<List<String>> wagers, List<Spot> all) {
    var lines = new ArrayList<List<Spot>>();
    for (var line : wagers) {
      var spots =
          line.stream()
              .flatMap(
                  wager ->
                      all.stream()
                          .filter(spot -> spot.wager().equals(wager))
                          .sorted(Comparator.comparing(CrapsSections::number)))
              .toList();
      for (var i = 0; i < spots.size(); i += width(spots)) {
        lines.add(spots.subList(i, Math.min(spots.size(), i + width(spots))));
      }
    }
    return new Section(name, lines);
  }

  private static int number(Spot spot) {
    return spot.number() == null ? 0 : spot.number();
  }

  private static int width(List<Spot> spots) {
    return spots.getFirst().dice() == null ? spots.size() : HOPS_PER_LINE;
  }
}
