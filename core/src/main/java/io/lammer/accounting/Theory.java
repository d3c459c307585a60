package io.lammer.accounting;

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
import io.lammer.rules.Money;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/// The exact odds of wagers as tables offered them, each computed once. Thread-safe.
public final class Theory {
  private record House(String edition, @Nullable Fraction commission) {}

  private record WagerKind(
      House house, OfferedWager offer, int decks, boolean vigOnWin, int state) {}

  /// The house edge and the variance of the result per unit staked.
  private record Odds(Ratio edge, Ratio variance) {}

  private final Map<House, Analyzer> analyzers = new HashMap<>();
  private final Map<WagerKind, Odds> known = new HashMap<>();

  /// The theoretical result of wagers.
  ///
  /// @param win the theoretical win, including vig paid up front in the amount collected
  /// @param edge the exact house edge; null if the wagers had different edges
  /// @param deviation the standard deviation of the win, in dollars
  public record Expected(Money win, @Nullable Ratio edge, double deviation) {}

  /// @param layouts the layouts of the table, by the number of the event that laid it out
  public Expected of(WagerSums sums, LongFunction<Layout> layouts) {
    var win = Ratio.ZERO;
    var variance = Ratio.ZERO;
    var edges = new HashSet<Ratio>();
    for (var staked : sums.staked()) {
      if (staked.sum().signum() == 0 && staked.squares().signum() == 0) {
        continue; // every round was voided
      }
      var odds = odds(layouts.apply(staked.odds().layout()), sums.wager(), staked.odds().state());
      if (staked.sum().signum() != 0) {
        edges.add(odds.edge());
        win = win.plus(odds.edge().times(new Ratio(staked.sum(), BigInteger.ONE)));
      }
      variance = variance.plus(odds.variance().times(new Ratio(staked.squares(), BigInteger.ONE)));
    }
    var units = win.decimal().setScale(0, RoundingMode.HALF_EVEN).longValueExact();
    return new Expected(
        cents(new Money(units).plus(sums.vig())),
        edges.size() == 1 ? edges.iterator().next() : null,
        Math.sqrt(Math.max(0, variance.doubleValue())) / Money.UNITS_PER_DOLLAR);
  }

  /// Rounds to the nearest cent.
  private static Money cents(Money money) {
    return money.plus(new Money(Money.UNITS_PER_CENT / 2)).wholeCents();
  }

  private Odds odds(Layout layout, WagerKey wager, int state) {
    var offer =
        wager.in(layout).orElseThrow(() -> new IllegalStateException("the layout has no " + wager));
    var craps = layout.rules().craps();
    var house = new House(layout.edition().id(), layout.rules().commission());
    var kind =
        new WagerKind(
            house, offer, layout.rules().decks(), craps != null && craps.vigOnWin(), state);
    synchronized (this) {
      var odds = known.get(kind);
      if (odds == null) {
        var analysis = analysis(layout, kind);
        odds = new Odds(analysis.houseEdge(), analysis.variance());
        known.put(kind, odds);
      }
      return odds;
    }
  }

  private Analysis analysis(Layout layout, WagerKind kind) {
    var analyzer =
        analyzers.computeIfAbsent(
            kind.house(), house -> new Analyzer(layout.edition(), assumptions(house)));
    var offer = kind.offer();
    var paytable = offer.paytable();
    var decks = layout.edition().game().hasShoe() ? kind.decks() : null;
    var state =
        paytable == null
            ? BettingState.ANY
            : layout
                .edition()
                .game()
                .part(GameOdds.class)
                .states(paytable.family())
                .get(kind.state());
    return paytable == null || state.equals(BettingState.ANY)
        ? analyzer.offered(offer.wager(), paytable, decks, charge(kind))
        : analyzer.offered(offer.wager(), paytable, decks, state);
  }

  private static Assumptions assumptions(House house) {
    var commission = house.commission();
    return commission == null
        ? Assumptions.STANDARD
        : Assumptions.STANDARD.withCommission(commission);
  }

  /// A vig paid up front is not part of the odds: it is rounded, and is counted as collected.
  private static Charge charge(WagerKind kind) {
    var offer = kind.offer();
    var vig = offer.conduct().vig();
    if (vig != BetHandling.Vig.NONE) {
      return kind.vigOnWin() ? new Charge.Vig(vig, false) : Charge.NONE;
    }
    return kind.house().commission() != null
            && offer.isMain()
            && Edition.MainWager.isBanker(offer.wager())
        ? Charge.COMMISSION
        : Charge.NONE;
  }
}
