package io.lammer.spark;

import io.lammer.sim.Played;
import java.util.Optional;
import java.util.TreeMap;

/// The counts of parts, which come in any order. Neighbors are added up as soon as both are there,
/// so that little is kept however many parts there are.
final class Tally {
  /// Neighboring parts from the one that is the key to the one before `parts`.
  record Sum(int parts, long[] counts) {}

  private final TreeMap<Integer, Sum> sums = new TreeMap<>();

  synchronized void add(int part, long[] counts) {
    var from = part;
    var to = part + 1;
    var before = sums.floorEntry(part);
    if (before != null && before.getValue().parts() == part) {
      from = before.getKey();
      Played.add(before.getValue().counts(), counts);
    }
    var after = sums.remove(to);
    if (after != null) {
      to = after.parts();
      Played.add(after.counts(), counts);
    }
    sums.put(from, new Sum(to, counts));
  }

  /// The sum of the first parts up to the first that is missing.
  synchronized Optional<Sum> known() {
    return Optional.ofNullable(sums.get(0));
  }

  /// How many parts that is.
  int first() {
    return known().map(Sum::parts).orElse(0);
  }
}
