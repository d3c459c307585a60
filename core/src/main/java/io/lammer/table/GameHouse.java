package io.lammer.table;

import io.lammer.rules.Game;
import io.lammer.rules.Money;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a house needs to know about a game's felt and own events: what a void undoes, what people
/// re-enter after an outage, and what seats owe.
public interface GameHouse {
  /// For a game whose felt changes only by outcomes and holds no money.
  GameHouse PLAIN = new GameHouse() {};

  static GameHouse of(Game game) {
    return game.part(GameHouse.class);
  }

  /// True for an event of the game's own that happens only while wagers are locked.
  default boolean needsLock(Event.OfGame event) {
    return false;
  }

  /// True for an event of the game's own that does not belong to the round in progress, so voiding
  /// the round does not undo it.
  default boolean isOutsideRound(Event.OfGame event) {
    return false;
  }

  /// True for an event of the game's own that supervisors look at.
  default boolean isNotable(Event.OfGame event) {
    return false;
  }

  /// The part of the felt that must be unchanged when the last round is voided.
  default Felt unchangedForVoid(Felt felt) {
    return felt;
  }

  /// The felt after people re-entered it. Parts that they do not enter come from the table.
  default Felt reentered(Table table, Felt shown) {
    return shown;
  }

  /// A difference between the felt of the journal and the one re-entered.
  ///
  /// @param decidesPays the difference changes what standing wagers win
  record Difference(String what, String before, String after, boolean decidesPays) {}

  default List<Difference> differences(Felt before, Felt shown) {
    return List.of();
  }

  /// The money that the felt says each seat owes.
  default Map<Integer, Money> owed(Felt felt) {
    return Map.of();
  }

  /// The number of recent rounds that a table keeps.
  default int recentRounds() {
    return 120;
  }

  /// The felt that is kept with a recent round; null if the outcome alone is enough.
  default @Nullable Felt keptWithRound(Felt felt) {
    return null;
  }
}
