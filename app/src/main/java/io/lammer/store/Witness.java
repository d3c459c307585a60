package io.lammer.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;

/// A file outside the database that remembers which command was the last at some moments, a line
/// each. The database alone cannot show that its end was cut off, that an older copy was put in its
/// place, or that all of it was written and signed anew; what it must still hold is written here.
/// It is worth the more the farther away it lies.
///
/// ```
/// 2026-07-02T10:00:00Z command 812 9f86…
/// ```
///
/// A witness that lies elsewhere is also told of the last command at most a second after it was
/// committed, in a file of its own whose one line is written anew: see [LastSeen].
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

  /// False if there is nothing to compare with. Refuses a database that lacks what is written here.
  public boolean agrees(Database database) throws IOException {
    last.read()
        .ifPresent(
            point ->
                require(database, point.at().toString(), point.command(), point.hash().toString()));
    if (!Files.exists(file)) {
      return false;
    }
    // A line that was cut short when the machine stopped matches nothing, and says nothing.
    for (var line : Files.readAllLines(file)) {
      var found = LINE.matcher(line);
      if (found.matches()) {
        require(database, found.group(1), Long.parseLong(found.group(2)), found.group(3));
      }
    }
    return true;
  }

  /// The one beside a database that was replaced, on purpose, speaks of what was there before.
  public static void replace(HouseAddress house) throws IOException {
    var witness = house.beside(".witness");
    if (Files.exists(witness)) {
      Files.move(witness, Path.of(witness + ".replaced"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void require(Database database, String at, long command, String hash) {
    var found =
        database.first("select hash from commands where id = ?", row -> Rows.hash(row, 1), command);
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

  /// Writes down the last command that this process has checked or written, in the place of the one
  /// before.
  public void noteLast(Database database) {
    last.note(database.seen());
  }

  /// Why that could not be done.
  public Optional<String> trouble() {
    return last.trouble();
  }

  @Override
  public void close() {
    last.close();
  }

  /// Writes down the last command.
  public void note(Database database, Instant at) throws IOException {
    var last =
        database.first(
            "select id, hash from commands order by id desc limit 1",
            row -> row.getLong(1) + " " + Rows.hash(row, 2));
    if (last.isEmpty()) {
      return;
    }
    if (!Files.exists(file)) {
      Disk.makeFolder(file);
      Disk.create(file);
    }
    var line = "%s command %s\n".formatted(at.truncatedTo(ChronoUnit.SECONDS), last.get());
    Files.writeString(file, line, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
  }
}
