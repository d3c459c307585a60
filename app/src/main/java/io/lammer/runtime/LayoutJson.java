package io.lammer.runtime;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.OddsLimit;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.table.GameRules;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The JSON form of a layout in a journal: everything that decides who is paid what, in full, so
/// that a table can be played on however catalog, profiles or checks change.
record LayoutJson(
    Setup setup,
    Edition edition,
    Set<String> known,
    List<OfferShape> offers,
    List<SplitShape> splits,
    @JsonAnyGetter @JsonAnySetter Map<String, OfferShape> followUps,
    Map<String, Jackpot> jackpots,
    RulesShape rules,
    List<Layout.Warning> warnings) {

  private static final Pattern INITIAL = Pattern.compile("-(.)");

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
      @JsonAlias("mainWagerRequired") Layout.MainWager mainWager,
      Setup.@Nullable MaxAggregate maxAggregate,
      Money breakage,
      @Nullable CrapsShape craps,
      @Nullable Money largestWager,
      @Nullable Integer games,
      @Nullable GameRules own) {
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
          rules.games(),
          own(rules.game()));
    }

    /// Commission and the choices of craps have fields of their own.
    private static @Nullable GameRules own(@Nullable GameRules rules) {
      return rules instanceof Layout.Commission || rules instanceof Layout.Craps ? null : rules;
    }

    Layout.Rules rules(Game game) {
      return new Layout.Rules(
          seats, decks, cutCard, mainWager, breakage, its(game), largestWager, games);
    }

    private @Nullable GameRules its(Game game) {
      if (own != null) {
        return own;
      }
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
        followUps(layout),
        layout.jackpots(),
        RulesShape.of(layout.rules()),
        layout.warnings());
  }

  /// The wagers on a follow-up are written under the names of their families.
  private static Map<String, OfferShape> followUps(Layout layout) {
    var named = new LinkedHashMap<String, OfferShape>();
    for (var family : GameCatalog.of(layout.edition().game()).families()) {
      layout.followUps().stream()
          .filter(offer -> offer.isOf(family))
          .forEach(offer -> named.put(key(family), offer(offer)));
    }
    return named;
  }

  /// The name of a family as a key, such as `fightbackAfterWin`.
  private static String key(Family family) {
    return INITIAL.matcher(family.word()).replaceAll(it -> it.group(1).toUpperCase(Locale.ROOT));
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
        GameCatalog.of(edition.game()).families().stream()
            .map(family -> followUps.get(key(family)))
            .filter(Objects::nonNull)
            .map(offer -> offer(offer, edition))
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
