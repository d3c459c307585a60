package io.lammer.store.floor;

import io.lammer.rules.Choice;
import io.lammer.rules.Conduct;
import io.lammer.rules.Edition;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.craps.Split;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A layout as a journal keeps it: everything that decides who is paid what, in full, so that it
/// can be played on whatever the catalog, the profiles or the checks have become since.
record LayoutShape(
    Setup setup,
    Edition edition,
    Set<String> known,
    List<OfferShape> offers,
    List<SplitShape> splits,
    @Nullable OfferShape fightbackAfterWin,
    @Nullable OfferShape fightbackAfterTie,
    Map<String, Jackpot> jackpots,
    Layout.Rules rules,
    List<Layout.Warning> warnings) {

  /// A wager of a paytable goes by the paytable's id, a main wager is written out.
  record OfferShape(
      Spot spot,
      @Nullable String paytable,
      @Nullable Suit suit,
      @Nullable MainShape main,
      Setup.@Nullable Limits limits,
      Setup.@Nullable Promotion promotion,
      @Nullable String jackpot,
      int order) {
    private Offer offer(Wager wager, @Nullable Paytable itsPaytable, Conduct conduct) {
      return new Offer(wager, itsPaytable, conduct, limits, promotion, jackpot, order);
    }
  }

  record MainShape(Machine machine, List<Row> rows, Conduct conduct) {}

  record SplitShape(Spot spot, List<PartShape> over) {}

  record PartShape(Spot spot, int parts) {}

  static LayoutShape of(Layout layout) {
    return new LayoutShape(
        layout.setup(),
        layout.edition(),
        layout.known(),
        layout.offers().values().stream().map(LayoutShape::offer).toList(),
        layout.splits().values().stream().map(LayoutShape::split).toList(),
        maybe(layout.fightbackAfterWin()),
        maybe(layout.fightbackAfterTie()),
        layout.jackpots(),
        layout.rules(),
        layout.warnings());
  }

  private static @Nullable OfferShape maybe(@Nullable Offer offer) {
    return offer == null ? null : offer(offer);
  }

  private static OfferShape offer(Offer offer) {
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

  private static SplitShape split(Split split) {
    return new SplitShape(
        split.spot(),
        split.parts().entrySet().stream()
            .map(part -> new PartShape(part.getKey(), part.getValue()))
            .toList());
  }

  Layout layout() {
    var bySpot = new LinkedHashMap<Spot, Offer>();
    offers.forEach(offer -> bySpot.put(offer.spot(), offer(offer, edition)));
    var bySplit = new LinkedHashMap<Spot, Split>();
    splits.forEach(split -> bySplit.put(split.spot(), split(split)));
    return new Layout(
        setup,
        edition,
        known,
        bySpot,
        bySplit,
        maybe(fightbackAfterWin, edition),
        maybe(fightbackAfterTie, edition),
        jackpots,
        rules,
        warnings);
  }

  private static @Nullable Offer maybe(@Nullable OfferShape shape, Edition edition) {
    return shape == null ? null : offer(shape, edition);
  }

  private static Offer offer(OfferShape shape, Edition edition) {
    var main = shape.main();
    if (main != null) {
      var wager = new Wager(shape.spot(), main.machine(), main.rows(), true, Choice.NONE);
      return shape.offer(wager, null, main.conduct());
    }
    var paytable = Optional.ofNullable(shape.paytable()).flatMap(edition::paytable).orElseThrow();
    var wager = paytable.wager(shape.spot().wager(), shape.suit()).at(shape.spot());
    return shape.offer(wager, paytable, Conduct.PLAIN);
  }

  private static Split split(SplitShape shape) {
    var parts = new LinkedHashMap<Spot, Integer>();
    shape.over().forEach(part -> parts.put(part.spot(), part.parts()));
    return new Split(shape.spot(), parts);
  }
}
