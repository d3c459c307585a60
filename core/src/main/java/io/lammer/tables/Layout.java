package io.lammer.tables;

import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.rules.craps.OddsLimit;
import io.lammer.rules.craps.Split;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A table's checked set-up: everything that play on it needs to know.
///
/// @param known every wager name of the game, offered or not
/// @param offers the wagers by spot, Fightback aside
/// @param splits the wagers that are divided over others
/// @param jackpots how each jackpot stands when the table opens
public record Layout(
    Setup setup,
    Edition edition,
    Set<String> known,
    Map<Spot, Offer> offers,
    Map<Spot, Split> splits,
    @Nullable Offer fightbackAfterWin,
    @Nullable Offer fightbackAfterTie,
    Map<String, Jackpot> jackpots,
    Rules rules,
    List<Warning> warnings) {

  /// The operator's choices that settle money or close windows.
  ///
  /// @param commission the rate taken of Banker wins, or null where none is
  /// @param breakage the unit that fractional pays are rounded down to
  public record Rules(
      int seats,
      int decks,
      int cutCard,
      @Nullable Fraction commission,
      Money commissionUnit,
      boolean commissionOwed,
      MainWager mainWager,
      Setup.@Nullable MaxAggregate maxAggregate,
      Money breakage,
      @Nullable Craps craps,
      @Nullable Money largestWager,
      @Nullable Integer games) {}

  /// Which bonus wagers need a main wager of their seat (ruling 8).
  ///
  /// @param bonus those without a jackpot
  /// @param jackpots those that play for one
  public record MainWager(boolean bonus, boolean jackpots) {
    /// Whether a wager needs a main wager beside it.
    boolean isRequiredFor(Offer offer) {
      return !offer.isMain() && (offer.jackpot() == null ? bonus : jackpots);
    }
  }

  /// The operator's choices for standard craps.
  ///
  /// @param vigOnWin the vig is taken of a win rather than up front
  public record Craps(OddsLimit odds, boolean vigOnWin, Money vigUnit) {
    /// The vig of a wager that is charged one, rounded down to its unit.
    Money vig(Offer offer, Money stake) {
      return offer.conduct().vig().of(stake, CrapsBets.odds(offer)).roundedDownTo(vigUnit);
    }
  }

  /// Something lawful that a person should know about.
  public record Warning(String code, String message) {}

  public Layout {
    offers = Collections.unmodifiableMap(new LinkedHashMap<>(offers));
    splits = Collections.unmodifiableMap(new LinkedHashMap<>(splits));
    jackpots = Collections.unmodifiableMap(new LinkedHashMap<>(jackpots));
    warnings = List.copyOf(warnings);
  }

  /// The wagers by spot, and Fightback.
  public List<Offer> all() {
    var all = new ArrayList<>(offers.values());
    Stream.of(fightbackAfterWin, fightbackAfterTie).filter(Objects::nonNull).forEach(all::add);
    return all;
  }

  /// The paytables in play.
  public List<Paytable> paytables() {
    return all().stream().map(Offer::paytable).filter(Objects::nonNull).distinct().toList();
  }

  /// The same with nothing of its edition that is not in play.
  public Layout alone() {
    return with(edition.with(List.of(), paytables()), offers);
  }

  /// The same with every winner coming down, as it was before winners could stay.
  public Layout withWinnersComingDown() {
    var down = new LinkedHashMap<>(offers);
    down.replaceAll((_, offer) -> offer.with(offer.conduct().withWinnerStaying(false)));
    return with(edition, down);
  }

  /// The limits that are posted: the table's, or those of its first main wager that has any.
  public Optional<Setup.Limits> posted() {
    return Optional.ofNullable(setup.limits().get(Setup.TABLE))
        .or(
            () ->
                offers.values().stream()
                    .filter(Offer::isMain)
                    .map(Offer::limits)
                    .filter(Objects::nonNull)
                    .findFirst());
  }

  /// The limits of a set-up whose posted ones are these: whatever was at the posted minimum or
  /// maximum moves with it.
  public Map<String, Setup.Limits> limits(Setup.Limits newPosted) {
    var old = posted().orElse(newPosted);
    var limits = new HashMap<>(setup.limits());
    limits.replaceAll(
        (_, own) ->
            new Setup.Limits(
                own.minimum().equals(old.minimum()) ? newPosted.minimum() : own.minimum(),
                own.maximum().equals(old.maximum()) ? newPosted.maximum() : own.maximum()));
    return limits;
  }

  /// The same under other limits.
  Layout limited(Setup newSetup) {
    var under = new LinkedHashMap<>(offers);
    under.replaceAll((_, offer) -> offer.limited(newSetup));
    return new Layout(
        newSetup,
        edition,
        known,
        under,
        splits,
        fightbackAfterWin == null ? null : fightbackAfterWin.limited(newSetup),
        fightbackAfterTie == null ? null : fightbackAfterTie.limited(newSetup),
        jackpots,
        rules,
        warnings);
  }

  private Layout with(Edition newEdition, Map<Spot, Offer> newOffers) {
    return new Layout(
        setup,
        newEdition,
        known,
        newOffers,
        splits,
        fightbackAfterWin,
        fightbackAfterTie,
        jackpots,
        rules,
        warnings);
  }

  /// The names of the wagers offered.
  public List<String> wagers() {
    var names = new LinkedHashSet<String>();
    offers.keySet().forEach(spot -> names.add(spot.wager()));
    splits.keySet().forEach(spot -> names.add(spot.wager()));
    if (offersFightback()) {
      names.add("fightback");
    }
    return List.copyOf(names);
  }

  /// The names of the wagers that are offered and not keyed at this table.
  public List<String> unkeyed() {
    var keyed = setup.keyed();
    return wagers().stream()
        .filter(name -> all().stream().noneMatch(it -> it.name().equals(name) && it.isKeyed(keyed)))
        .filter(_ -> keyed != Setup.Keying.EVERYTHING)
        .toList();
  }

  /// The spots of a wager on this table, those of a divided one included.
  List<Spot> spots(String wager) {
    return Stream.concat(offers.keySet().stream(), splits.keySet().stream())
        .filter(spot -> spot.wager().equals(wager))
        .toList();
  }

  Craps craps() {
    return Objects.requireNonNull(rules.craps(), () -> edition.id() + " is not played as craps");
  }

  /// The wager on a jackpot sensor.
  public Optional<Offer> onSensor(int sensor) {
    var place = setup.sensors().indexOf(sensor);
    if (place < 0) {
      return Optional.empty();
    }
    var name = List.copyOf(jackpots.keySet()).get(place);
    return offers.values().stream().filter(offer -> name.equals(offer.jackpot())).findFirst();
  }

  /// What the set-up says of a jackpot; it lists them in the order in which they were opened.
  public Optional<Setup.Jackpot> stated(String jackpot) {
    var place = List.copyOf(jackpots.keySet()).indexOf(jackpot);
    return place < 0 ? Optional.empty() : Optional.of(setup.jackpots().get(place));
  }

  /// Whether the lammers of a progressive lie on the Bonus Craps tracker rather than on its own: a
  /// choice of picture (ruling 17), which takes a tracker with all the numbers.
  public boolean isOnBonusTracker(Offer offer) {
    return setup.tracker() == Setup.Tracker.SHARED
        && hasBonusTracker(offers.keySet())
        && offer.jackpot() != null
        && Lammers.of(offer.wager().machine(), Machine.START).isPresent();
  }

  static boolean hasBonusTracker(Set<Spot> spots) {
    return spots.contains(Spot.of("make-em-all"))
        || spots.containsAll(Set.of(Spot.of("all-small"), Spot.of("all-tall")));
  }

  /// The puck moves as the pass wager of this table does.
  Machine puck() {
    var pass = offers.get(Spot.of("pass"));
    return Objects.requireNonNull(pass, "a craps table without a pass wager").wager().machine();
  }

  public boolean offersFightback() {
    return fightbackAfterWin != null || fightbackAfterTie != null;
  }
}
