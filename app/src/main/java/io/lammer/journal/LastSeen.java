package io.lammer.journal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A file outside the database with the last event and command that this server has seen. It is
/// written at each commit before the request is answered, and synced to the disk a second later. It
/// is a single line that is overwritten in place.
///
/// ```
/// event 1204 command 812 9f86… at 2026-07-02T10:00:00Z timeline 7301234567890123456/3
/// ```
final class LastSeen implements AutoCloseable {
  /// Length in bytes, less than a sector, which a disk writes atomically.
  private static final int LENGTH = 256;

  private static final Duration SYNC = Duration.ofSeconds(1);

  private static final Pattern LINE =
      Pattern.compile(
          "event (\\d{1,18}) command (\\d{1,18}) ([0-9a-f]{64}) at (\\S+) timeline"
              + " (?:-|(-?\\d{1,19})/(\\d{1,10}))");

  /// @param timeline null if the database has none
  record Point(long event, long command, Hash hash, Instant at, @Nullable Timeline timeline) {
    private String print() {
      var line = timeline == null ? "-" : timeline.cluster() + "/" + timeline.number();
      return "event "
          + event
          + " command "
          + command
          + " "
          + hash
          + " at "
          + at
          + " timeline "
          + line;
    }
  }

  private final Path file;
  private @Nullable RandomAccessFile open;
  private @Nullable Point written;
  private boolean syncing;
  private volatile @Nullable String trouble;

  LastSeen(Path file) {
    this.file = file;
  }

  @Override
  public String toString() {
    return file.toString();
  }

  /// Empty if nothing was written, or if the machine stopped while the file was created.
  Optional<Point> read() {
    return read(file);
  }

  /// What was seen before a backup replaced the database.
  Optional<Point> readReplaced() {
    return read(replaced(file));
  }

  private static Optional<Point> read(Path file) {
    try {
      var text = Files.exists(file) ? Files.readString(file).replace("\0", "").strip() : "";
      return text.isEmpty() ? Optional.empty() : Optional.of(parse(file, text));
    } catch (IOException failed) {
      throw new StoreRefused(file + " cannot be read: " + failed.getMessage(), failed);
    }
  }

  private static Point parse(Path file, String text) {
    var found = LINE.matcher(text);
    try {
      if (found.matches()) {
        return new Point(
            Long.parseLong(found.group(1)),
            Long.parseLong(found.group(2)),
            Hash.parse(found.group(3)),
            Instant.parse(found.group(4)),
            found.group(5) == null
                ? null
                : new Timeline(Long.parseLong(found.group(5)), Long.parseLong(found.group(6))));
      }
    } catch (DateTimeException | NumberFormatException bad) {
      throw new StoreRefused(unreadable(file, text), bad);
    }
    throw new StoreRefused(unreadable(file, text));
  }

  private static String unreadable(Path file, String text) {
    return "%s says \"%s\"; expected the last event and command that this server has seen"
        .formatted(file, text);
  }

  /// Writes where the journals end; no effect if that is already written.
  synchronized void note(Point point) {
    var before = written;
    if (point.command() == 0 || before != null && before.hash().equals(point.hash())) {
      return;
    }
    try {
      var out = open == null ? opened() : open;
      out.seek(0);
      out.write(padded(point.print()));
      written = point;
      trouble = null;
      syncSoon(out);
    } catch (IOException failed) {
      trouble = "%s cannot be written: %s".formatted(file, failed.getMessage());
      reopenNextTime();
    }
  }

  /// The old handle stays invalid after a network share was disconnected.
  private void reopenNextTime() {
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException _) {
      // The file is lost already.
    }
    open = null;
  }

  private RandomAccessFile opened() throws IOException {
    if (!Files.exists(file)) {
      OwnerFiles.makeFolder(file);
      OwnerFiles.create(file);
    }
    var opened = new RandomAccessFile(file.toFile(), "rw");
    open = opened;
    return opened;
  }

  private static byte[] padded(String line) {
    var text = line + " ".repeat(LENGTH - 1 - line.length()) + "\n";
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private void syncSoon(RandomAccessFile out) {
    if (!syncing) {
      syncing = true;
      Thread.startVirtualThread(() -> sync(out));
    }
  }

  private void sync(RandomAccessFile out) {
    try {
      Thread.sleep(SYNC);
      synchronized (this) {
        syncing = false;
      }
      out.getFD().sync();
    } catch (IOException _) {
      // The file was closed; otherwise the next write fails, too.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Why the file could not be written the last time.
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /// Sets the file aside when a backup deliberately replaces the database.
  static void replace(Path file) throws IOException {
    if (Files.exists(file)) {
      Files.move(file, replaced(file), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  void forgetReplaced() {
    try {
      Files.deleteIfExists(replaced(file));
    } catch (IOException _) {
      // The same alert is raised once more at the next start.
    }
  }

  private static Path replaced(Path file) {
    return Path.of(file + ".replaced");
  }

  @Override
  public synchronized void close() {
    try {
      if (open != null) {
        open.getFD().sync();
        open.close();
      }
    } catch (IOException _) {
      // At worst the file is older than the journals.
    }
  }
}
