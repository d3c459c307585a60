package io.lammer.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The checkout that the tests run in.
public final class Repo {
  private Repo() {}

  /// The build sets the folder in `lammer.root`. An IDE does not; there it is the nearest parent
  /// folder that contains `.ci`.
  public static Path root() {
    var named = System.getProperty("lammer.root");
    if (named != null) {
      return Path.of(named);
    }
    var start = Path.of("").toAbsolutePath();
    for (var folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(".ci"))) {
        return folder;
      }
    }
    throw new IllegalStateException(
        "no folder with .ci at or above " + start + "; set -Dlammer.root");
  }

  /// The text of a file in the checkout.
  public static String text(String path) {
    try {
      return Files.readString(root().resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
