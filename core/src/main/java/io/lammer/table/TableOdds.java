package io.lammer.table;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Charge;
import io.lammer.odds.GameOdds;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The exact odds of every wager that a table offers, under the table's variant of craps, shoe,
/// commission, promotions and jackpots.
public final class TableOdds {
  private final Layout layout;
  private final int players;
  private final Assumptions assumptions;
  private final Analyzer analyzer;
  private final @Nullable Integer decks;

  private TableOdds(Layout layout, int players) {
    this.layout = layout;
    this.players = players;
    var commission = layout.rules().commission();
    this.assumptions =
        commission == null ? Assumptions.STANDARD : Assumptions.STANDARD.withCommission(commission);
    this.analyzer = new Analyzer(layout.edition(), assumptions);
    this.decks = layout.edition().game().hasShoe() ? layout.rules().decks() : null;
  }

  /// The exact odds of all wagers offered.
  ///
  /// @param players how many players wager in every round
  public static List<Analysis> of(Layout layout, int players) {
    return new TableOdds(layout, players).all();
  }

  private List<Analysis> all() {
    var main = layout.offers().values().stream().filter(OfferedWager::isMain).toList();
    var analyses = new ArrayList<Analysis>();
    main.forEach(offer -> analyses.add(main(offer)));
    analyses.addAll(
        layout
            .edition()
            .game()
            .part(GameTableOdds.class)
            .composites(layout, main.stream().map(TableOdds::asMain).toList(), assumptions));
    layout.offers().values().stream()
        .filter(offer -> !offer.isMain())
        .forEach(offer -> analyses.add(bonus(offer)));
    layout.followUps().forEach(offer -> analyses.addAll(followUp(offer)));
    return analyses.stream()
        .map(analysis -> analysis.isJackpot() ? analysis : analysis.with(shared(analysis)))
        .toList();
  }

  private Assumptions shared(Analysis analysis) {
    return analysis.assumptions().withPlayers(players);
  }

  private Analysis main(OfferedWager offer) {
    var charges = layout.edition().game().part(GameOdds.class).charges(asMain(offer));
    return charges.stream()
        .filter(this::isCharged)
        .findFirst()
        .map(charge -> analyzer.main(offer.wager(), decks, charge))
        .orElseThrow();
  }

  private boolean isCharged(Charge charge) {
    var craps = layout.rules().craps();
    return switch (charge) {
      case Charge.None() -> true;
      case Charge.Commission() -> layout.rules().commission() != null;
      case Charge.CommissionFree() -> layout.rules().commission() == null;
      case Charge.Vig vig -> craps != null && vig.upFront() != craps.vigOnWin();
    };
  }

  private static MainWager asMain(OfferedWager offer) {
    return new MainWager(offer.wager(), "", MainWager.Commission.ANY, offer.conduct());
  }

  private List<Analysis> followUp(OfferedWager offer) {
    return analyzer
        .paytable(Objects.requireNonNull(offer.paytable()), List.of(layout.rules().decks()))
        .stream()
        .map(analysis -> analysis.with(PromotionPays.wager(layout, offer, analysis.wager())))
        .toList();
  }

  private Analysis bonus(OfferedWager offer) {
    var analysis =
        analyzer.offered(
            PromotionPays.wager(layout, offer, offer.wager()),
            offer.paytable(),
            decks,
            Charge.NONE);
    var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
    if (jackpot == null) {
      return analysis;
    }
    var ofJackpot = assumptions(jackpot);
    return analysis.with(
        PromotionPays.of(layout, offer)
            .map(promoted -> ofJackpot.withPromotion(promoted.ofShares()))
            .orElse(ofJackpot));
  }

  /// A House prize that is paid in full to each winner is not shared, so it counts one player.
  private Assumptions assumptions(Jackpot jackpot) {
    var terms = jackpot.terms();
    var progressive = terms.isProgressive();
    return new Assumptions(
        Assumptions.STANDARD.commission(),
        terms.wager(),
        jackpot.displayed(),
        progressive ? terms.seed() : null,
        progressive ? terms.increment() : null,
        progressive ? positive(terms.reserve()) : null,
        terms.limit(),
        terms.share() == Setup.Jackpot.Share.EACH ? 1 : players);
  }

  private static @Nullable Fraction positive(Fraction rate) {
    return rate.numerator() == 0 ? null : rate;
  }
}
