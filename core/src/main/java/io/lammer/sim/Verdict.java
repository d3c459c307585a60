package io.lammer.sim;

import java.util.List;

/// Whether play agrees with the exact odds. Of many comparisons some are far apart by chance, so
/// the limit is divided by their number (Bonferroni): a run of right rules is doubted once in a
/// thousand.
///
/// @param comparisons rows, edges and chi-squares of all wagers
/// @param least the smallest chance that one of them has
public record Verdict(int comparisons, double least) {
  private static final double DOUBT = 0.001;

  public static Verdict of(List<Estimate> estimates) {
    var chances = estimates.stream().flatMap(estimate -> estimate.chances().stream()).toList();
    return new Verdict(
        chances.size(), chances.stream().mapToDouble(Double::doubleValue).min().orElse(1));
  }

  /// The chance below which a single comparison is doubted.
  public double limit() {
    return DOUBT / Math.max(1, comparisons);
  }

  public boolean agrees() {
    return least >= limit();
  }

  @Override
  public String toString() {
    return agrees() ? "agrees" : "look again";
  }
}
