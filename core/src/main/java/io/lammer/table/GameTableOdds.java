package io.lammer.table;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Edition.MainWager;
import java.util.List;

/// The analyses of main wagers that are made together at a table, under the table's rules.
@FunctionalInterface
public interface GameTableOdds {
  /// For games without such analyses.
  GameTableOdds NONE = (_, _, _) -> List.of();

  /// @param main the main wagers that the table offers
  List<Analysis> composites(Layout layout, List<MainWager> main, Assumptions assumptions);
}
