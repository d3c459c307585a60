package io.lammer.report.day;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Charge;
import io.lammer.odds.Ratio;
import io.lammer.rules.Conduct;
import io.lammer.rules.Fraction;
import io.lammer.rules.Outcome;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The exact odds of wagers as tables offered them; each is worked out once.
final class Theory {
  private record House(String edition, @Nullable Fraction commission) {}

  /// @param state the winning total that a Fightback wager was made on, or 0
  private record WagerKind(House house, Offer offer, int decks, boolean vigOnWin, int state) {}

  /// What a wager loses to the house on average, and the variance of that, for each unit.
  ///
  /// @param vigAside a vig is charged beside the edge, and counted as it was collected
  record Odds(Ratio edge, Ratio variance, boolean vigAside) {}

  private final Map<House, Analyzer> analyzers = new HashMap<>();
  private final Map<WagerKind, Odds> known = new HashMap<>();

  /// @param outcome that resolved the wager
  Odds of(Layout layout, Offer offer, Outcome outcome) {
    var house = new House(layout.edition().id(), layout.rules().commission());
    var craps = layout.rules().craps();
    var made =
        new WagerKind(
            house,
            offer,
            layout.rules().decks(),
            craps != null && craps.vigOnWin(),
            offer.isFightback() ? total(outcome) : 0);
    var odds = known.get(made);
    if (odds == null) {
      var analysis = analysis(layout, made, outcome);
      odds =
          new Odds(
              analysis.houseEdge(),
              analysis.variance(),
              offer.conduct().vig() != Conduct.Vig.NONE && !made.vigOnWin());
      known.put(made, odds);
    }
    return odds;
  }

  private static int total(Outcome outcome) {
    var winning = ((Outcome.Fightback) outcome).round().winning();
    return winning == null ? -1 : winning.total();
  }

  private Analysis analysis(Layout layout, WagerKind made, Outcome outcome) {
    var analyzer =
        analyzers.computeIfAbsent(
            made.house(), house -> new Analyzer(layout.edition(), assumptions(house)));
    var offer = made.offer();
    var paytable = offer.paytable();
    if (offer.isFightback() && paytable != null) {
      return analyzer.offered(
          offer.wager(), paytable, made.decks(), ((Outcome.Fightback) outcome).round());
    }
    return analyzer.offered(
        offer.wager(),
        paytable,
        layout.edition().game().hasShoe() ? made.decks() : null,
        charge(made));
  }

  private static Assumptions assumptions(House house) {
    var commission = house.commission();
    return commission == null
        ? Assumptions.STANDARD
        : Assumptions.STANDARD.withCommission(commission);
  }

  /// A vig up front is taken as it was collected: it is rounded, and the wager itself has no edge.
  private static Charge charge(WagerKind made) {
    var offer = made.offer();
    var vig = offer.conduct().vig();
    if (vig != Conduct.Vig.NONE) {
      return made.vigOnWin() ? new Charge.Vig(vig, false) : Charge.NONE;
    }
    return made.house().commission() != null && offer.isCommissioned()
        ? Charge.COMMISSION
        : Charge.NONE;
  }
}
