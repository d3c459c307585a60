package io.lammer.tables;

import io.lammer.rules.Conduct;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Wager;
import org.jspecify.annotations.Nullable;

/// A wager as one table offers it.
///
/// @param paytable null for a main wager
/// @param jackpot the name of the jackpot it plays for, or null
/// @param order its place in the order in which a craps table is settled
public record Offer(
    Wager wager,
    @Nullable Paytable paytable,
    Conduct conduct,
    Setup.@Nullable Limits limits,
    Setup.@Nullable Promotion promotion,
    @Nullable String jackpot,
    int order) {

  static final String MAIN_GAME = "main";

  public String name() {
    return wager.name();
  }

  Offer with(Conduct newConduct) {
    return new Offer(wager, paytable, newConduct, limits, promotion, jackpot, order);
  }

  /// The same under other limits.
  Offer limited(Setup setup) {
    return jackpot != null
        ? this
        : new Offer(wager, paytable, conduct, setup.limitsOf(name()), promotion, jackpot, order);
  }

  /// The game it counts as where a venue limits their number (ruling 7): each sensor is one.
  public String game() {
    return isMain() ? MAIN_GAME : wager.spot().toString();
  }

  public boolean isMain() {
    return paytable == null;
  }

  /// Whether a table that keys so much keys this wager.
  boolean isKeyed(Setup.Keying keyed) {
    var needed =
        isMain()
            ? Setup.Keying.EVERYTHING
            : jackpot == null ? Setup.Keying.BONUS : Setup.Keying.JACKPOTS;
    return needed.compareTo(keyed) <= 0;
  }

  /// A main wager that a bonus wager may rest on where one is required (ruling 8): of craps, pass
  /// and don't pass.
  public boolean isLine() {
    return isMain()
        && (wager.machine().equals(Machine.ONE_ROUND) || conduct.opens() == Conduct.Opens.COME_OUT);
  }

  /// The wager whose wins are charged commission, where a table charges any.
  public boolean isCommissioned() {
    return isMain() && Edition.MainWager.isBanker(wager);
  }

  /// A come wager, which moves to its number.
  public boolean travels() {
    return conduct.opens() == Conduct.Opens.POINT;
  }

  public boolean isOf(Family family) {
    return paytable != null && paytable.family() == family;
  }

  /// Made before a round and resolved by the Fightback card after it: Destiny.
  boolean isCardAfterRound() {
    return paytable != null && paytable.family().awaitsCard() && !paytable.family().isFightback();
  }

  /// What players are told of a row of this label: a suit-specific one names the operator's suit.
  public String told(String row) {
    return wager.rows().stream()
        .filter(it -> it.label().equals(row))
        .map(wager::label)
        .findFirst()
        .orElse(row);
  }

  public boolean isFightback() {
    return paytable != null && paytable.family().isFightback();
  }
}
