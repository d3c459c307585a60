package io.lammer.table.felt;

import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The spots that the felt of a table must have, with the wagers offered on them.
public final class FeltSpots {
  private static final Comparator<Spot> BY_NUMBER =
      Comparator.comparingInt(spot -> spot.number() == null ? 0 : spot.number());

  private final Layout layout;
  private final Map<Spot, List<OfferedWager>> offers = new LinkedHashMap<>();

  public FeltSpots(Layout layout) {
    this.layout = layout;
    layout.offers().forEach((spot, offer) -> offers.put(spot, List.of(offer)));
    layout.splits().keySet().forEach(spot -> offers.put(spot, List.of()));
    layout.all().stream()
        .skip(layout.offers().size())
        .forEach(
            offer ->
                offers.merge(
                    offer.wager().spot(),
                    List.of(offer),
                    (some, more) -> {
                      var both = new ArrayList<>(some);
                      both.addAll(more);
                      return both;
                    }));
  }

  public Layout layout() {
    return layout;
  }

  public boolean has(Spot spot) {
    return offers.containsKey(spot);
  }

  public boolean has(String wager) {
    return offers.keySet().stream().anyMatch(spot -> spot.wager().equals(wager));
  }

  /// The spots of these wagers, in the given order and then by number.
  public List<Spot> of(String... wagers) {
    return of(List.of(wagers));
  }

  /// The spots of these wagers, in the given order and then by number.
  public List<Spot> of(List<String> wagers) {
    return wagers.stream()
        .flatMap(wager -> those(spot -> spot.wager().equals(wager)).sorted(BY_NUMBER))
        .toList();
  }

  /// The spots of all other wagers.
  public List<Spot> except(Set<String> wagers) {
    return those(spot -> !wagers.contains(spot.wager())).toList();
  }

  /// The spots of jackpot wagers.
  public List<Spot> jackpots() {
    return those(
            spot -> {
              var family = family(spot);
              return family != null && family.isJackpot();
            })
        .toList();
  }

  private Stream<Spot> those(Predicate<Spot> wanted) {
    return offers.keySet().stream().filter(wanted);
  }

  private @Nullable Family family(Spot spot) {
    var paytable = paytable(spot);
    return paytable == null ? null : paytable.family();
  }

  public @Nullable Paytable paytable(Spot spot) {
    var offer = offer(spot);
    return offer == null ? null : offer.paytable();
  }

  /// The wagers offered on a spot; empty for a wager that is divided over others.
  public List<OfferedWager> offers(Spot spot) {
    return offers.getOrDefault(spot, List.of());
  }

  /// The wager offered on a spot. A number that a wager moved to counts as a spot of that wager.
  public @Nullable OfferedWager offer(Spot spot) {
    var found = offers.getOrDefault(spot, offers(Spot.of(spot.wager())));
    return found.isEmpty() ? null : found.getFirst();
  }

  /// The label with the pays of a spot, or null if no row of it wins.
  public @Nullable Label pays(Spot spot) {
    var wins =
        offers(spot).stream()
            .flatMap(offer -> offer.wager().rows().stream())
            .anyMatch(row -> row.pay().perUnit().filter(Fraction.ZERO::equals).isEmpty());
    return wins ? new Label.Pays(spot) : null;
  }
}
