package io.lammer.proof.broken;

import io.lammer.kit.Proves;
import io.lammer.kit.Repo;
import java.io.IOException;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A test that claims to prove clauses: a Java test by [Proves], or a golden script by its `#
/// proves:` lines.
///
/// @param name as people read it: `SetupTest.aScriptLinksNoJackpots` or `golden/craps/x.yaml`
/// @param type the test class; for a golden script the one that runs it
/// @param method empty for all tests of the class
/// @param iteration which of the method's runs, from 0, or -1 for all of them
/// @param claims ids of clauses, or patterns with `*`
public record Tie(String name, String type, String method, int iteration, List<String> claims) {
  private static final ClassDesc ANNOTATION = ClassDesc.of(Proves.class.getName());
  private static final String SCRIPT = "golden/";
  private static final String GOLDEN = "app/src/test/resources/golden";
  private static final Pattern PROVES = Pattern.compile("(?m)^# proves: (.*)$");

  public boolean proves(Clause clause) {
    return claims.stream().anyMatch(clause::isMeantBy);
  }

  public static List<Tie> all() throws IOException {
    var ties = new ArrayList<Tie>();
    for (var folder : compiled("test-classes")) {
      try (var files = Files.walk(folder)) {
        for (var file : files.filter(file -> file.toString().endsWith(".class")).toList()) {
          ofClass(ClassFile.of().parse(file), ties);
        }
      }
    }
    goldens(ties);
    return ties;
  }

  /// The compiled folders of all modules.
  static List<Path> compiled(String kind) throws IOException {
    try (var modules = Files.list(Repo.root())) {
      return modules
          .map(
              module ->
                  module.resolve(System.getProperty("lammer.classes", "target")).resolve(kind))
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    }
  }

  private static void ofClass(ClassModel type, List<Tie> ties) {
    var name = type.thisClass().asInternalName().replace('/', '.');
    var simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    claims(type).ifPresent(claims -> ties.add(new Tie(simple, name, "", -1, claims)));
    for (var method : type.methods()) {
      var called = method.methodName().stringValue();
      claims(method)
          .ifPresent(claims -> ties.add(new Tie(simple + "." + called, name, called, -1, claims)));
    }
  }

  private static Optional<List<String>> claims(AttributedElement element) {
    return element.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
        .flatMap(found -> found.annotations().stream())
        .filter(annotation -> annotation.classSymbol().equals(ANNOTATION))
        .map(annotation -> annotation.elements().getFirst().value())
        .map(value -> strings((AnnotationValue.OfArray) value))
        .findFirst();
  }

  private static List<String> strings(AnnotationValue.OfArray array) {
    return array.values().stream()
        .map(value -> ((AnnotationValue.OfString) value).stringValue())
        .toList();
  }

  /// What the test asserts, as text: its class, and of a golden script the script and the figures
  /// of its transcript.
  String text() throws IOException {
    var source = source();
    if (!name.startsWith(SCRIPT)) {
      return Fingerprint.code(source);
    }
    var script = Repo.root().resolve(GOLDEN).resolve(name.substring(SCRIPT.length()));
    var transcript =
        script.resolveSibling(script.getFileName().toString().replace(".yaml", ".txt"));
    return Fingerprint.code(source) + Fingerprint.code(script) + Fingerprint.figures(transcript);
  }

  private Path source() throws IOException {
    var file = "src/test/java/" + type.replaceFirst("\\$.*", "").replace('.', '/') + ".java";
    try (var modules = Files.list(Repo.root())) {
      return modules
          .map(module -> module.resolve(file))
          .filter(Files::exists)
          .findFirst()
          .orElseThrow(() -> new IllegalStateException(type + " has no source " + file));
    }
  }

  /// Golden scripts are numbered as `GoldenTest` runs them: by their names.
  private static void goldens(List<Tie> ties) throws IOException {
    var folder = Repo.root().resolve(GOLDEN);
    try (var files = Files.walk(folder)) {
      var names =
          files
              .filter(file -> file.toString().endsWith(".yaml"))
              .map(file -> folder.relativize(file).toString())
              .sorted()
              .toList();
      for (var name : names) {
        var claims =
            PROVES
                .matcher(Files.readString(folder.resolve(name)))
                .results()
                .flatMap(match -> List.of(match.group(1).strip().split("[ ,]+")).stream())
                .collect(Collectors.toList());
        if (!claims.isEmpty()) {
          ties.add(
              new Tie(
                  SCRIPT + name,
                  "io.lammer.render.transcript.GoldenTest",
                  "scriptGivesItsTranscript",
                  names.indexOf(name),
                  claims));
        }
      }
    }
  }
}
