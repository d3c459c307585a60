package io.lammer.cli.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A small disk of its own, in memory, which can be filled up; a folder where none can be mounted.
///
/// @param isOwn it is a disk and no folder
record Disk(Path folder, boolean isOwn) {
  private static final String BALLAST = "ballast";

  static Disk make(Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    var mounted =
        Running.run("mount", "-t", "tmpfs", "-o", "size=320m", "lammer", folder.toString());
    return new Disk(folder, mounted);
  }

  /// Until not a byte more goes onto it.
  void fill() throws IOException {
    var block = new byte[1 << 16];
    try (var ballast = Files.newOutputStream(folder.resolve(BALLAST))) {
      for (var size = block.length; size > 0; ) {
        try {
          ballast.write(block, 0, size);
        } catch (IOException _) {
          size /= 2;
        }
      }
    }
  }

  void makeRoom() throws IOException {
    Files.deleteIfExists(folder.resolve(BALLAST));
  }

  static void remove(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (var files = Files.walk(folder)) {
        for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  void close() throws IOException, InterruptedException {
    if (isOwn) {
      Running.run("umount", folder.toString());
    }
  }
}
