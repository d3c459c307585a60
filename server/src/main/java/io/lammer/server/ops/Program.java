package io.lammer.server.ops;

import io.lammer.server.LammerServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The program itself: its version, and the files it consists of.
public final class Program {
  public static final String NAME = "lammer 0.1.0";

  private Program() {}

  /// The SHA-256 over all of its jars in the order of their names; empty where it runs from
  /// classes.
  static Optional<String> hash() {
    var jars = jars();
    return jars.isEmpty() ? Optional.empty() : Optional.of(hash(jars));
  }

  /// Those beside the one that this class is in.
  private static List<Path> jars() {
    try {
      var source = LammerServer.class.getProtectionDomain().getCodeSource();
      var own = source == null ? null : Path.of(source.getLocation().toURI());
      var folder = own == null ? null : own.getParent();
      if (own == null || folder == null || !own.toString().endsWith(".jar")) {
        return List.of();
      }
      try (var files = Files.list(folder)) {
        return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
      }
    } catch (URISyntaxException | IOException failed) {
      throw new IllegalStateException("the program's own jars cannot be read", failed);
    }
  }

  private static String hash(List<Path> jars) {
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
