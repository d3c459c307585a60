package io.lammer.sim;

/// What has come of the first rounds of a run.
public record Played(long rounds, long[] counts) {
  public static Played nothing(Engine engine) {
    return new Played(0, new long[engine.size()]);
  }

  /// With the rounds that follow.
  public Played with(long more, long[] theirs) {
    var sum = counts.clone();
    add(theirs, sum);
    return new Played(rounds + more, sum);
  }

  public static void add(long[] part, long[] sum) {
    for (var i = 0; i < sum.length; i++) {
      sum[i] += part[i];
    }
  }
}
