package io.lammer.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/// Lists jars by checksum and name, for files that are reviewed.
public final class Jars {
  private Jars() {}

  /// One line for each jar, ordered by name.
  public static String listed(List<Path> jars) throws IOException {
    var text = new StringBuilder();
    for (var jar : jars.stream().sorted(Comparator.comparing(Jars::name)).toList()) {
      text.append(sha256(jar)).append("  ").append(name(jar)).append('\n');
    }
    return text.toString();
  }

  private static String name(Path jar) {
    return jar.getFileName().toString();
  }

  private static String sha256(Path jar) throws IOException {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(jar)));
    } catch (NoSuchAlgorithmException unknown) {
      throw new IllegalStateException(unknown);
    }
  }
}
