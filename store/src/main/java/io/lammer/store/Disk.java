package io.lammer.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Files that are there whole or not at all, whatever happens meanwhile.
final class Disk {
  private Disk() {}

  /// Gives a finished file its name. It replaces what had that name, in one step.
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
