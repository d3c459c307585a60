package io.lammer.sim;

import java.util.List;

/// The result of testing a simulation against the exact odds. The significance limit is divided by
/// the number of tests (Bonferroni correction), so a correct simulation fails once in a thousand
/// runs.
///
/// @param comparisons the number of tests: rows, edges and chi-squares of all wagers
/// @param least the smallest p-value
public record Verdict(int comparisons, double least) {
  private static final double DOUBT = 0.001;

  public static Verdict of(List<Estimate> estimates) {
    var chances = estimates.stream().flatMap(estimate -> estimate.chances().stream()).toList();
    return new Verdict(
        chances.size(), chances.stream().mapToDouble(Double::doubleValue).min().orElse(1));
  }

  /// The p-value below which a single test fails.
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
