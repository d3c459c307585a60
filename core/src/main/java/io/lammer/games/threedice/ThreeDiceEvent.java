package io.lammer.games.threedice;

import io.lammer.rules.Side;
import io.lammer.table.Event;
import org.jspecify.annotations.Nullable;

/// An event that only 3 Dice Baccarat has.
public sealed interface ThreeDiceEvent extends Event.OfGame {
  /// A cup was shaken.
  ///
  /// @param seat the seat that shook it, or null for the dealer
  /// @param exposed the dice were seen
  record CupShaken(Side cup, @Nullable Integer seat, boolean exposed) implements ThreeDiceEvent {
    /// For example `dealer shook Player` or `seat 3 shook Banker, exposed`.
    @Override
    public String toString() {
      return (seat == null ? "dealer" : "seat " + seat)
          + " shook "
          + cup.title()
          + (exposed ? ", exposed" : "");
    }
  }
}
