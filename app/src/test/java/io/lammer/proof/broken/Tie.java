package io.lammer.proof.broken;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.lammer.kit.Proves;
import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
  private static final String GOLDEN = "app/src/test/resources/golden";
  private static final Pattern PROVES = Pattern.compile("(?m)^# proves: (.*)$");

  public boolean proves(Clause clause) {
    return claims.stream().anyMatch(clause::isMeantBy);
  }

  public static List<Tie> all() throws IOException {
    var ties = new ArrayList<Tie>();
    for (var type : new ClassFileImporter().importPaths(compiled("test-classes"))) {
      of(type, ties);
      type.getMethods().forEach(method -> of(method, ties));
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

  private static void of(JavaClass type, List<Tie> ties) {
    if (type.isAnnotatedWith(Proves.class)) {
      var claims = List.of(type.getAnnotationOfType(Proves.class).value());
      ties.add(new Tie(type.getSimpleName(), type.getName(), "", -1, claims));
    }
  }

  private static void of(JavaMethod method, List<Tie> ties) {
    if (method.isAnnotatedWith(Proves.class)) {
      var type = method.getOwner();
      var claims = List.of(method.getAnnotationOfType(Proves.class).value());
      ties.add(
          new Tie(
              type.getSimpleName() + "." + method.getName(),
              type.getName(),
              method.getName(),
              -1,
              claims));
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
                  "golden/" + name,
                  "io.lammer.report.transcript.GoldenTest",
                  "scriptGivesItsTranscript",
                  names.indexOf(name),
                  claims));
        }
      }
    }
  }
}
