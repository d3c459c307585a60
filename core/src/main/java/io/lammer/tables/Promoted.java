package io.lammer.tables;

import io.lammer.odds.Assumptions;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.util.Optional;

/// What a promotion makes of the pays of a wager (ruling 9).
///
/// @param stake the least that is staked, which is where an added amount counts most
record Promoted(Setup.Promotion promotion, Money stake) {
  /// The wager with its promotion in every pay. A share of a jackpot stays what leaves the meter,
  /// and [#ofShares] says what is added to it.
  static Wager wager(Layout layout, Offer offer, Wager wager) {
    return of(layout, offer).map(promoted -> promoted.wager(wager)).orElse(wager);
  }

  static Optional<Promoted> of(Layout layout, Offer offer) {
    return Optional.ofNullable(offer.promotion())
        .map(promotion -> new Promoted(promotion, stake(layout, offer)));
  }

  /// What it adds to a winner's share of a jackpot.
  Assumptions.Promotion ofShares() {
    return new Assumptions.Promotion(times(), added());
  }

  private static Money stake(Layout layout, Offer offer) {
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
      case Pay.Push _, Pay.Loss _ -> row;
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

  /// What pays are multiplied by.
  Fraction times() {
    var multiply = promotion.multiply();
    return multiply == null ? Fraction.ONE : Fraction.of(multiply);
  }

  /// What is added to a pay for each unit staked.
  Fraction added() {
    var add = promotion.add();
    return add == null ? new Fraction(0, 1) : new Fraction(add.units(), stake.units());
  }
}
