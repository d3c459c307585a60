package io.lammer.odds;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import org.jspecify.annotations.Nullable;

/// The parameters that rules leave open but figures depend on.
///
/// @param commission the rate on wins that are charged commission
/// @param wager the fixed amount of a jackpot wager
/// @param meter the displayed jackpot, or null if unknown
/// @param seed the amount at which a progressive restarts, or null
/// @param increment the part of each wager that is added to the meter, or null
/// @param reserve the part that is added to the reserve for the next seed, or null
/// @param limit the maximum display, or null
/// @param players the number of players wagering every round; they see the same outcome, so they
///   win together and share percentage pays and envies paid once
/// @param promotion the promotional addition to percentage pays, or null
public record Assumptions(
    Fraction commission,
    Money wager,
    @Nullable Money meter,
    @Nullable Money seed,
    @Nullable Fraction increment,
    @Nullable Fraction reserve,
    @Nullable Money limit,
    int players,
    @Nullable Promotion promotion) {
  /// House money paid on top of each winner's jackpot share; it does not affect the meter.
  ///
  /// @param times the factor applied to the share
  /// @param added the amount added per unit staked
  public record Promotion(Fraction times, Fraction added) {}

  public static final Assumptions STANDARD =
      new Assumptions(new Fraction(1, 20), Money.dollars(1), null, null, null, null, null, 1);

  public Assumptions(
      Fraction commission,
      Money wager,
      @Nullable Money meter,
      @Nullable Money seed,
      @Nullable Fraction increment,
      @Nullable Fraction reserve,
      @Nullable Money limit,
      int players) {
    this(commission, wager, meter, seed, increment, reserve, limit, players, null);
  }

  public Assumptions {
    if (players < 1) {
      throw new IllegalArgumentException("at least one player wagers");
    }
  }

  public Assumptions withCommission(Fraction newCommission) {
    return new Assumptions(
        newCommission, wager, meter, seed, increment, reserve, limit, players, promotion);
  }

  public Assumptions withMeter(Money newMeter) {
    return new Assumptions(
        commission, wager, newMeter, seed, increment, reserve, limit, players, promotion);
  }

  public Assumptions withPlayers(int newPlayers) {
    return new Assumptions(
        commission, wager, meter, seed, increment, reserve, limit, newPlayers, promotion);
  }

  public Assumptions withPromotion(Promotion newPromotion) {
    return new Assumptions(
        commission, wager, meter, seed, increment, reserve, limit, players, newPromotion);
  }

  Ratio promotionTimes() {
    return promotion == null ? Ratio.ONE : Ratio.of(promotion.times());
  }

  Ratio promotionAdded() {
    return promotion == null ? Ratio.ZERO : Ratio.of(promotion.added());
  }
}
