package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.sim.TrialRandom;
import io.lammer.sim.table.PlannedBet.Progression;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.Settlement;
import java.util.ArrayList;
import java.util.List;

/// The result of one night for the house at one table.
///
/// @param result the amount that the house won or lost
/// @param worstRound the largest loss in one round
/// @param spared the payouts avoided because of a maximum aggregate
public record Night(Money result, Money worstRound, Money spared) {

  /// A table at which all seats make the same wagers.
  public record Plan(Layout layout, List<PlannedBet> wishes, int rounds) {
    public Plan {
      wishes = List.copyOf(wishes);
    }
  }

  /// The house's cash flow. A progressive pays its own prizes; contributions to it are a house
  /// expense, as are dealer envy and seeds that the reserve does not cover.
  private static final class Till implements SimulatedTable.Witness {
    private final Layout layout;
    private long total;
    private long before;
    private long worst;
    private long spared;

    Till(Layout layout) {
      this.layout = layout;
    }

    @Override
    public void see(Layout played, Event event) {
      switch (event) {
        case Event.Locked(var contributions) -> {
          before = total;
          for (var entry : contributions) {
            var terms = entry.after().terms();
            total -= terms.isProgressive() ? terms.income(entry.wagers()).units() : 0;
          }
        }
        case Event.Settled(_, var settlement) -> {
          settlement.lines().forEach(this::pay);
          settlement.envy().forEach(envy -> total -= envy.amount().units());
          worst = Math.min(worst, total - before);
        }
        default -> {}
      }
    }

    private void pay(Settlement.Line line) {
      var name = line.jackpot();
      var jackpot = name == null ? null : layout.jackpots().get(name);
      total -= WagerTotals.result(line);
      if (jackpot != null && jackpot.terms().isProgressive()) {
        total += line.winnings().minus(line.promotion()).units();
      }
      spared += line.due().minus(line.winnings().minus(line.promotion())).units();
    }
  }

  /// Simulates one night; the same seed and number always give the same result.
  public static Night play(Plan plan, long seed, long number) {
    var till = new Till(plan.layout);
    var bettors = new ArrayList<Bettor>();
    for (var seat = 1; seat <= plan.layout.rules().seats(); seat++) {
      bettors.add(new Bettor(seat, plan.wishes, Progression.FLAT, Money.dollars(1L << 40)));
    }
    var witnesses = new ArrayList<SimulatedTable.Witness>(bettors);
    witnesses.add(till);
    var table = new SimulatedTable(plan.layout, new TrialRandom(seed, number), witnesses);
    for (var round = 0; round < plan.rounds; round++) {
      table.round(bettors);
    }
    bettors.forEach(bettor -> bettor.leave(table));
    while (bettors.stream().anyMatch(Bettor::hasWagers)) {
      table.round(bettors);
    }
    return new Night(new Money(till.total), new Money(-till.worst), new Money(till.spared));
  }
}
