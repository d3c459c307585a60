package io.lammer.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;

/// A file outside the database that records the last command at certain moments, one per line. The
/// database alone cannot show that its end was cut off, that an older copy replaced it, or that all
/// of it was rewritten and signed again; a witness shows that recorded commands are missing. The
/// farther from the database it is kept, the more it is worth.
///
/// ```
/// 2026-07-02T10:00:00Z command 812 9f86…
/// ```
///
/// A witness that is not beside the database also records the last command within a second of its
/// commit, in a second file with a single line: see [LastSeen].
public final class Witness implements AutoCloseable {
  private static final Pattern LINE =
      Pattern.compile("(\\S+) command ([0-9]{1,18}) ([0-9a-f]{64})");

  private final Path file;
  private final LastSeen last;

  public Witness(Path file) {
    this.file = file.toAbsolutePath();
    this.last = new LastSeen(Path.of(this.file + ".seen"));
  }

  @Override
  public String toString() {
    return file.toString();
  }

  /// Compares a database with this witness; false if nothing is recorded. Refuses a database that
  /// lacks a recorded command.
  public boolean agrees(Database database) throws IOException {
    last.read()
        .ifPresent(
            point ->
                require(database, point.at().toString(), point.command(), point.hash().toString()));
    if (!Files.exists(file)) {
      return false;
    }
    // A line that was cut short when the machine stopped does not match and is ignored.
    for (var line : Files.readAllLines(file)) {
      var found = LINE.matcher(line);
      if (found.matches()) {
        require(database, found.group(1), Long.parseLong(found.group(2)), found.group(3));
      }
    }
    return true;
  }

  /// Sets aside the witness beside a database that a backup deliberately replaces, since it
  /// describes the old one.
  public static void replace(HouseAddress house) throws IOException {
    var witness = house.beside(".witness");
    if (Files.exists(witness)) {
      Files.move(witness, Path.of(witness + ".replaced"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void require(Database database, String at, long command, String hash) {
    var found =
        database.first(
            "select hash from commands where id = ?", row -> EventQueries.hash(row, 1), command);
    if (!found.map(Hash::toString).equals(Optional.of(hash))) {
      throw new StoreRefused(
          ("%s %s command %d as it was at %s, which the witness %s has written down: its end was"
               + " cut off, it was written anew, or an older copy was put in its place; if that was"
               + " meant, move the witness away")
              .formatted(
                  database.vendor().name(),
                  found.isEmpty() ? "lacks" : "does not have",
                  command,
                  at,
                  file));
    }
  }

  /// Records the last command that this process has checked or written, replacing the previous one.
  public void noteLast(Database database) {
    last.note(database.seen());
  }

  /// Why the last command could not be recorded.
  public Optional<String> trouble() {
    return last.trouble();
  }

  @Override
  public void close() {
    last.close();
  }

  /// Appends the last command to the file.
  public void note(Database database, Instant at) throws IOException {
    var last =
        database.first(
            "select id, hash from commands order by id desc limit 1",
            row -> row.getLong(1) + " " + EventQueries.hash(row, 2));
    if (last.isEmpty()) {
      return;
    }
    if (!Files.exists(file)) {
      OwnerFiles.makeFolder(file);
      OwnerFiles.create(file);
    }
    var line = "%s command %s\n".formatted(at.truncatedTo(ChronoUnit.SECONDS), last.get());
    Files.writeString(file, line, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
  }
}
