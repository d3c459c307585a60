package io.lammer.odds;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import org.jspecify.annotations.Nullable;

/// What the rules leave open and a figure depends on.
///
/// @param commission the rate taken of Banker wins where one is charged
/// @param wager the fixed amount of a jackpot wager
/// @param meter the displayed jackpot, or null when it is not said
/// @param seed what a progressive restarts at, or null
/// @param increment the part of each wager that goes to the meter, or null
/// @param reserve the part that goes to the reserve which reseeds, or null
/// @param limit the most that is displayed, or null
/// @param players how many wager in every round: they see the same outcome, so they win together
///   and share a percentage pay and a dealer envy paid once
/// @param promotion what the house adds to a percentage pay, or null
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
  /// House money beside each winner's share of a jackpot, which leaves the meter as it is.
  ///
  /// @param times what the share is multiplied by
  /// @param added for each unit staked
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
