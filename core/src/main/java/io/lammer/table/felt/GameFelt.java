package io.lammer.table.felt;

import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import java.util.List;

/// The felt of a game as data. Every game has a part of this type.
public interface GameFelt {
  /// The felt of a table.
  static FeltPlan of(Layout layout) {
    return layout.edition().game().part(GameFelt.class).plan(layout);
  }

  FeltPlan plan(Layout layout);

  /// A part of the felt that is shown enlarged.
  ///
  /// @param lines the spots from top to bottom
  record Section(String name, List<List<Spot>> lines) {
    public Section {
      lines = lines.stream().map(List::copyOf).toList();
    }
  }

  /// The main wagers in parts that are large enough for touch; empty if the whole felt is large
  /// enough.
  default List<Section> sections(Layout layout) {
    return List.of();
  }
}
