package io.lammer.web.games;

import io.lammer.house.LiveTable;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Table;
import io.lammer.table.View;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game's part of a table's display.
public interface GameDisplay {
  /// The state of a table whose bets are open.
  ///
  /// @param style CSS class
  /// @param words the header
  record BettingState(String style, String words) {}

  /// Empty if bets are simply open.
  default Optional<BettingState> betting(Table table) {
    return Optional.empty();
  }

  /// The bonus wagers in progress over several outcomes.
  default List<WagerProgress> progress(View view) {
    return List.of();
  }

  /// The drawing of a jackpot wager's progress beside its meter, or null.
  ///
  /// @param progress null if the wager is not in progress
  default @Nullable String picture(
      Layout layout, OfferedWager offer, @Nullable WagerProgress progress) {
    return null;
  }

  /// The parameter `own` of the game's template `display.jte`.
  Object view(LiveTable live, List<WagerProgress> progress);
}
