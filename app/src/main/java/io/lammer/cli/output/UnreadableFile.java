package io.lammer.cli.output;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/// Thrown if a named file or folder cannot be read.
public final class UnreadableFile extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String reason;

  public UnreadableFile(Path path, IOException cause) {
    super(path + ": " + reason(path, cause), cause);
    reason = reason(path, cause);
  }

  public static void requireFile(Path path) {
    if (!Files.isRegularFile(path)) {
      throw new UnreadableFile(path, new NoSuchFileException(path.toString()));
    }
  }

  public String reason() {
    return reason;
  }

  private static String reason(Path path, IOException cause) {
    if (Files.isDirectory(path)) {
      return "is a folder; expected a file";
    }
    return switch (cause) {
      case NoSuchFileException _ -> "there is no such file";
      case NotDirectoryException _ -> "is not a folder";
      case AccessDeniedException _ -> "may not be read";
      case CharacterCodingException _ -> "is not UTF-8 text";
      default -> "cannot be read: " + cause.getMessage();
    };
  }
}
