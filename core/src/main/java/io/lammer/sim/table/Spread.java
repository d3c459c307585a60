package io.lammer.sim.table;

import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/// Many results in order, and how they are spread.
public final class Spread {
  private final long[] sorted;

  public Spread(LongStream results) {
    this.sorted = results.sorted().toArray();
  }

  public int size() {
    return sorted.length;
  }

  /// The smallest that is not below this part of them.
  public long at(double part) {
    var place = (int) Math.ceil(part * sorted.length) - 1;
    return sorted[Math.clamp(place, 0, sorted.length - 1)];
  }

  public double mean() {
    return Arrays.stream(sorted).average().orElse(0);
  }

  /// The standard deviation of one of them.
  public double deviation() {
    var mean = mean();
    var sum = Arrays.stream(sorted).mapToDouble(value -> (value - mean) * (value - mean)).sum();
    return Math.sqrt(sum / Math.max(1, sorted.length - 1));
  }

  /// The standard error of the mean.
  public double error() {
    return deviation() / Math.sqrt(sorted.length);
  }

  /// What part of them is so.
  public double part(LongPredicate is) {
    return (double) Arrays.stream(sorted).filter(is).count() / sorted.length;
  }

  /// How many lie in each of so many equal steps between two percentiles, those beyond in the
  /// outermost.
  public long[] histogram(double low, double high, int steps) {
    var counts = new long[steps];
    for (var value : sorted) {
      var step = (int) Math.floor((value - low) / (high - low) * steps);
      counts[Math.clamp(step, 0, steps - 1)]++;
    }
    return counts;
  }
}
