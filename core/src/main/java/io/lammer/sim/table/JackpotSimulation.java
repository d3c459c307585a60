package io.lammer.sim.table;

import io.lammer.odds.Analysis;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.sim.TrialRandom;
import io.lammer.table.Jackpot;
import java.util.ArrayList;
import java.util.List;

/// Simulates a jackpot from hit to hit. Because hits are rare, wagers between hits are not played
/// one by one: their number is drawn from the exact distribution, and the jackpot's own rules move
/// the money.
public final class JackpotSimulation {

  /// The tables that play for a jackpot. All of their players wager on it in every round.
  ///
  /// @param analysis the analysis of the jackpot wager
  /// @param jackpot the jackpot at the start
  /// @param players the number of players at each table; they see the same outcomes, so they win
  ///   together
  /// @param roundsPerWager the number of rounds from one wager until the next can be made
  public record Plan(
      Analysis analysis,
      Jackpot jackpot,
      int tables,
      int players,
      double roundsPerHour,
      double roundsPerWager) {
    double hours(long wagers) {
      return wagers * roundsPerWager / (roundsPerHour * tables);
    }
  }

  /// @param hours the time since the previous hit
  /// @param wagers the wagers made at tables since the previous hit; each counts once for all
  ///   players of its table
  /// @param meter the displayed amount
  /// @param share the amount that each winner received
  /// @param seeded the house money needed for the next seed beyond the reserve
  public record Hit(
      String row,
      double hours,
      long wagers,
      Money meter,
      Money prize,
      Money share,
      Money seeded,
      Jackpot after) {}

  /// A sequence of consecutive hits.
  ///
  /// @param begin the jackpot before the first hit
  public record Stretch(Jackpot begin, List<Hit> hits) {
    public Stretch {
      hits = List.copyOf(hits);
    }

    public Jackpot end() {
      return hits.getLast().after();
    }
  }

  private record Chance(String row, Pay.Percent pay, double upTo) {}

  private final Plan plan;
  private final List<Chance> chances = new ArrayList<>();
  private double hit;

  public JackpotSimulation(Plan plan) {
    this.plan = plan;
    for (var odds : plan.analysis.rows()) {
      if (odds.row() != null && odds.row().pay() instanceof Pay.Percent pay) {
        hit += odds.probability().doubleValue();
        chances.add(new Chance(odds.row().label(), pay, hit));
      }
    }
  }

  /// True if any row pays a percentage.
  public boolean canHit() {
    return hit > 0;
  }

  /// Simulates one jackpot; the same seed and number always give the same result. The first hits
  /// depend on the jackpot's starting state, so some are played before recording starts.
  ///
  /// @param hits the number of hits to record, at least one
  public Stretch live(int hits, long seed, long number) {
    var random = new TrialRandom(seed, number);
    var jackpot = plan.jackpot;
    for (var i = 0; i < hits / 4; i++) {
      jackpot = hit(jackpot, random).after();
    }
    var begin = jackpot;
    var life = new ArrayList<Hit>();
    for (var i = 0; i < hits; i++) {
      var next = hit(jackpot, random);
      life.add(next);
      jackpot = next.after();
    }
    return new Stretch(begin, life);
  }

  private Hit hit(Jackpot jackpot, TrialRandom random) {
    var wagers = wagers(random);
    var before = contributed(jackpot, wagers * plan.players);
    var chance = chance(random);
    var won = before.won(chance.pay, plan.players);
    return new Hit(
        chance.row,
        plan.hours(wagers),
        wagers,
        before.displayed(),
        won.prize(),
        won.share(),
        won.after().seedOwed().minus(before.seedOwed()),
        won.after());
  }

  /// The number of table wagers until a hit; geometrically distributed.
  private long wagers(TrialRandom random) {
    return 1 + (long) (Math.log(1 - random.part()) / Math.log1p(-hit));
  }

  private Chance chance(TrialRandom random) {
    var at = random.part() * hit;
    return chances.stream()
        .filter(chance -> at < chance.upTo)
        .findFirst()
        .orElseGet(chances::getLast);
  }

  private static Jackpot contributed(Jackpot jackpot, long wagers) {
    var after = jackpot;
    for (var left = wagers; left > 0; left -= Integer.MAX_VALUE) {
      after = after.contributed((int) Math.min(left, Integer.MAX_VALUE));
    }
    return after;
  }
}
