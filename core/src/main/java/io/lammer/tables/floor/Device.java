package io.lammer.tables.floor;

import io.lammer.tables.Command;

/// Something at a table that reports what it sees there, or shows it, and may do nothing else.
///
/// @param hash the SHA-256 of the token that it shows itself with
public record Device(String name, Kind kind, String table, String hash) {
  public enum Kind {
    /// The jackpot sensors of a table.
    SENSORS,
    /// A reader of dice.
    DICE,
    /// A shoe that reads its cards.
    SHOE,
    DISPLAY;

    /// What such a device sees. A person locks, corrects and confirms.
    boolean reports(Command command) {
      return switch (this) {
        case SENSORS -> command instanceof Command.Sense;
        case DICE -> command instanceof Command.Roll || command instanceof Command.Shake;
        case SHOE -> command instanceof Command.NextCard || command instanceof Command.Draw;
        case DISPLAY -> false;
      };
    }
  }
}
