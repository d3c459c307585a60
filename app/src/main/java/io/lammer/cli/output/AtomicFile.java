package io.lammer.cli.output;

import io.lammer.journal.Hash;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Writes a file atomically: to a temporary file in the same folder, which is then renamed.
public final class AtomicFile {
  @FunctionalInterface
  public interface Content {
    void write(OutputStream out) throws IOException;
  }

  private AtomicFile() {}

  /// Refuses a file that cannot be written, before any work is done.
  public static void check(Path file) {
    try {
      Files.delete(Files.createFile(part(file)));
    } catch (IOException e) {
      throw new UnwritableFile(file, e);
    }
  }

  public static void write(PrintWriter told, Path file, Content content) {
    write(file, content);
    try {
      told.printf(
          "%s is written: %,d bytes, SHA-256 %s%n",
          file, Files.size(file), Hash.of(Files.readAllBytes(file)));
      told.flush();
    } catch (IOException e) {
      throw new UnreadableFile(file, e);
    }
  }

  private static Path part(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileAlreadyExistsException("it is a folder");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new FileAlreadyExistsException("it is not a regular file");
    }
    return file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
  }

  public static void write(Path file, Content content) {
    try {
      var part = part(file);
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
