package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.odds.Counts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.PoissonDistribution;

/// A wager as it was played, beside its exact odds.
///
/// @param counts how often each row was met and, last, how often none was
/// @param played the same wager with these counts as its odds
public record Estimate(Analysis exact, List<Long> counts, Analysis played) {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /// Above it a count is as good as normal; below, the row is rare and its count is Poisson's.
  private static final double MANY = 1000;

  /// Rows that are expected more rarely are taken together in the chi-square.
  private static final double FEW = 10;

  public static Estimate of(Analysis exact, long[] counts) {
    return of(exact, exact, counts);
  }

  /// @param rules what was played, if it was not what the exact odds are of
  static Estimate of(Analysis exact, Analysis rules, long[] counts) {
    var ways = Arrays.stream(counts).mapToObj(BigInteger::valueOf).toList();
    var rows = rules.counts().rows();
    return new Estimate(
        exact,
        Arrays.stream(counts).boxed().toList(),
        rules.with(
            new Counts(
                rows, ways.subList(0, rows.size()), ways.getLast(), rules.counts().rounds())));
  }

  public long made() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// What a comparison gives: how many standard errors apart, and how likely so much is by chance.
  public record Comparison(double z, double chance) {}

  /// The exact edge is known, and the wager was made.
  public boolean hasEdge() {
    return !exact.isOpen() && made() > 0;
  }

  public double edge() {
    return played.houseEdge().doubleValue();
  }

  /// The standard error of the edge.
  public double error() {
    return exact.standardDeviation() / Math.sqrt(made());
  }

  public Comparison edgeComparison() {
    var apart = played.houseEdge().minus(exact.houseEdge()).doubleValue();
    var z = apart == 0 ? 0 : apart / error();
    return new Comparison(z, bothTails(z));
  }

  private static double bothTails(double z) {
    return 2 * NORMAL.survivalProbability(Math.abs(z));
  }

  public Comparison row(int row) {
    var expected = expected(row);
    var count = counts.get(row);
    var spread = Math.sqrt(expected * (1 - chance(row)));
    if (spread == 0) {
      return new Comparison(0, count == Math.round(expected) ? 1 : 0);
    }
    var z = (count - expected) / spread;
    return new Comparison(
        z, Math.min(expected, made() - expected) < MANY ? poisson(row) : bothTails(z));
  }

  /// By how many standard errors, of the row that is furthest apart.
  public double furthestRow() {
    var furthest = 0.0;
    for (var row = 0; row < counts.size() && made() > 0; row++) {
      var z = row(row).z();
      furthest = Math.abs(z) > Math.abs(furthest) ? z : furthest;
    }
    return furthest;
  }

  private double chance(int row) {
    return exact.rows().get(row).probability().doubleValue();
  }

  /// How often a row is to be met in as many wagers.
  public double expected(int row) {
    return chance(row) * made();
  }

  /// Of the rarer of meeting a row and not meeting it.
  private double poisson(int row) {
    var rare = expected(row) <= made() - expected(row);
    var distribution = PoissonDistribution.of(rare ? expected(row) : made() - expected(row));
    var count = (int) (rare ? counts.get(row) : made() - counts.get(row));
    var below = distribution.cumulativeProbability(count);
    var above = distribution.survivalProbability(count - 1);
    return Math.min(1, 2 * Math.min(below, above));
  }

  /// Pearson's chi-square over the rows, and how likely so much is by chance; none where fewer than
  /// two rows are to be expected.
  public OptionalDouble chiSquareChance() {
    var statistic = 0.0;
    var cells = 0;
    var fewExpected = 0.0;
    var few = 0L;
    for (var row = 0; row < counts.size(); row++) {
      if (expected(row) >= FEW) {
        statistic += square(counts.get(row), expected(row));
        cells++;
      } else {
        fewExpected += expected(row);
        few += counts.get(row);
      }
    }
    if (fewExpected >= FEW) {
      statistic += square(few, fewExpected);
      cells++;
    }
    return cells < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(ChiSquaredDistribution.of(cells - 1).survivalProbability(statistic));
  }

  private static double square(long count, double expected) {
    return (count - expected) * (count - expected) / expected;
  }

  /// The chances of every comparison there is.
  List<Double> chances() {
    var chances = new ArrayList<Double>();
    if (made() == 0) {
      return chances;
    }
    for (var row = 0; row < counts.size(); row++) {
      chances.add(row(row).chance());
    }
    if (hasEdge()) {
      chances.add(edgeComparison().chance());
    }
    chiSquareChance().ifPresent(chances::add);
    return chances;
  }
}
