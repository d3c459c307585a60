package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.sim.Numbers;
import io.lammer.sim.table.Wish.Progression;
import io.lammer.tables.Event;
import io.lammer.tables.Layout;
import io.lammer.tables.Settlement;
import java.util.ArrayList;
import java.util.List;

/// What one night brought a house at one table.
///
/// @param result what the house won or lost
/// @param worstRound the most that it lost in one round
/// @param spared what a maximum aggregate kept of pays that were due
public record Night(Money result, Money worstRound, Money spared) {

  /// A table all of whose seats wager the same.
  public record Plan(Layout layout, List<Wish> wishes, int rounds) {
    public Plan {
      wishes = List.copyOf(wishes);
    }
  }

  /// The money of the house. A progressive pays its prizes itself; what goes into it is the house's
  /// expense, as are dealer envy and the seeds that a reserve does not cover.
  private static final class Till implements PlayedTable.Witness {
    private final Layout layout;
    private long total;
    private long before;
    private long worst;
    private long spared;

    Till(Layout layout) {
      this.layout = layout;
    }

    @Override
    public void see(Event event) {
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
      total -= Tally.result(line);
      if (jackpot != null && jackpot.terms().isProgressive()) {
        total += line.winnings().minus(line.promotion()).units();
      }
      spared += line.due().minus(line.winnings().minus(line.promotion())).units();
    }
  }

  /// The night of this number: the same for the same seed.
  public static Night play(Plan plan, long seed, long number) {
    var till = new Till(plan.layout);
    var bettors = new ArrayList<Bettor>();
    for (var seat = 1; seat <= plan.layout.rules().seats(); seat++) {
      bettors.add(new Bettor(seat, plan.wishes, Progression.FLAT, Money.dollars(1L << 40)));
    }
    var witnesses = new ArrayList<PlayedTable.Witness>(bettors);
    witnesses.add(till);
    var table = new PlayedTable(plan.layout, new Numbers(seed, number), witnesses);
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
