package io.lammer.report.felt;

import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a table offers, spot by spot, in words.
final class OfferedSpots {
  static final Spot FIGHTBACK = Spot.of("fightback");

  private static final Comparator<Spot> BY_NUMBER =
      Comparator.comparingInt(spot -> spot.number() == null ? 0 : spot.number());

  private final Layout layout;
  private final Map<Spot, List<Offer>> offers = new LinkedHashMap<>();

  OfferedSpots(Layout layout) {
    this.layout = layout;
    layout.offers().forEach((spot, offer) -> offers.put(spot, List.of(offer)));
    layout.splits().keySet().forEach(spot -> offers.put(spot, List.of()));
    if (layout.offersFightback()) {
      offers.put(
          FIGHTBACK,
          Stream.of(layout.fightbackAfterWin(), layout.fightbackAfterTie())
              .<Offer>mapMulti(
                  (half, kept) -> {
                    if (half != null) {
                      kept.accept(half);
                    }
                  })
              .toList());
    }
  }

  Layout layout() {
    return layout;
  }

  boolean has(Spot spot) {
    return offers.containsKey(spot);
  }

  boolean has(String wager) {
    return offers.keySet().stream().anyMatch(spot -> spot.wager().equals(wager));
  }

  /// The spots of these wagers in the order of their names, then of their numbers.
  List<Spot> of(String... wagers) {
    return Stream.of(wagers)
        .flatMap(wager -> those(spot -> spot.wager().equals(wager)).sorted(BY_NUMBER))
        .toList();
  }

  /// The spots of every wager that has none of these names.
  List<Spot> except(Set<String> wagers) {
    return those(spot -> !wagers.contains(spot.wager())).toList();
  }

  /// The spots of a kind of jackpot wager.
  List<Spot> jackpots() {
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

  /// The offer of a spot; a come wager on its number is the come wager.
  @Nullable Offer offer(Spot spot) {
    var found = offers.getOrDefault(spot, offers.getOrDefault(Spot.of(spot.wager()), List.of()));
    return found.isEmpty() ? null : found.getFirst();
  }

  String label(Spot spot) {
    return FeltWords.called(paytable(spot), spot)
        .map(FeltWords::brief)
        .orElseGet(() -> FeltWords.spoken(spot));
  }

  /// What is printed on the spot: in the letters of a felt, where its wager has them.
  String print(Spot spot) {
    return FeltWords.called(paytable(spot), spot)
        .map(FeltWords::brief)
        .or(
            () ->
                FeltWords.find("print." + spot.wager(), spot.number() == null ? "" : spot.number()))
        .orElseGet(() -> FeltWords.spoken(spot));
  }

  /// What it pays, short enough to be printed.
  String pays(Spot spot) {
    return Pays.of(offers.getOrDefault(spot, List.of()));
  }

  /// The same where there is little room.
  String printed(Spot spot) {
    return pays(spot).replace(FeltWords.of("pays.of-jackpot"), "");
  }

  /// The name and the pays, for those who cannot see the felt.
  String spoken(Spot spot) {
    var pays = pays(spot);
    var name = FeltWords.spoken(paytable(spot), spot);
    return pays.isEmpty() ? name : name + ", " + pays;
  }

  private @Nullable Paytable paytable(Spot spot) {
    var offer = offer(spot);
    return offer == null ? null : offer.paytable();
  }
}
