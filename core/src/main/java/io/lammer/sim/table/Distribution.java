package io.lammer.sim.table;

import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/// The distribution of many results.
public final class Distribution {
  private final long[] sorted;

  public Distribution(LongStream results) {
    this.sorted = results.sorted().toArray();
  }

  public int size() {
    return sorted.length;
  }

  /// The quantile for a fraction: the smallest result not exceeded by at least this fraction of all
  /// results.
  public long at(double part) {
    var place = (int) Math.ceil(part * sorted.length) - 1;
    return sorted[Math.clamp(place, 0, sorted.length - 1)];
  }

  public double mean() {
    return Arrays.stream(sorted).average().orElse(0);
  }

  /// The standard deviation of a single result.
  public double deviation() {
    var mean = mean();
    var sum = Arrays.stream(sorted).mapToDouble(value -> (value - mean) * (value - mean)).sum();
    return Math.sqrt(sum / Math.max(1, sorted.length - 1));
  }

  public double error() {
    return deviation() / Math.sqrt(sorted.length);
  }

  /// The fraction of results that meet a condition.
  public double part(LongPredicate is) {
    return (double) Arrays.stream(sorted).filter(is).count() / sorted.length;
  }

  /// The number of results in each of several equal steps between two values. Results outside are
  /// counted in the outermost steps.
  public long[] histogram(double low, double high, int steps) {
    var counts = new long[steps];
    for (var value : sorted) {
      var step = (int) Math.floor((value - low) / (high - low) * steps);
      counts[Math.clamp(step, 0, steps - 1)]++;
    }
    return counts;
  }
}
