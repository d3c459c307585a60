package io.lammer.runtime;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.table.Jackpot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The JSON form of a layout in a journal: everything that decides who is paid what, in full, so
/// that a table can be played on however catalog, profiles or checks change.
record LayoutJson(
    Setup setup,
    Edition edition,
    Set<String> known,
    List<OfferShape> offers,
    List<SplitShape> splits,
    List<OfferShape> followUps,
    Map<String, Jackpot> jackpots,
    Layout.Rules rules,
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
        layout.followUps().stream().map(LayoutJson::offer).toList(),
        layout.jackpots(),
        layout.rules(),
        layout.warnings());
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
        followUps.stream().map(offer -> offer(offer, edition)).toList(),
        jackpots,
        rules,
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
