package io.lammer.sim.table;

import io.lammer.odds.Analysis;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.sim.Numbers;
import io.lammer.tables.Jackpot;
import java.util.ArrayList;
import java.util.List;

/// The life of a jackpot from hit to hit. Hits are rare, so the wagers between two of them are not
/// played one by one: their number is drawn with the exact probability of a hit, and the jackpot's
/// own rules move its money.
public final class JackpotLife {

  /// Tables that play for a jackpot, all of whose players wager on it in every round.
  ///
  /// @param analysis of the jackpot wager
  /// @param jackpot as it stands when the life begins
  /// @param players at each table: they see the same outcomes, so they win together
  /// @param roundsPerWager how many rounds a wager takes until the next can be made
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

  /// One hit.
  ///
  /// @param hours since the one before
  /// @param wagers of tables since the one before; each is one of every player
  /// @param meter what was displayed
  /// @param share what each winner got
  /// @param seeded what the house laid out for the next seed beyond the reserve
  public record Hit(
      String row,
      double hours,
      long wagers,
      Money meter,
      Money prize,
      Money share,
      Money seeded,
      Jackpot after) {}

  /// A stretch of its life.
  ///
  /// @param begin how it stood before
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

  public JackpotLife(Plan plan) {
    this.plan = plan;
    for (var odds : plan.analysis.rows()) {
      if (odds.row() != null && odds.row().pay() instanceof Pay.Percent pay) {
        hit += odds.probability().doubleValue();
        chances.add(new Chance(odds.row().label(), pay, hit));
      }
    }
  }

  /// Whether anything is ever paid in percent.
  public boolean canHit() {
    return hit > 0;
  }

  /// The life of this number: the same for the same seed. What comes first depends on how the
  /// jackpot stood, so a part is lived and not told.
  ///
  /// @param hits how many are told, at least one
  public Stretch live(int hits, long seed, long number) {
    var random = new Numbers(seed, number);
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

  private Hit hit(Jackpot jackpot, Numbers random) {
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

  /// How many wagers of a table until one hits: geometric.
  private long wagers(Numbers random) {
    return 1 + (long) (Math.log(1 - random.part()) / Math.log1p(-hit));
  }

  private Chance chance(Numbers random) {
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
