package io.lammer.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Atomic creation of files that only their owner may read.
public final class OwnerFiles {
  private static final Set<PosixFilePermission> OWN_FILE =
      PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> OWN_FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private OwnerFiles() {}

  /// Creates the folder of a file if it is missing, readable by its owner only.
  public static void makeFolder(Path file) throws IOException {
    var folder = folder(file);
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, only(folder, OWN_FOLDER));
    }
  }

  /// Creates an empty file that only its owner may read.
  static void create(Path file) throws IOException {
    Files.createFile(file, only(file, OWN_FILE));
  }

  /// Removes the permissions of everybody but the owner.
  static void keepToOwner(Path file) throws IOException {
    if (Files.exists(file) && !isOwnersOnly(file)) {
      Files.setPosixFilePermissions(file, OWN_FILE);
    }
  }

  static boolean isOwnersOnly(Path file) throws IOException {
    return !isPosix(file) || OWN_FILE.containsAll(Files.getPosixFilePermissions(file));
  }

  private static FileAttribute<?>[] only(Path file, Set<PosixFilePermission> owner)
      throws IOException {
    return isPosix(file)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(owner)}
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /// Atomically gives a finished file its final name, replacing any file with that name.
  static void settle(Path aside, Path file) throws IOException {
    sync(aside);
    Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
    sync(folder(file));
  }

  static Path folder(Path file) {
    var folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      throw new IllegalArgumentException(file + " is no file");
    }
    return folder;
  }

  static void sync(Path path) throws IOException {
    try (var channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
