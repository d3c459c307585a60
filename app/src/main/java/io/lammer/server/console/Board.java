package io.lammer.server.console;

import io.lammer.report.felt.FeltSvg;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.ProperUnit;
import io.lammer.tables.Setup.Keying;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The wagers of a craps table as keys: the felt in parts that leave room for a finger, where
/// everything is keyed, and the bonus wagers seat by seat.
public record Board(List<Part> parts, List<Bonus> bonus) {
  /// A part of the felt, from its top.
  public record Part(String name, List<List<Key>> lines) {}

  /// A spot.
  ///
  /// @param index its place among all spots of the board
  /// @param unit in which it is best made, in whole dollars
  /// @param flat the come wager that stands on this number beside its odds, or null
  public record Key(
      int index, Spot spot, String label, String pays, long unit, @Nullable String flat) {}

  /// A bonus wager.
  ///
  /// @param sensor of a jackpot wager, or null
  public record Bonus(Key key, @Nullable Integer sensor) {}

  private static final List<List<String>> LINE =
      List.of(
          List.of("pass", "pass-odds"),
          List.of("dont-pass", "dont-pass-odds"),
          List.of("come", "dont-come"),
          List.of("field", "big-6", "big-8"),
          List.of("put"));
  private static final List<List<String>> NUMBERS =
      List.of(
          List.of("place"),
          List.of("buy"),
          List.of("lay"),
          List.of("place-to-lose"),
          List.of("come-odds", "dont-come-odds"));
  private static final List<List<String>> CENTER =
      List.of(
          List.of("any-seven", "any-craps", "c-and-e", "world"),
          List.of("hardway"),
          List.of("two", "three", "eleven", "twelve"),
          List.of("horn", "horn-high"));
  private static final List<List<String>> HOPS = List.of(List.of("hop"));
  private static final int ACROSS = 7;

  /// Null for a game whose felt is keyed as it is.
  static @Nullable Board of(Layout layout) {
    return layout.edition().game() == Game.CRAPS ? new Laying(layout).board() : null;
  }

  /// Every spot of the board, by its index.
  List<Spot> spots() {
    return Stream.concat(
            parts.stream().flatMap(part -> part.lines().stream()).flatMap(List::stream),
            bonus.stream().map(Bonus::key))
        .sorted(Comparator.comparingInt(Key::index))
        .map(Key::spot)
        .toList();
  }

  private static final class Laying {
    private final Layout layout;
    private int index;

    Laying(Layout layout) {
      this.layout = layout;
    }

    Board board() {
      return new Board(
          layout.setup().keyed() == Keying.EVERYTHING ? parts() : List.of(),
          layout.offers().values().stream()
              .filter(offer -> !offer.isMain() && !layout.unkeyed().contains(offer.name()))
              .map(offer -> new Bonus(key(offer.wager().spot()), sensor(offer)))
              .toList());
    }

    private List<Part> parts() {
      return Stream.of(
              part("line", LINE),
              part("numbers", NUMBERS),
              part("center", center()),
              part("hops", HOPS))
          .filter(part -> !part.lines().isEmpty())
          .toList();
    }

    /// What has no place elsewhere is in the center.
    private List<List<String>> center() {
      var named =
          Stream.of(LINE, NUMBERS, CENTER, HOPS)
              .flatMap(List::stream)
              .flatMap(List::stream)
              .toList();
      var rest =
          mains().map(Spot::wager).distinct().filter(wager -> !named.contains(wager)).toList();
      return rest.isEmpty() ? CENTER : Stream.concat(CENTER.stream(), Stream.of(rest)).toList();
    }

    private Stream<Spot> mains() {
      return Stream.concat(
          layout.offers().values().stream().filter(Offer::isMain).map(it -> it.wager().spot()),
          layout.splits().keySet().stream());
    }

    private Part part(String name, List<List<String>> wagers) {
      var lines = new ArrayList<List<Key>>();
      for (var line : wagers) {
        var spots =
            line.stream()
                .flatMap(
                    wager ->
                        mains()
                            .filter(it -> it.wager().equals(wager))
                            .sorted(
                                Comparator.comparing(it -> it.number() == null ? 0 : it.number())))
                .toList();
        for (var i = 0; i < spots.size(); i += width(spots)) {
          lines.add(
              spots.subList(i, Math.min(spots.size(), i + width(spots))).stream()
                  .map(this::key)
                  .toList());
        }
      }
      return new Part(name, lines);
    }

    /// A line of one wager's numbers stays whole.
    private static int width(List<Spot> spots) {
      return spots.getFirst().dice() == null ? Math.max(1, spots.size()) : ACROSS;
    }

    private Key key(Spot spot) {
      return new Key(
          index++,
          spot,
          FeltSvg.label(layout, spot),
          FeltSvg.pays(layout, spot),
          unit(layout.offers().get(spot)),
          flat(layout.offers().get(spot)));
    }

    private @Nullable String flat(@Nullable Offer odds) {
      var on = odds == null ? null : odds.conduct().oddsOn();
      var flat = on == null ? null : layout.offers().get(Spot.of(on));
      return flat != null && flat.travels() ? flat.name() : null;
    }

    private long unit(@Nullable Offer offer) {
      return offer == null
          ? 1
          : ProperUnit.suggested(layout, offer, Money.dollars(1))
              .map(unit -> unit.units() / Money.UNITS_PER_DOLLAR)
              .orElse(1L);
    }

    private @Nullable Integer sensor(Offer offer) {
      return offer.jackpot() == null
          ? null
          : IntStream.rangeClosed(1, 2)
              .filter(it -> layout.onSensor(it).filter(offer::equals).isPresent())
              .boxed()
              .findFirst()
              .orElse(null);
    }
  }
}
