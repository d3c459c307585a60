package io.lammer.games.craps;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.BettingState;
import io.lammer.odds.Charge;
import io.lammer.odds.GameOdds;
import io.lammer.odds.OutcomeCounter;
import io.lammer.odds.RowWays;
import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.OddsLimit;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.WagerRows;
import io.lammer.table.GameTableOdds;
import io.lammer.table.Layout;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The odds of craps: each wager is a Markov chain over rolls. Split wagers and line wagers with
/// odds are analyzed as one.
final class CrapsOdds implements GameOdds, GameTableOdds {
  /// The odds limits that casinos commonly offer.
  private static final List<OddsLimit> COMMON_LIMITS =
      List.of(new OddsLimit(1), new OddsLimit(2), OddsLimit.THREE_FOUR_FIVE);

  private static final OutcomeCounter COUNTER =
      new OutcomeCounter() {
        @Override
        public RowWays count(Wager wager, BettingState state) {
          return MarkovChain.count(wager);
        }

        /// Looks only at the endings, because a large chain takes long to solve.
        @Override
        public BitSet reachable(Wager wager, BettingState state) {
          var rows = WagerRows.of(wager, Rolls.ALL);
          var reachable = new BitSet();
          for (var row = 0; row < wager.rows().size(); row++) {
            reachable.set(row, rows.isMet(row));
          }
          return reachable;
        }
      };

  @Override
  public OutcomeCounter counter(@Nullable Integer decks) {
    return COUNTER;
  }

  /// A wager with a vig is analyzed both with the vig paid up front and with the vig paid on a win.
  @Override
  public List<Charge> charges(MainWager main) {
    var vig = main.conduct().vig();
    return vig == BetHandling.Vig.NONE
        ? List.of(Charge.NONE)
        : List.of(new Charge.Vig(vig, true), new Charge.Vig(vig, false));
  }

  @Override
  public List<Analysis> composites(Edition edition, Assumptions assumptions) {
    var splits = StandardCraps.of(CrapsVariant.STANDARD).splits();
    return composites(edition.id(), edition.main(), splits, COMMON_LIMITS, assumptions);
  }

  @Override
  public List<Analysis> composites(Layout layout, List<MainWager> main, Assumptions assumptions) {
    var limit = Objects.requireNonNull(layout.rules().craps()).odds();
    return composites(
        layout.edition().id(), main, layout.splits().values(), List.of(limit), assumptions);
  }

  private static List<Analysis> composites(
      String edition,
      List<MainWager> main,
      Collection<SplitWager> splits,
      List<OddsLimit> limits,
      Assumptions assumptions) {
    var analyses = new ArrayList<Analysis>();
    for (var split : splits) {
      analyses.add(SplitWagerOdds.of(edition, split, main, assumptions));
    }
    for (var limit : limits) {
      for (var flat : List.of("pass", "dont-pass")) {
        LineWithOdds.of(edition, flat, main, limit, assumptions).ifPresent(analyses::add);
      }
    }
    return analyses;
  }
}
