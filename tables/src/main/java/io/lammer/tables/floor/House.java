package io.lammer.tables.floor;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/// What the house as a whole has to remember.
///
/// @param slips every slip number that was used
public record House(Set<String> slips) {
  public static final String JOURNAL = "house";
  public static final House NEW = new House(Set.of());

  public House {
    slips = Collections.unmodifiableSet(new TreeSet<>(slips));
  }

  public House evolve(HouseEvent event) {
    return switch (event) {
      case HouseEvent.SlipIssued(var slip, _, _) -> {
        var next = new HashSet<>(slips);
        next.add(slip);
        yield new House(next);
      }
    };
  }
}
