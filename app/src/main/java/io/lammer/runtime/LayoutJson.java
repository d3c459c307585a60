package io.lammer.runtime;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.rules.craps.OddsLimit;
import io.lammer.rules.craps.SplitWager;
import io.lammer.table.GameRules;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The JSON form of a layout in a journal: everything that decides who is paid what, in full, so
/// that a table can be played on however catalog, profiles or checks change.
record LayoutJson(
    Setup setup,
    Edition edition,
    Set<String> known,
    List<OfferShape> offers,
    List<SplitShape> splits,
    @Nullable OfferShape fightbackAfterWin,
    @Nullable OfferShape fightbackAfterTie,
    Map<String, Jackpot> jackpots,
    RulesShape rules,
    List<Layout.Warning> warnings) {

  /// A wager of a paytable is stored by the paytable's id, a main wager in full.
  record OfferShape(
      Spot spot,
      @Nullable String paytable,
      @Nullable Suit suit,
      @Nullable MainShape main,
      Setup.@Nullable Limits limits,
      Setup.@Nullable Promotion promotion,
      @Nullable String jackpot,
      int order) {
    private OfferedWager offer(Wager wager, @Nullable Paytable itsPaytable, BetHandling conduct) {
      return new OfferedWager(wager, itsPaytable, conduct, limits, promotion, jackpot, order);
    }
  }

  /// The rules in one object, those of the game among them.
  record RulesShape(
      int seats,
      int decks,
      int cutCard,
      @Nullable Fraction commission,
      @Nullable Money commissionUnit,
      boolean commissionOwed,
      Layout.MainWager mainWager,
      Setup.@Nullable MaxAggregate maxAggregate,
      Money breakage,
      @Nullable CrapsShape craps,
      @Nullable Money largestWager,
      @Nullable Integer games) {
    static RulesShape of(Layout.Rules rules) {
      return new RulesShape(
          rules.seats(),
          rules.decks(),
          rules.cutCard(),
          rules.commission(),
          rules.game() instanceof Layout.Commission charged ? charged.unit() : null,
          rules.commissionOwed(),
          rules.mainWager(),
          rules.maxAggregate(),
          rules.breakage(),
          CrapsShape.of(rules.craps()),
          rules.largestWager(),
          rules.games());
    }

    Layout.Rules rules(Game game) {
      return new Layout.Rules(
          seats, decks, cutCard, mainWager, breakage, its(game), largestWager, games);
    }

    private @Nullable GameRules its(Game game) {
      if (craps != null) {
        return new Layout.Craps(craps.odds(), craps.vigOnWin(), craps.vigUnit(), maxAggregate);
      }
      return commissionUnit != null && game.hasShoe()
          ? new Layout.Commission(commission, commissionUnit, commissionOwed)
          : null;
    }
  }

  record CrapsShape(OddsLimit odds, boolean vigOnWin, Money vigUnit) {
    static @Nullable CrapsShape of(Layout.@Nullable Craps craps) {
      return craps == null ? null : new CrapsShape(craps.odds(), craps.vigOnWin(), craps.vigUnit());
    }
  }

  record MainShape(Machine machine, List<Row> rows, BetHandling conduct) {}

  record SplitShape(Spot spot, List<PartShape> over) {}

  record PartShape(Spot spot, int parts) {}

  static LayoutJson of(Layout layout) {
    return new LayoutJson(
        layout.setup(),
        layout.edition(),
        layout.known(),
        layout.offers().values().stream().map(LayoutJson::offer).toList(),
        layout.splits().values().stream().map(LayoutJson::split).toList(),
        half(layout, Family.FIGHTBACK_AFTER_WIN),
        half(layout, Family.FIGHTBACK_AFTER_TIE),
        layout.jackpots(),
        RulesShape.of(layout.rules()),
        layout.warnings());
  }

  private static @Nullable OfferShape half(Layout layout, Family family) {
    return layout.followUps().stream()
        .filter(offer -> offer.isOf(family))
        .findFirst()
        .map(LayoutJson::offer)
        .orElse(null);
  }

  private static OfferShape offer(OfferedWager offer) {
    var wager = offer.wager();
    var paytable = offer.paytable();
    return new OfferShape(
        wager.spot(),
        paytable == null ? null : paytable.id(),
        wager.choice().suit(),
        paytable == null ? new MainShape(wager.machine(), wager.rows(), offer.conduct()) : null,
        offer.limits(),
        offer.promotion(),
        offer.jackpot(),
        offer.order());
  }

  private static SplitShape split(SplitWager split) {
    return new SplitShape(
        split.spot(),
        split.parts().entrySet().stream()
            .map(part -> new PartShape(part.getKey(), part.getValue()))
            .toList());
  }

  Layout layout() {
    var bySpot = new LinkedHashMap<Spot, OfferedWager>();
    offers.forEach(offer -> bySpot.put(offer.spot(), offer(offer, edition)));
    var bySplit = new LinkedHashMap<Spot, SplitWager>();
    splits.forEach(split -> bySplit.put(split.spot(), split(split)));
    return new Layout(
        setup,
        edition,
        known,
        bySpot,
        bySplit,
        Stream.of(fightbackAfterWin, fightbackAfterTie)
            .filter(Objects::nonNull)
            .map(half -> offer(half, edition))
            .toList(),
        jackpots,
        rules.rules(edition.game()),
        warnings);
  }

  private static OfferedWager offer(OfferShape shape, Edition edition) {
    var main = shape.main();
    if (main != null) {
      var wager = new Wager(shape.spot(), main.machine(), main.rows(), true, WagerContext.NONE);
      return shape.offer(wager, null, main.conduct());
    }
    var paytable = Optional.ofNullable(shape.paytable()).flatMap(edition::paytable).orElseThrow();
    var wager = paytable.wager(shape.spot().wager(), shape.suit()).at(shape.spot());
    return shape.offer(wager, paytable, BetHandling.PLAIN);
  }

  private static SplitWager split(SplitShape shape) {
    var parts = new LinkedHashMap<Spot, Integer>();
    shape.over().forEach(part -> parts.put(part.spot(), part.parts()));
    return new SplitWager(shape.spot(), parts);
  }
}
