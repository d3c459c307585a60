package io.lammer.web;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// The running build: its version, and hashes of the files it consists of.
public final class BuildIdentity {
  public static final String NAME = "lammer 0.1.0";

  private static final String CACHE = "-XX:AOTCache=";

  /// JVM options that load code from outside the class path.
  private static final List<String> FURTHER =
      List.of("-javaagent:", "-agentpath:", "-agentlib:", "-Xbootclasspath", "--patch-module");

  private BuildIdentity() {}

  /// Hashes of the program's files. Computing them takes a good part of the start, so they run in
  /// the background.
  record Hashes(CompletableFuture<String> program, CompletableFuture<Optional<String>> cache) {
    /// Computed once per process, since its classes do not change after they are loaded.
    private static final class Own {
      private static final Hashes HASHES =
          new Hashes(
              CompletableFuture.supplyAsync(BuildIdentity::hash),
              CompletableFuture.supplyAsync(BuildIdentity::cache));
    }

    /// Starts the computation at the first call.
    static Hashes begin() {
      return Own.HASHES;
    }
  }

  /// The SHA-256 over the contents of the class path and the options that load further code. The
  /// order of the class path counts, since the first of two files with the same name is used. The
  /// name and location of a jar do not count: a copied or renamed program has the same hash.
  public static String hash() {
    return hash(ClassPath.own().entries(), arguments());
  }

  /// The SHA-256 of the AOT cache in use, if any. The cache contains classes and is created on each
  /// machine, so it differs between machines.
  public static Optional<String> cache() {
    return arguments().stream()
        .filter(argument -> argument.startsWith(CACHE))
        .map(argument -> Path.of(argument.substring(CACHE.length())))
        .filter(Files::isRegularFile)
        .findFirst()
        .map(file -> finish(update(sha256(), file)));
  }

  private static List<String> arguments() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments();
  }

  static String hash(List<Path> entries, List<String> arguments) {
    var digest = sha256();
    for (var entry : entries) {
      try {
        files(entry).forEach(file -> update(digest, name(entry, file), file));
      } catch (IOException failed) {
        throw new UncheckedIOException(entry + " of the program cannot be read", failed);
      }
    }
    arguments.stream()
        .filter(argument -> FURTHER.stream().anyMatch(argument::startsWith))
        .forEach(argument -> digest.update(argument.getBytes(StandardCharsets.UTF_8)));
    return finish(digest);
  }

  private static List<Path> files(Path entry) throws IOException {
    if (!Files.isDirectory(entry)) {
      return List.of(entry);
    }
    try (var files = Files.walk(entry)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /// Relative path of a file in a folder; empty for a jar, whose name does not count.
  private static String name(Path entry, Path file) {
    return entry.equals(file) ? "" : entry.relativize(file).toString();
  }

  private static void update(MessageDigest digest, String name, Path file) {
    digest.update((name + "\n" + file.toFile().length() + "\n").getBytes(StandardCharsets.UTF_8));
    update(digest, file);
  }

  private static MessageDigest update(MessageDigest digest, Path file) {
    try (var in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
      return digest;
    } catch (IOException failed) {
      throw new UncheckedIOException(file + " of the program cannot be read", failed);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException unknown) {
      throw new IllegalStateException(unknown);
    }
  }

  private static String finish(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }
}
