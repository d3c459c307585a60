package io.lammer.tables.floor;

import io.lammer.rules.Suit;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Setup;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What happened to a table.
public sealed interface TableEvent extends FloorEvent {

  /// A jackpot that a table plays for, as it was when the table was laid out.
  record Joined(String name, String edition, Jackpot.Terms terms, @Nullable Suit suit) {}

  record Drafted(Setup setup) implements TableEvent {}

  /// The table was laid out and is played.
  ///
  /// @param paytables the SHA-256 of each paytable in play
  record Opened(
      Setup setup, List<Joined> jackpots, Map<String, String> paytables, List<String> accepted)
      implements TableEvent {
    public Opened {
      jackpots = List.copyOf(jackpots);
      paytables = Map.copyOf(paytables);
      accepted = List.copyOf(accepted);
    }
  }

  record Changed(Opened to, String reason) implements TableEvent {}

  record Suspended(String reason) implements TableEvent {}

  record Resumed(String reason) implements TableEvent {}

  record Closed(String reason) implements TableEvent {}

  /// An event of play.
  record Played(Event event) implements TableEvent {}

  /// The settled round hit a jackpot, under this number in the jackpot's journal.
  record Won(String jackpot, int hit) implements TableEvent {}

  /// The last settled round did not happen: the layout is again as it was before.
  record Voided(long round, String reason) implements TableEvent {}

  record Reentered(Felt felt, Map<String, Integer> lammers, String reason) implements TableEvent {
    public Reentered {
      lammers = Map.copyOf(lammers);
    }
  }
}
