package io.lammer.table;

import io.lammer.odds.Assumptions;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.util.Optional;

/// Applies a promotion to the pays of a wager (ruling 9).
///
/// @param stake the minimum stake, for which an added amount is worth the most
record PromotionPays(Setup.Promotion promotion, Money stake) {
  /// The wager with its promotion in every pay. Jackpot shares are unchanged, because a promotion
  /// is not paid from the meter; [#ofShares] gives what is added to them.
  static Wager wager(Layout layout, OfferedWager offer, Wager wager) {
    return of(layout, offer).map(promoted -> promoted.wager(wager)).orElse(wager);
  }

  static Optional<PromotionPays> of(Layout layout, OfferedWager offer) {
    return Optional.ofNullable(offer.promotion())
        .map(promotion -> new PromotionPays(promotion, stake(layout, offer)));
  }

  /// The promotion's addition to a winner's share of a jackpot.
  Assumptions.Promotion ofShares() {
    return new Assumptions.Promotion(times(), added());
  }

  private static Money stake(Layout layout, OfferedWager offer) {
    var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
    var limits = offer.limits();
    return jackpot != null
        ? jackpot.terms().wager()
        : limits == null ? Money.dollars(1) : limits.minimum();
  }

  private Wager wager(Wager wager) {
    return new Wager(
        wager.spot(),
        wager.machine(),
        wager.rows().stream().map(this::row).toList(),
        wager.toOne(),
        wager.choice());
  }

  private Row row(Row row) {
    return switch (row.pay()) {
      case Pay.Odds(var odds) -> paid(row, raised(odds));
      case Pay.Dollars dollars -> paid(row, raised(dollars.perUnit().orElseThrow()));
      case Pay.Percent share -> paid(row, share);
      case Pay.Push _, Pay.HalfLoss _, Pay.Loss _ -> row;
    };
  }

  private Pay raised(Fraction perUnit) {
    return new Pay.Odds(perUnit.times(times()).plus(added()));
  }

  private Row paid(Row row, Pay pay) {
    var multiply = promotion.multiply();
    var pays =
        "%s, promotion %s"
            .formatted(
                row.pays(),
                multiply == null ? "+ " + promotion.add() : "x " + multiply.toPlainString());
    return new Row(row.label(), row.wager(), row.when(), pays, pay, row.envy(), row.mark());
  }

  /// The factor applied to pays.
  Fraction times() {
    var multiply = promotion.multiply();
    return multiply == null ? Fraction.ONE : Fraction.of(multiply);
  }

  /// The amount added to a pay for each unit staked.
  Fraction added() {
    var add = promotion.add();
    return add == null ? new Fraction(0, 1) : new Fraction(add.units(), stake.units());
  }
}
