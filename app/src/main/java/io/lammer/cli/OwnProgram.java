package io.lammer.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// The files that this command runs from.
final class OwnProgram {
  private OwnProgram() {}

  /// The SHA-256 over all jars of the class path in the order of their names, or words that say why
  /// there is none.
  static String sha256() {
    var jars =
        Pattern.compile(File.pathSeparator, Pattern.LITERAL)
            .splitAsStream(System.getProperty("java.class.path"))
            .map(Path::of)
            .filter(Files::isRegularFile)
            .sorted(Comparator.comparing(Path::getFileName))
            .toList();
    if (jars.stream().noneMatch(jar -> jar.getFileName().toString().startsWith("lammer"))) {
      return "none: run from classes, not from a built program";
    }
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      for (var jar : jars) {
        try (var in = new DigestInputStream(Files.newInputStream(jar), digest)) {
          in.transferTo(OutputStream.nullOutputStream());
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException unknown) {
      throw new IllegalStateException(unknown);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
