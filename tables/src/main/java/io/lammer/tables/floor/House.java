package io.lammer.tables.floor;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/// What the house as a whole has to remember.
///
/// @param slips every slip number that was used
/// @param paytables the SHA-256 of every paytable whose text is in the journal
public record House(Set<String> slips, Set<String> paytables) {
  public static final String JOURNAL = "house";
  public static final House NEW = new House(Set.of(), Set.of());

  public House {
    slips = Collections.unmodifiableSet(new TreeSet<>(slips));
    paytables = Collections.unmodifiableSet(new TreeSet<>(paytables));
  }

  public House evolve(HouseEvent event) {
    return switch (event) {
      case HouseEvent.SlipIssued(var slip, _, _) -> new House(and(slips, slip), paytables);
      case HouseEvent.PaytableKept kept -> new House(slips, and(paytables, kept.hash()));
    };
  }

  private static Set<String> and(Set<String> some, String one) {
    var all = new HashSet<>(some);
    all.add(one);
    return all;
  }
}
