package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.odds.RowWays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.PoissonDistribution;

/// The simulated results of a wager, compared with its exact odds.
///
/// @param counts the number of times each row was matched, followed by the number of losses without
///   a row
/// @param played the analysis of the wager with these counts
public record Estimate(Analysis exact, List<Long> counts, Analysis played) {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /// Expected counts from here on are tested with the normal distribution, smaller ones with
  /// Poisson.
  private static final double MANY = 1000;

  /// Rows with a smaller expected count are pooled in the chi-square test.
  private static final double FEW = 10;

  public static Estimate of(Analysis exact, long[] counts) {
    return of(exact, exact, counts);
  }

  /// @param rules the analysis with the rules that were played, if they differ from those of
  ///   `exact`
  static Estimate of(Analysis exact, Analysis rules, long[] counts) {
    var ways = Arrays.stream(counts).mapToObj(BigInteger::valueOf).toList();
    var rows = rules.counts().rows();
    return new Estimate(
        exact,
        Arrays.stream(counts).boxed().toList(),
        rules.with(
            new RowWays(
                rows, ways.subList(0, rows.size()), ways.getLast(), rules.counts().rounds())));
  }

  public long made() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// The result of a test.
  ///
  /// @param z the difference in standard errors
  /// @param chance the p-value
  public record Comparison(double z, double chance) {}

  /// True if the exact edge is known and the wager was made.
  public boolean hasEdge() {
    return !exact.isOpen() && made() > 0;
  }

  public double edge() {
    return played.houseEdge().doubleValue();
  }

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

  /// The largest z-score of any row, with its sign.
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

  /// The expected number of times that the row is matched.
  public double expected(int row) {
    return chance(row) * made();
  }

  /// The two-sided Poisson p-value of matching the row or of not matching it, whichever is rarer.
  private double poisson(int row) {
    var rare = expected(row) <= made() - expected(row);
    var distribution = PoissonDistribution.of(rare ? expected(row) : made() - expected(row));
    var count = (int) (rare ? counts.get(row) : made() - counts.get(row));
    var below = distribution.cumulativeProbability(count);
    var above = distribution.survivalProbability(count - 1);
    return Math.min(1, 2 * Math.min(below, above));
  }

  /// The p-value of Pearson's chi-square test over the rows; empty with fewer than two categories.
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

  /// The p-values of all tests.
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
