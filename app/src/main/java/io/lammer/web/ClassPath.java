package io.lammer.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/// The jars and folders that the program is loaded from, in class path order.
record ClassPath(List<Path> entries) {
  private static final Pattern OWN = Pattern.compile("lammer(-[a-z]+-.*)?\\.jar");

  ClassPath {
    entries = List.copyOf(entries);
  }

  /// The class path of this process, including the jars that manifests name in `Class-Path`.
  static ClassPath own() {
    return of(System.getProperty("java.class.path", ""));
  }

  static ClassPath of(String text) {
    var found = new LinkedHashSet<Path>();
    for (var entry : text.split(Pattern.quote(File.pathSeparator))) {
      add(Path.of(entry).toAbsolutePath().normalize(), found);
    }
    return new ClassPath(List.copyOf(found));
  }

  private static void add(Path entry, LinkedHashSet<Path> found) {
    if (Files.exists(entry) && found.add(entry) && isJar(entry)) {
      named(entry).forEach(further -> add(further, found));
    }
  }

  private static boolean isJar(Path entry) {
    return Files.isRegularFile(entry) && entry.toString().endsWith(".jar");
  }

  private static List<Path> named(Path jar) {
    try (var file = new JarFile(jar.toFile())) {
      var manifest = file.getManifest();
      var line =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      var named = new ArrayList<Path>();
      for (var name : line == null || line.isBlank() ? new String[0] : line.strip().split("\\s+")) {
        named.add(Path.of(jar.toUri().resolve(URI.create(name))).normalize());
      }
      return named;
    } catch (IOException failed) {
      throw new UncheckedIOException(jar + " of the program cannot be read", failed);
    }
  }

  /// Refuses a class path on which two jars contain the same file: the copy in the first jar would
  /// hide the one in the second.
  void requireNothingHidden() {
    var first = new HashMap<String, Path>();
    for (var jar : entries.stream().filter(ClassPath::isJar).toList()) {
      try (var file = new JarFile(jar.toFile())) {
        file.stream()
            .filter(entry -> !entry.isDirectory() && !entry.getName().startsWith("META-INF/"))
            .filter(entry -> !entry.getName().equals("module-info.class"))
            .forEach(entry -> requireAlone(entry.getName(), jar, first));
      } catch (IOException failed) {
        throw new UncheckedIOException(jar + " of the program cannot be read", failed);
      }
    }
  }

  private static void requireAlone(String name, Path jar, HashMap<String, Path> first) {
    var earlier = first.putIfAbsent(name, jar);
    if (earlier != null && (isOwn(earlier) || isOwn(jar))) {
      throw new StartRefused(
          "%s has a file %s, which hides the one of %s; the program is not as it was made"
              .formatted(earlier, name, jar));
    }
  }

  private static boolean isOwn(Path jar) {
    return OWN.matcher(jar.getFileName().toString()).matches();
  }
}
