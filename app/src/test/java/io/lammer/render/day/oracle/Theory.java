package io.lammer.render.day.oracle;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.BettingState;
import io.lammer.odds.Charge;
import io.lammer.odds.GameOdds;
import io.lammer.odds.Ratio;
import io.lammer.rules.BetHandling;
import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Outcome;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The exact odds of wagers as tables offered them, computed once per kind of wager.
final class Theory {
  private record House(String edition, @Nullable Fraction commission) {}

  private record WagerKind(
      House house, OfferedWager offer, int decks, boolean vigOnWin, BettingState state) {}

  /// The house edge and the variance of the result per unit staked.
  ///
  /// @param vigAside the vig is not part of the edge and is added as collected
  record Odds(Ratio edge, Ratio variance, boolean vigAside) {}

  private final Map<House, Analyzer> analyzers = new HashMap<>();
  private final Map<WagerKind, Odds> known = new HashMap<>();

  /// @param outcome the outcome that resolved the wager
  Odds of(Layout layout, OfferedWager offer, Outcome outcome) {
    var house = new House(layout.edition().id(), layout.rules().commission());
    var craps = layout.rules().craps();
    var made =
        new WagerKind(
            house,
            offer,
            layout.rules().decks(),
            craps != null && craps.vigOnWin(),
            state(layout, offer, outcome));
    var odds = known.get(made);
    if (odds == null) {
      var analysis = analysis(layout, made);
      odds =
          new Odds(
              analysis.houseEdge(),
              analysis.variance(),
              offer.conduct().vig() != BetHandling.Vig.NONE && !made.vigOnWin());
      known.put(made, odds);
    }
    return odds;
  }

  private static BettingState state(Layout layout, OfferedWager offer, Outcome outcome) {
    var paytable = offer.paytable();
    return paytable == null
        ? BettingState.ANY
        : layout.edition().game().part(GameOdds.class).stateBefore(paytable.family(), outcome);
  }

  private Analysis analysis(Layout layout, WagerKind made) {
    var analyzer =
        analyzers.computeIfAbsent(
            made.house(), house -> new Analyzer(layout.edition(), assumptions(house)));
    var offer = made.offer();
    var paytable = offer.paytable();
    var decks = layout.edition().game().hasShoe() ? made.decks() : null;
    return paytable == null || made.state().equals(BettingState.ANY)
        ? analyzer.offered(offer.wager(), paytable, decks, charge(made))
        : analyzer.offered(offer.wager(), paytable, decks, made.state());
  }

  private static Assumptions assumptions(House house) {
    var commission = house.commission();
    return commission == null
        ? Assumptions.STANDARD
        : Assumptions.STANDARD.withCommission(commission);
  }

  /// A vig paid up front is not part of the odds: it is rounded, and is counted as collected.
  private static Charge charge(WagerKind made) {
    var offer = made.offer();
    var vig = offer.conduct().vig();
    if (vig != BetHandling.Vig.NONE) {
      return made.vigOnWin() ? new Charge.Vig(vig, false) : Charge.NONE;
    }
    return made.house().commission() != null
            && offer.isMain()
            && Edition.MainWager.isBanker(offer.wager())
        ? Charge.COMMISSION
        : Charge.NONE;
  }
}
