package io.lammer.server;

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

/// The program itself: its version, and the files it consists of.
public final class Program {
  public static final String NAME = "lammer 0.1.0";

  private static final String CACHE = "-XX:AOTCache=";

  /// Ways to give the machine code that is not on the class path.
  private static final List<String> FURTHER =
      List.of("-javaagent:", "-agentpath:", "-agentlib:", "-Xbootclasspath", "--patch-module");

  private Program() {}

  /// What is known of its files, which takes as long to work out as a good part of a start.
  record Hashes(CompletableFuture<String> program, CompletableFuture<Optional<String>> cache) {
    /// Once for a process, which goes on with the classes that it has loaded.
    private static final class Own {
      private static final Hashes HASHES =
          new Hashes(
              CompletableFuture.supplyAsync(Program::hash),
              CompletableFuture.supplyAsync(Program::cache));
    }

    /// Begins in the background at the first start of a server.
    static Hashes begin() {
      return Own.HASHES;
    }
  }

  /// The SHA-256 over the contents of everything on its class path, in that order, for the first of
  /// two files of one name is the one that counts; and over what else gives it code. A jar's own
  /// name and place do not count: a copied or renamed program is the same program.
  public static String hash() {
    return hash(ClassPath.own().entries(), arguments());
  }

  /// The SHA-256 of the AOT cache that it runs with. The cache holds classes, and is made anew on
  /// every machine.
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

  /// A file in a folder by its place there, a jar by nothing.
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
