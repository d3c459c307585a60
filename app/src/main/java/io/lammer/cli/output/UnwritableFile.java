package io.lammer.cli.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Thrown if a named file cannot be written.
public final class UnwritableFile extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UnwritableFile(Path path, IOException cause) {
    super(path + ": " + reason(path, cause), cause);
  }

  private static String reason(Path path, IOException cause) {
    var folder = path.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      return "there is no folder " + folder;
    }
    return cause instanceof AccessDeniedException
        ? "may not be written"
        : "cannot be written: " + cause.getMessage();
  }
}
