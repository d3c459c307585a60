package io.lammer.table;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Family;
import io.lammer.rules.Machine;
import io.lammer.rules.Pay;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import io.lammer.rules.Wager;
import org.jspecify.annotations.Nullable;

/// A wager as one table offers it.
///
/// @param paytable null for a main wager
/// @param jackpot the name of the jackpot it plays for, or null
/// @param order its position where wagers are settled spot by spot
public record OfferedWager(
    Wager wager,
    @Nullable Paytable paytable,
    BetHandling conduct,
    Setup.@Nullable Limits limits,
    Setup.@Nullable Promotion promotion,
    @Nullable String jackpot,
    int order) {

  public static final String MAIN_GAME = "main";

  public String name() {
    return wager.name();
  }

  OfferedWager limited(Setup setup) {
    return jackpot != null
        ? this
        : new OfferedWager(
            wager, paytable, conduct, setup.limitsOf(name()), promotion, jackpot, order);
  }

  /// The game that this wager counts as if a venue limits the number of games (ruling 7). Each
  /// sensor counts as one game.
  public String game() {
    return isMain() ? MAIN_GAME : wager.spot().toString();
  }

  public boolean isMain() {
    return paytable == null;
  }

  boolean isKeyed(Setup.Keying keyed) {
    var needed =
        isMain()
            ? Setup.Keying.EVERYTHING
            : jackpot == null ? Setup.Keying.BONUS : Setup.Keying.JACKPOTS;
    return needed.compareTo(keyed) <= 0;
  }

  /// True if one of its rows loses half of the stake.
  boolean canLoseHalf() {
    return wager.rows().stream().anyMatch(row -> row.pay() instanceof Pay.HalfLoss);
  }

  /// The name of this wager in bets on it.
  public WagerRef ref() {
    return ref(wager.spot());
  }

  WagerRef ref(Spot spot) {
    return new WagerRef(spot, paytable != null && isFollowUp() ? paytable.id() : null);
  }

  /// The spot of a wager in a state.
  public Spot spot(int state) {
    return travels() && state != Machine.START ? Spot.of(name(), state) : wager.spot();
  }

  /// True for a wager that moves to the spot with the number of its state.
  public boolean travels() {
    return conduct.travels();
  }

  /// True if the wager is made after a round, on the round's follow-up.
  public boolean isFollowUp() {
    return paytable != null && paytable.family().isFollowUp();
  }

  public boolean isOf(Family family) {
    return paytable != null && paytable.family() == family;
  }

  /// The player's label of a row; a suit-specific row names the operator's suit.
  public String told(String row) {
    return wager.rows().stream()
        .filter(it -> it.label().equals(row))
        .map(wager::label)
        .findFirst()
        .orElse(row);
  }
}
