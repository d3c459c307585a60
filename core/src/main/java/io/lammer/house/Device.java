package io.lammer.house;

import io.lammer.house.ActField.Field;
import io.lammer.table.Command;
import io.lammer.table.Command.Reader;

/// A device at a table. It can only report what it reads there or show the table.
///
/// @param hash the SHA-256 of its authentication token
public record Device(
    @Field("device") String name, Kind kind, String table, @Field(supplied = true) String hash) {
  public enum Kind {
    /// The jackpot sensors of a table.
    SENSORS,
    /// A dice reader.
    DICE,
    /// A shoe that reads its cards.
    SHOE,
    DISPLAY;

    /// True if this kind of device reports the command. Locking, correcting and confirming are left
    /// to people.
    boolean reports(Command command) {
      return switch (this) {
        case SENSORS -> command instanceof Command.Sense;
        case DICE -> command instanceof Command.OfGame own && own.reader() == Reader.DICE;
        case SHOE -> command instanceof Command.OfGame own && own.reader() == Reader.SHOE;
        case DISPLAY -> false;
      };
    }
  }
}
