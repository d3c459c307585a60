package io.lammer.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The exclusive right of this process to write a file: a lock on the file itself, so that it holds
/// under every name of the file and cannot be removed.
///
/// It is a POSIX lock. A process loses all its POSIX locks on a file when it closes any handle of
/// the file, and SQLite drops them with the last of its own locks. SQLite does neither while one of
/// its connections uses the write-ahead log, so such a connection must stay open as long as the
/// lock is to last; call `renew` when it is open. A second lock by this process is refused before
/// it opens a handle.
final class WriteLock implements AutoCloseable {
  /// Far beyond the bytes that SQLite locks, and beyond any file.
  private static final long PLACE = 1L << 62;

  private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final Object identity;
  private final FileChannel channel;
  private FileLock lock;
  private @Nullable Path log;
  private @Nullable Object logIdentity;

  private WriteLock(Path file, Object identity, FileChannel channel, FileLock lock) {
    this.file = file;
    this.identity = identity;
    this.channel = channel;
    this.lock = lock;
  }

  /// Null if another process holds the lock.
  static @Nullable WriteLock take(Path file) throws IOException {
    var identity = identity(file);
    if (!HELD.add(identity)) {
      return null;
    }
    FileChannel channel = null;
    WriteLock claim = null;
    try {
      channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
      var lock = channel.tryLock(PLACE, 1, false);
      if (lock != null) {
        claim = new WriteLock(file, identity, channel, lock);
      }
      return claim;
    } finally {
      if (claim == null) {
        HELD.remove(identity);
        if (channel != null) {
          channel.close();
        }
      }
    }
  }

  /// Takes the lock again once it can last; false if another process got it first.
  ///
  /// @param newLog the write-ahead log, which belongs to the file as long as the file is open
  boolean renew(Path newLog) throws IOException {
    lock.release();
    var again = channel.tryLock(PLACE, 1, false);
    if (again == null) {
      return false;
    }
    lock = again;
    if (Files.exists(newLog)) {
      log = newLog;
      logIdentity = identity(newLog);
    }
    return true;
  }

  /// Whether the names still lead to the locked file: what is written to a file that was removed or
  /// replaced is lost.
  boolean isInPlace() {
    try {
      return identity(file).equals(identity) && (log == null || identity(log).equals(logIdentity));
    } catch (IOException _) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    HELD.remove(identity);
    channel.close();
  }

  /// Device and inode if the system has them, which are the same under every name of a file.
  private static Object identity(Path file) throws IOException {
    var key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    return key == null ? file.toRealPath() : key;
  }
}
