package io.lammer.web.games.craps;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.craps.CrapsSections;
import io.lammer.render.felt.FeltSvg;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup.Keying;
import io.lammer.table.SuggestedUnit;
import io.lammer.web.games.Keypad;
import io.lammer.web.games.Keypad.Bonus;
import io.lammer.web.games.Keypad.Key;
import io.lammer.web.games.Keypad.Macro;
import io.lammer.web.games.Keypad.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The betting keypad of craps.
final class CrapsKeypad {
  private static final int ACROSS = 7;

  private static final Set<Integer> INSIDE = Set.of(5, 6, 8, 9);

  private final Layout layout;
  private int index;

  private CrapsKeypad(Layout layout) {
    this.layout = layout;
  }

  static Keypad of(Layout layout) {
    return new CrapsKeypad(layout).keypad();
  }

  private Keypad keypad() {
    var parts = layout.setup().keyed() == Keying.EVERYTHING ? parts() : List.<Part>of();
    var bonus =
        layout.offers().values().stream()
            .filter(offer -> !offer.isMain() && !layout.unkeyed().contains(offer.name()))
            .map(offer -> new Bonus(key(offer.wager().spot()), sensor(offer)))
            .toList();
    return new Keypad(parts, bonus, parts.isEmpty() ? List.of() : macros(parts));
  }

  private static List<Macro> macros(List<Part> parts) {
    return List.of(
        macro(parts, "across", "numbers", spot -> spot.wager().equals("place"), "point"),
        macro(
            parts,
            "inside",
            "numbers",
            spot -> spot.wager().equals("place") && INSIDE.contains(spot.number()),
            "point"),
        macro(parts, "hardways", "center", spot -> spot.wager().equals("hardway"), null));
  }

  private static Macro macro(
      List<Part> parts, String name, String part, Predicate<Spot> bets, @Nullable String except) {
    var keys =
        parts.stream()
            .flatMap(it -> it.lines().stream())
            .flatMap(List::stream)
            .filter(key -> bets.test(key.spot()))
            .map(Key::index)
            .toList();
    return new Macro(name, say("craps.macro." + name), part, keys, except);
  }

  private List<Part> parts() {
    return Stream.of(
            part("line", CrapsSections.LINE),
            part("numbers", CrapsSections.NUMBERS),
            part("center", center()),
            part("hops", CrapsSections.HOPS))
        .filter(part -> !part.lines().isEmpty())
        .toList();
  }

  /// The wagers of the center, and those that belong to no other part.
  private List<List<String>> center() {
    var named =
        Stream.of(
                CrapsSections.LINE, CrapsSections.NUMBERS, CrapsSections.CENTER, CrapsSections.HOPS)
            .flatMap(List::stream)
            .flatMap(List::stream)
            .toList();
    var rest = mains().map(Spot::wager).distinct().filter(wager -> !named.contains(wager)).toList();
    return rest.isEmpty()
        ? CrapsSections.CENTER
        : Stream.concat(CrapsSections.CENTER.stream(), Stream.of(rest)).toList();
  }

  private Stream<Spot> mains() {
    return Stream.concat(
        layout.offers().values().stream().filter(OfferedWager::isMain).map(it -> it.wager().spot()),
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
    return new Part(name, say("craps.part." + name), lines);
  }

  /// Number of keys in a line. Only hop bets are broken into lines; the numbers of any other wager
  /// stay together.
  private static int width(List<Spot> spots) {
    return spots.getFirst().dice() == null ? Math.max(1, spots.size()) : ACROSS;
  }

  private Key key(Spot spot) {
    return new Key(
        index++,
        spot,
        WagerNames.label(layout, spot),
        FeltSvg.pays(layout, spot),
        unit(layout.offers().get(spot)),
        flat(layout.offers().get(spot)));
  }

  private @Nullable String flat(@Nullable OfferedWager odds) {
    var on = odds == null ? null : odds.conduct().oddsOn();
    var flat = on == null ? null : layout.offers().get(Spot.of(on));
    return flat != null && flat.travels() ? flat.name() : null;
  }

  private long unit(@Nullable OfferedWager offer) {
    return offer == null
        ? 1
        : SuggestedUnit.suggested(layout, offer, Money.dollars(1))
            .map(unit -> unit.units() / Money.UNITS_PER_DOLLAR)
            .orElse(1L);
  }

  private @Nullable Integer sensor(OfferedWager offer) {
    return offer.jackpot() == null
        ? null
        : IntStream.rangeClosed(1, 2)
            .filter(it -> layout.onSensor(it).filter(offer::equals).isPresent())
            .boxed()
            .findFirst()
            .orElse(null);
  }
}
