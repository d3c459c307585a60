package io.lammer.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A file that appears whole or not at all: it is written beside its place and then moved there.
final class Output {
  /// What fills the file.
  @FunctionalInterface
  interface Content {
    void write(OutputStream out) throws IOException;
  }

  private Output() {}

  static void write(Path file, Content content) {
    try {
      if (Files.isDirectory(file)) {
        throw new FileAlreadyExistsException("it is a folder");
      }
      var part =
          file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
      try {
        try (var out =
            new BufferedOutputStream(
                Files.newOutputStream(
                    part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
          content.write(out);
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw new UnwritableFile(file, e);
    }
  }
}
