package io.lammer.sim;

/// The counts of the first rounds of a run.
public record RunCounts(long rounds, long[] counts) {
  public static RunCounts nothing(Engine engine) {
    return new RunCounts(0, new long[engine.size()]);
  }

  /// Adds the rounds that follow.
  public RunCounts with(long more, long[] theirs) {
    var sum = counts.clone();
    add(theirs, sum);
    return new RunCounts(rounds + more, sum);
  }

  public static void add(long[] part, long[] sum) {
    for (var i = 0; i < sum.length; i++) {
      sum[i] += part[i];
    }
  }
}
