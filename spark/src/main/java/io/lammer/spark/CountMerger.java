package io.lammer.spark;

import io.lammer.sim.RunCounts;
import java.util.Optional;
import java.util.TreeMap;

/// Adds up the counts of parts that arrive in any order. Adjacent parts are merged at once, so that
/// memory use stays small.
final class CountMerger {
  /// The sum of adjacent parts, from the part that is its key up to, but not including, `parts`.
  record Sum(int parts, long[] counts) {}

  private final TreeMap<Integer, Sum> sums = new TreeMap<>();

  synchronized void add(int part, long[] counts) {
    var from = part;
    var to = part + 1;
    var before = sums.floorEntry(part);
    if (before != null && before.getValue().parts() == part) {
      from = before.getKey();
      RunCounts.add(before.getValue().counts(), counts);
    }
    var after = sums.remove(to);
    if (after != null) {
      to = after.parts();
      RunCounts.add(after.counts(), counts);
    }
    sums.put(from, new Sum(to, counts));
  }

  /// The sum of the first parts, up to the first missing one.
  synchronized Optional<Sum> known() {
    return Optional.ofNullable(sums.get(0));
  }

  /// The number of parts in that sum.
  int first() {
    return known().map(Sum::parts).orElse(0);
  }
}
