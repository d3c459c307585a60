package io.lammer.proof.broken;

import io.lammer.kit.Repo;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/// Loads all modules and their tests once more with some files changed. Classes of Lammer come from
/// the changed files first, then from the build; those of libraries are shared.
final class Broken extends URLClassLoader {
  static final String CLASS_PATH = "java.class.path";
  private static final Pattern OWN_JAR =
      Pattern.compile(
          "(%s/[a-z]+/target/)lammer-[^/%s]*[.]jar"
              .formatted(Pattern.quote(Repo.root().toString()), File.pathSeparator));
  private static final String SOURCES = "/src/main/java/";
  private static final String RESOURCES = "/src/main/resources/";

  private static final ThreadLocal<Compiler> COMPILER = ThreadLocal.withInitial(Compiler::new);

  private Broken(URL[] folders, ClassLoader parent) {
    super(folders, parent);
  }

  /// @param files the new text of each, by its path from the root of the repository
  /// @param folder an empty one, for what is compiled
  static Broken with(Map<String, String> files, Path folder) throws IOException {
    var folders = new ArrayList<Path>();
    folders.add(folder);
    folders.addAll(program());
    folders.addAll(Tie.compiled("test-classes"));
    for (var file : files.entrySet()) {
      change(file.getKey(), file.getValue(), folder);
    }
    return new Broken(
        folders.stream().map(Broken::url).toArray(URL[]::new), Broken.class.getClassLoader());
  }

  /// What is on the class path; benchmarks, if they were built, are not.
  private static List<Path> program() throws IOException {
    var path = List.of(folders(System.getProperty(CLASS_PATH, "")).split(File.pathSeparator));
    return Tie.compiled("classes").stream()
        .filter(folder -> path.contains(folder.toString()))
        .toList();
  }

  /// A class path with the folders of our modules in place of the jars that a build may have made
  /// of them. A server believes no program that it finds twice, and the jar of the command line
  /// names further copies.
  static String folders(String path) {
    return OWN_JAR.matcher(path).replaceAll("$1classes");
  }

  private static void change(String file, String text, Path folder) throws IOException {
    if (file.contains(RESOURCES)) {
      var target = folder.resolve(file.substring(file.indexOf(RESOURCES) + RESOURCES.length()));
      Files.createDirectories(target.resolveSibling("."));
      Files.writeString(target, text);
    } else {
      var name = file.substring(file.indexOf(SOURCES) + SOURCES.length());
      var source = folder.resolve("source").resolve(name);
      Files.createDirectories(source.resolveSibling("."));
      Files.writeString(source, text);
      COMPILER.get().compile(file, source, folder);
    }
  }

  /// Keeps what it has read of the class path from one file to the next.
  private static final class Compiler {
    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);

    private Compiler() {
      try {
        var path = new ArrayList<>(program());
        Stream.of(System.getProperty(CLASS_PATH, "").split(File.pathSeparator))
            .map(Path::of)
            .forEach(path::add);
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, path);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void compile(String file, Path source, Path folder) throws IOException {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      var messages = new StringWriter();
      var options = List.of("-proc:none", "-nowarn", "-parameters");
      var sources = files.getJavaFileObjects(source);
      if (!compiler.getTask(messages, files, null, options, null, sources).call()) {
        throw new IllegalStateException("a break of " + file + " does not compile: " + messages);
      }
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith("io.lammer.")) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      var known = findLoadedClass(name);
      return known == null ? findClass(name) : known;
    }
  }

  @Override
  public URL getResource(String name) {
    var own = findResource(name);
    return own == null ? super.getResource(name) : own;
  }

  private static URL url(Path folder) {
    try {
      return folder.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }
}
