package io.lammer.tables;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Charge;
import io.lammer.rules.Conduct;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The exact odds of every wager that a table offers, as its set-up has it: variants of craps,
/// shoe, commission, promotions and jackpots.
public final class TableOdds {
  private final Layout layout;
  private final int players;
  private final Analyzer analyzer;
  private final @Nullable Integer decks;

  private TableOdds(Layout layout, int players) {
    this.layout = layout;
    this.players = players;
    var commission = layout.rules().commission();
    this.analyzer =
        new Analyzer(
            layout.edition(),
            commission == null
                ? Assumptions.STANDARD
                : Assumptions.STANDARD.withCommission(commission));
    this.decks = layout.edition().game().hasShoe() ? layout.rules().decks() : null;
  }

  /// The exact odds of everything the table offers.
  ///
  /// @param players how many wager in every round
  public static List<Analysis> of(Layout layout, int players) {
    return new TableOdds(layout, players).all();
  }

  private List<Analysis> all() {
    var main = layout.offers().values().stream().filter(Offer::isMain).toList();
    var analyses = new ArrayList<Analysis>();
    main.forEach(offer -> analyses.add(main(offer)));
    var craps = layout.rules().craps();
    if (craps != null) {
      analyses.addAll(
          analyzer.craps(
              main.stream().map(TableOdds::asMain).toList(),
              layout.splits().values(),
              List.of(craps.odds())));
    }
    layout.offers().values().stream()
        .filter(offer -> !offer.isMain())
        .forEach(offer -> analyses.add(bonus(offer)));
    Stream.of(layout.fightbackAfterWin(), layout.fightbackAfterTie())
        .filter(Objects::nonNull)
        .forEach(offer -> analyses.addAll(fightback(offer)));
    return analyses.stream()
        .map(analysis -> analysis.isJackpot() ? analysis : analysis.with(shared(analysis)))
        .toList();
  }

  private Assumptions shared(Analysis analysis) {
    return analysis.assumptions().withPlayers(players);
  }

  private Analysis main(Offer offer) {
    var vig = offer.conduct().vig();
    var craps = layout.rules().craps();
    if (vig != Conduct.Vig.NONE && craps != null) {
      return analyzer.vig(offer.wager(), vig, !craps.vigOnWin());
    }
    return decks != null && asMain(offer).isBanker()
        ? analyzer.banker(offer.wager(), decks, layout.rules().commission())
        : analyzer.offered(offer.wager(), null, decks, Charge.NONE);
  }

  private static MainWager asMain(Offer offer) {
    return new MainWager(offer.wager(), "", MainWager.Commission.ANY, offer.conduct());
  }

  private List<Analysis> fightback(Offer offer) {
    return analyzer
        .paytable(Objects.requireNonNull(offer.paytable()), List.of(layout.rules().decks()))
        .stream()
        .map(analysis -> analysis.with(Promoted.wager(layout, offer, analysis.wager())))
        .toList();
  }

  private Analysis bonus(Offer offer) {
    var analysis =
        analyzer.offered(
            Promoted.wager(layout, offer, offer.wager()), offer.paytable(), decks, Charge.NONE);
    var jackpot = offer.jackpot() == null ? null : layout.jackpots().get(offer.jackpot());
    if (jackpot == null) {
      return analysis;
    }
    var assumptions = assumptions(jackpot);
    return analysis.with(
        Promoted.of(layout, offer)
            .map(promoted -> assumptions.withPromotion(promoted.ofShares()))
            .orElse(assumptions));
  }

  /// A House prize that each winner gets whole is shared by nobody.
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
