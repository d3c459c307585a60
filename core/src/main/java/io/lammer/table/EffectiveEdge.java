package io.lammer.table;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Charge;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable.Standing;
import io.lammer.rules.WagerContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The house edge of a bonus wager as a table offers it, with its promotion, and for a jackpot with
/// its contributions and the house's seed money.
///
/// @param wager its name
/// @param edge the fraction of each unit staked that the house keeps in the long run
/// @param atSeed for a progressive, the edge while the meter is at the seed
public record EffectiveEdge(
    String wager, String paytable, Ratio edge, @Nullable Ratio atSeed, String parts) {
  private record Key(
      String edition,
      String paytable,
      String wager,
      WagerContext choice,
      @Nullable Integer decks) {}

  /// Cached permanently, because the odds depend only on the key.
  private static final Map<Key, List<Analysis>> KNOWN = new ConcurrentHashMap<>();

  /// The edges of the wagers that depend on more than a printed paytable, in the order of the
  /// layout.
  public static List<EffectiveEdge> of(Layout layout) {
    return layout.all().stream()
        .filter(EffectiveEdge::isVaried)
        .map(offer -> of(layout, offer, played(layout, offer)))
        .toList();
  }

  /// The edge of the wager on a jackpot, given the jackpot's current money and terms.
  public static Optional<EffectiveEdge> of(Layout layout, String name, Jackpot jackpot) {
    return layout.all().stream()
        .filter(offer -> name.equals(offer.jackpot()))
        .findFirst()
        .map(offer -> of(layout, offer, jackpot));
  }

  private static @Nullable Jackpot played(Layout layout, OfferedWager offer) {
    return offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
  }

  private static boolean isVaried(OfferedWager offer) {
    return offer.paytable() != null
        && (offer.promotion() != null
            || offer.jackpot() != null
            || offer.paytable().standing() != Standing.PRINTED);
  }

  private static EffectiveEdge of(Layout layout, OfferedWager offer, @Nullable Jackpot jackpot) {
    var analyses =
        KNOWN.computeIfAbsent(key(layout, offer), _ -> analyses(layout, offer)).stream()
            .map(analysis -> analysis.with(PromotionPays.wager(layout, offer, analysis.wager())))
            .toList();
    if (jackpot != null && analyses.getFirst().jackpot().isPresent()) {
      return of(layout, offer, jackpot, analyses.getFirst().jackpot().get());
    }
    // On a follow-up the player knows the last round before betting, so the best state counts.
    var least = analyses.stream().map(Analysis::houseEdge).min(Comparator.naturalOrder());
    return of(offer, least.orElseThrow(), null, promotion(offer));
  }

  private static EffectiveEdge of(
      OfferedWager offer, Ratio edge, @Nullable Ratio atSeed, String parts) {
    var paytable = offer.paytable();
    return new EffectiveEdge(
        offer.name(), paytable == null ? "" : paytable.id(), edge, atSeed, parts);
  }

  private static Key key(Layout layout, OfferedWager offer) {
    var paytable = offer.paytable();
    return new Key(
        layout.edition().id(),
        paytable == null ? "" : paytable.hash(),
        offer.name(),
        offer.wager().choice(),
        decks(layout));
  }

  private static @Nullable Integer decks(Layout layout) {
    return layout.edition().game().hasShoe() ? layout.rules().decks() : null;
  }

  private static List<Analysis> analyses(Layout layout, OfferedWager offer) {
    var analyzer = new Analyzer(layout.edition(), Assumptions.STANDARD);
    var paytable = offer.paytable();
    return layout.isFollowUp(offer) && paytable != null
        ? analyzer.paytable(paytable, List.of(layout.rules().decks()))
        : List.of(analyzer.offered(offer.wager(), paytable, decks(layout), Charge.NONE));
  }

  private static EffectiveEdge of(
      Layout layout, OfferedWager offer, Jackpot jackpot, JackpotOdds odds) {
    var terms = jackpot.terms();
    var wager = dollars(terms.wager());
    var promoted = PromotionPays.of(layout, offer);
    var times = promoted.map(it -> Ratio.of(it.times())).orElse(Ratio.ONE);
    var added = promoted.map(it -> Ratio.of(it.added())).orElse(Ratio.ZERO);
    var fixed = odds.fixedReturn().plus(odds.hit().times(added));
    if (!terms.isProgressive()) {
      var prize = odds.share().times(dollars(jackpot.meter())).dividedBy(wager).times(times);
      return of(
          offer,
          Ratio.ONE.minus(fixed).minus(prize),
          null,
          "fixed pays %s, prize %s%s"
              .formatted(percent(fixed), percent(prize), and(promotion(offer))));
    }
    var seeds = odds.wholeHit().times(dollars(terms.seed())).dividedBy(wager);
    var increment = Ratio.of(terms.increment());
    var kept = greater(seeds, Ratio.of(terms.reserve()));
    var won = increment.plus(seeds).times(times.minus(Ratio.ONE));
    var atSeed =
        odds.share().times(dollars(terms.seed())).dividedBy(wager).times(times).plus(fixed);
    return of(
        offer,
        Ratio.ONE.minus(fixed).minus(increment).minus(kept).minus(won),
        Ratio.ONE.minus(atSeed),
        "fixed pays %s, increment %s, %s %s%s"
            .formatted(
                percent(fixed),
                percent(increment),
                seeds.compareTo(Ratio.of(terms.reserve())) < 0 ? "reserve" : "seeds",
                percent(kept),
                and(promotion(offer))));
  }

  private static Ratio greater(Ratio one, Ratio other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static Ratio dollars(Money amount) {
    return Ratio.of(amount.units(), Money.UNITS_PER_DOLLAR);
  }

  private static String and(String more) {
    return more.isEmpty() ? "" : ", " + more;
  }

  private static String promotion(OfferedWager offer) {
    var promotion = offer.promotion();
    if (promotion == null) {
      return "";
    }
    var multiply = promotion.multiply();
    return multiply == null
        ? "promotion + " + promotion.add()
        : "promotion x " + multiply.toPlainString();
  }

  public boolean favorsPlayer() {
    return edge.signum() < 0 || (atSeed != null && atSeed.signum() < 0);
  }

  /// For example `house edge -12.345%, at the seed 4.000% (fixed pays 60.000%, ...)`.
  public String words() {
    return "house edge %s%s%s"
        .formatted(
            percent(edge),
            atSeed == null ? "" : ", at the seed " + percent(atSeed),
            parts.isEmpty() ? "" : " (" + parts + ")");
  }

  public static String percent(Ratio ratio) {
    return ratio.decimal().movePointRight(2).setScale(3, RoundingMode.HALF_EVEN).toPlainString()
        + "%";
  }
}
