package io.lammer.table;

import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.OddsLimit;
import io.lammer.rules.Paytable;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
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

/// A table's checked set-up, with everything that play needs.
///
/// @param known every wager name of the game, offered or not
/// @param offers the wagers by spot, without those on a follow-up
/// @param splits the wagers that are divided over others
/// @param followUps the wagers on the follow-up of a round; they share one name, and the round
///   chooses among them
/// @param jackpots the opening state of each jackpot
public record Layout(
    Setup setup,
    Edition edition,
    Set<String> known,
    Map<Spot, OfferedWager> offers,
    Map<Spot, SplitWager> splits,
    List<OfferedWager> followUps,
    Map<String, Jackpot> jackpots,
    Rules rules,
    List<Warning> warnings) {

  /// The operator's choices that affect payment or when wagers may be made.
  ///
  /// @param breakage the unit that fractional pays are rounded down to
  /// @param game the choices that only this game has; null for none
  public record Rules(
      int seats,
      int decks,
      int cutCard,
      MainWager mainWager,
      Money breakage,
      @Nullable GameRules game,
      @Nullable Money largestWager,
      @Nullable Integer games) {
    Rules with(@Nullable GameRules its) {
      return new Rules(seats, decks, cutCard, mainWager, breakage, its, largestWager, games);
    }

    /// The commission rate on Banker wins, or null for none.
    public @Nullable Fraction commission() {
      return game instanceof Commission charged ? charged.rate() : null;
    }

    public Money commissionUnit() {
      return game instanceof Commission charged ? charged.unit() : Money.CENT;
    }

    public boolean commissionOwed() {
      return game instanceof Commission charged && charged.owed();
    }

    public Setup.@Nullable MaxAggregate maxAggregate() {
      return game instanceof Craps craps ? craps.maxAggregate() : null;
    }

    public @Nullable Craps craps() {
      return game instanceof Craps craps ? craps : null;
    }
  }

  /// The commission of a baccarat table.
  ///
  /// @param rate the rate on Banker wins; null for commission-free
  /// @param owed commission is marked for its seat and collected later
  public record Commission(@Nullable Fraction rate, Money unit, boolean owed)
      implements GameRules {}

  /// Which bonus wagers need a main wager from the same seat (ruling 8).
  ///
  /// @param bonus bonus wagers without a jackpot need one
  /// @param jackpots jackpot wagers need one
  public record MainWager(boolean bonus, boolean jackpots) {
    boolean isRequiredFor(OfferedWager offer) {
      return !offer.isMain() && (offer.jackpot() == null ? bonus : jackpots);
    }
  }

  /// The operator's choices for standard craps.
  ///
  /// @param vigOnWin the vig is taken from a win rather than up front
  public record Craps(
      OddsLimit odds, boolean vigOnWin, Money vigUnit, Setup.@Nullable MaxAggregate maxAggregate)
      implements GameRules {}

  /// A lawful choice in a set-up that the operator should know about.
  public record Warning(String code, String message) {}

  public Layout {
    offers = Collections.unmodifiableMap(new LinkedHashMap<>(offers));
    splits = Collections.unmodifiableMap(new LinkedHashMap<>(splits));
    followUps = List.copyOf(followUps);
    jackpots = Collections.unmodifiableMap(new LinkedHashMap<>(jackpots));
    warnings = List.copyOf(warnings);
  }

  /// What the game does at this table.
  public GamePlay play() {
    return edition.game().part(GamePlay.class);
  }

  /// The wagers by spot, followed by those on a follow-up.
  public List<OfferedWager> all() {
    var all = new ArrayList<>(offers.values());
    all.addAll(followUps);
    return all;
  }

  /// A wager of this layout. One that has traveled is offered without its number.
  public OfferedWager offer(WagerRef ref) {
    if (ref.paytable() == null) {
      var there = offers.get(ref.spot());
      var offer = there == null ? offers.get(Spot.of(ref.name())) : there;
      if (offer != null) {
        return offer;
      }
    } else {
      for (var offer : followUps) {
        if (offer.ref().equals(ref)) {
          return offer;
        }
      }
    }
    throw new IllegalStateException("the layout has no " + ref);
  }

  public List<Paytable> paytables() {
    return all().stream().map(OfferedWager::paytable).filter(Objects::nonNull).distinct().toList();
  }

  /// This layout with its edition reduced to the paytables in play.
  public Layout alone() {
    return new Layout(
        setup,
        edition.with(List.of(), paytables()),
        known,
        offers,
        splits,
        followUps,
        jackpots,
        rules,
        warnings);
  }

  /// The posted limits: the table's, or those of its first main wager that has any.
  public Optional<Setup.Limits> posted() {
    return Optional.ofNullable(setup.wagers().limits().get(Setup.TABLE))
        .or(
            () ->
                offers.values().stream()
                    .filter(OfferedWager::isMain)
                    .map(OfferedWager::limits)
                    .filter(Objects::nonNull)
                    .findFirst());
  }

  /// The limits of the set-up after the posted limits change. Every limit that equaled the old
  /// posted minimum or maximum changes with it.
  public Map<String, Setup.Limits> limits(Setup.Limits newPosted) {
    var old = posted().orElse(newPosted);
    var limits = new HashMap<>(setup.wagers().limits());
    limits.replaceAll(
        (_, own) ->
            new Setup.Limits(
                own.minimum().equals(old.minimum()) ? newPosted.minimum() : own.minimum(),
                own.maximum().equals(old.maximum()) ? newPosted.maximum() : own.maximum()));
    return limits;
  }

  Layout limited(Setup newSetup) {
    var under = new LinkedHashMap<>(offers);
    under.replaceAll((_, offer) -> offer.limited(newSetup));
    return new Layout(
        newSetup,
        edition,
        known,
        under,
        splits,
        followUps.stream().map(offer -> offer.limited(newSetup)).toList(),
        jackpots,
        rules,
        warnings);
  }

  /// The names of the wagers offered.
  public List<String> wagers() {
    var names = new LinkedHashSet<String>();
    offers.keySet().forEach(spot -> names.add(spot.wager()));
    splits.keySet().forEach(spot -> names.add(spot.wager()));
    followUps.forEach(offer -> names.add(offer.name()));
    return List.copyOf(names);
  }

  /// The names of the wagers that are offered but not keyed at this table.
  public List<String> unkeyed() {
    var keyed = setup.keyed();
    return wagers().stream()
        .filter(name -> all().stream().noneMatch(it -> it.name().equals(name) && it.isKeyed(keyed)))
        .filter(_ -> keyed != Setup.Keying.EVERYTHING)
        .toList();
  }

  /// The spots of a wager on this table, including those of a divided wager.
  List<Spot> spots(String wager) {
    return Stream.concat(offers.keySet().stream(), splits.keySet().stream())
        .filter(spot -> spot.wager().equals(wager))
        .toList();
  }

  /// The wager on a jackpot sensor.
  public Optional<OfferedWager> onSensor(int sensor) {
    var place = setup.sensors().indexOf(sensor);
    if (place < 0) {
      return Optional.empty();
    }
    var name = List.copyOf(jackpots.keySet()).get(place);
    return offers.values().stream().filter(offer -> name.equals(offer.jackpot())).findFirst();
  }

  /// The set-up of a jackpot. Set-up and layout list the jackpots in the same order.
  public Optional<Setup.Jackpot> stated(String jackpot) {
    var place = List.copyOf(jackpots.keySet()).indexOf(jackpot);
    return place < 0 ? Optional.empty() : Optional.of(setup.jackpots().get(place));
  }

  /// True if wagers on the follow-up of a round are offered.
  public boolean offersFollowUp() {
    return !followUps.isEmpty();
  }

  public boolean isFollowUp(OfferedWager offer) {
    return isFollowUp(offer.name());
  }

  /// True for the name of the wagers on the follow-up of a round.
  public boolean isFollowUp(String wager) {
    for (var offer : followUps) {
      if (offer.name().equals(wager)) {
        return true;
      }
    }
    return false;
  }
}
