package io.lammer.proof;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.lammer.kit.Repo;
import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The map of the packages: arrows point down only.
class MapTest {
  private static final String YAML = "org.snakeyaml.engine..";

  private static final String JSON = "tools.jackson..";

  private static final String JSON_ANNOTATIONS = "com.fasterxml.jackson.annotation..";

  private static final List<String> PDF =
      List.of(
          "com.openhtmltopdf..", "org.apache.pdfbox..", "org.apache.fontbox..", "org.w3c.dom..");

  private static final List<String> SQL =
      List.of(
          "javax.sql..", "javax.crypto..", "org.sqlite..", "org.postgresql..", "org.flywaydb..");

  /// A module and the packages outside it that it may use, besides the JDK and JSpecify.
  private static final Map<String, List<String>> MAP =
      Map.ofEntries(
          entry("rules", List.of(YAML)),
          entry("odds", modules("rules")),
          entry(
              "sim",
              and(modules("odds", "table", "rules"), List.of("org.apache.commons.statistics.."))),
          entry("ledger", List.of()),
          entry("table", modules("odds", "rules", "ledger")),
          entry("games", modules("table", "sim", "odds", "rules", "ledger")),
          entry("house", modules("script", "table", "odds", "rules", "ledger")),
          entry("accounting", modules("house", "table", "odds", "rules", "ledger")),
          entry("script", modules("table", "rules", "ledger")),
          entry(
              "journal",
              and(modules("table", "ledger"), and(List.of(JSON, JSON_ANNOTATIONS), SQL))),
          entry(
              "runtime",
              and(
                  modules("journal", "accounting", "house", "table", "rules", "ledger"),
                  List.of(JSON, JSON_ANNOTATIONS))),
          entry(
              "render",
              and(
                  modules(
                      "runtime",
                      "journal",
                      "script",
                      "accounting",
                      "house",
                      "games",
                      "sim",
                      "odds",
                      "table",
                      "rules",
                      "ledger"),
                  and(List.of(JSON, JSON_ANNOTATIONS), PDF))),
          entry(
              "web",
              and(
                  modules(
                      "render",
                      "runtime",
                      "journal",
                      "script",
                      "accounting",
                      "house",
                      "games",
                      "odds",
                      "table",
                      "rules",
                      "ledger"),
                  List.of(
                      JSON,
                      JSON_ANNOTATIONS,
                      "org.springframework..",
                      "jakarta.servlet..",
                      "org.apache.catalina..",
                      "org.apache.coyote..",
                      "org.apache.tomcat..",
                      "gg.jte..",
                      "org.slf4j..",
                      "io.micrometer..",
                      "io.prometheus..",
                      "com.eatthepath.otp..",
                      "com.google.zxing..",
                      "javax.crypto..",
                      "org.yaml.snakeyaml.."))),
          entry(
              "cli",
              and(
                  modules(
                      "web",
                      "render",
                      "runtime",
                      "journal",
                      "script",
                      "accounting",
                      "house",
                      "games",
                      "sim",
                      "odds",
                      "table",
                      "rules",
                      "ledger"),
                  List.of(
                      "picocli..",
                      "me.tongfei.progressbar..",
                      "ch.qos.logback..",
                      "org.yaml.snakeyaml.."))));

  /// The folders that the program is built from.
  static final List<String> MODULES = List.of("core", "app");

  /// Not on the map: nothing in main code may need them.
  private static final Set<String> BESIDE_THE_MAP = Set.of("kit", "issuer");

  static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test-classes/"))
          .importPackages("io.lammer");

  static Set<String> map() {
    return MAP.keySet();
  }

  @ParameterizedTest
  @MethodSource("map")
  void moduleNeedsOnlyWhatTheMapAllows(String module) {
    var allowed =
        and(
            modules(module),
            and(MAP.getOrDefault(module, List.of()), List.of("java..", "org.jspecify..")));
    classes()
        .that()
        .resideInAPackage(packagesOf(module))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(allowed.toArray(String[]::new))
        .check(MAIN);
  }

  static List<String> games() {
    return Game.all().stream().map(MapTest::folder).distinct().toList();
  }

  /// The folder of a game is that of its module, such as `craps`.
  private static String folder(Game game) {
    return ServiceLoader.load(GameModule.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(module -> module.game() == game)
        .map(module -> module.getClass().getPackageName())
        .map(name -> name.substring(name.lastIndexOf('.') + 1))
        .findFirst()
        .orElseThrow();
  }

  /// Only the service files and its templates name the classes of a game: everything else asks
  /// [Game].
  @ParameterizedTest
  @MethodSource("games")
  void nothingOutsideAGameNamesIt(String game) {
    var folders =
        Stream.of("games.", "web.games.", "web.templates.games.")
            .map(folder -> packagesOf(folder + game))
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideOutsideOfPackages(folders)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(folders)
        .check(MAIN);
  }

  @Test
  void everyModuleIsOnTheMap() {
    var found = new TreeSet<String>();
    for (var type : MAIN) {
      found.add(moduleOf(type));
    }
    assertThat(found).containsAll(MAP.keySet());
    found.removeAll(MAP.keySet());
    assertThat(found).isSubsetOf(BESIDE_THE_MAP);
  }

  @Test
  void mainCodeNeverUsesTestSupport() {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.lammer.kit..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.lammer.kit..", "org.junit..", "org.assertj..", "com.tngtech..", "com.networknt..")
        .check(MAIN);
  }

  /// Wagers and outcomes are entered at the table: only the server of the house is reached at all,
  /// and it listens on this machine until told otherwise.
  @Test
  void nothingButTheServerListensOnANetwork() {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.lammer.web..")
        .should(
            dependOnClassesThat(
                describe(
                    "reach the network",
                    type ->
                        Stream.of("java.net.", "com.sun.net.", "java.rmi.")
                                .anyMatch(type.getName()::startsWith)
                            || (type.getPackageName().equals("java.nio.channels")
                                && type.getSimpleName().matches(".*(Socket|Datagram|Pipe).*")))))
        .check(MAIN);
  }

  /// Spark is a download and a class path of its own, which the program without `--master` never
  /// needs; it is not on this one, so its sources are read.
  @Test
  void sparkPlaysForTheSimulatorAndNothingKnowsOfIt() throws IOException {
    try (var files = Files.walk(Repo.root().resolve("spark/src/main/java"))) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readAllLines(file))
            .filteredOn(line -> line.startsWith("import "))
            .allMatch(
                line ->
                    line.matches(
                        "import (io\\.lammer\\.(sim|odds|rules)|org\\.apache\\.(spark|hadoop)"
                            + "|org\\.jspecify|scala|java)\\..*"));
      }
    }
    for (var module : MODULES) {
      assertThat(Repo.root().resolve(module).resolve("pom.xml"))
          .content()
          .doesNotContainIgnoringCase("spark");
    }
    assertThat(Files.readString(Repo.root().resolve("pom.xml")).split("<profiles>", 2)[0])
        .doesNotContain("<module>spark</module>", "org.apache.spark");
  }

  private static List<String> modules(String... names) {
    return Stream.of(names).map(MapTest::packagesOf).toList();
  }

  private static String moduleOf(JavaClass type) {
    return type.getPackageName().split("\\.")[2];
  }

  static String packagesOf(String module) {
    return "io.lammer." + module + "..";
  }

  private static List<String> and(List<String> some, List<String> more) {
    var all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }
}
