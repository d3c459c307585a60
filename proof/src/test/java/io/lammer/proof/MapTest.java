package io.lammer.proof;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.conditions.ArchConditions.never;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import io.lammer.kit.Repo;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The map of the modules: arrows point down only, and the pure modules are pure.
class MapTest {
  private static final String YAML = "org.snakeyaml.engine..";
  private static final String JSON = "tools.jackson..";
  private static final String JSON_ANNOTATIONS = "com.fasterxml.jackson.annotation..";

  private static final List<String> PDF =
      List.of(
          "com.openhtmltopdf..", "org.apache.pdfbox..", "org.apache.fontbox..", "org.w3c.dom..");

  private static final List<String> SQL = List.of("org.sqlite..", "org.flywaydb..");

  /// A module and the packages outside it that it may use, besides the JDK and JSpecify.
  private static final Map<String, List<String>> MAP =
      Map.of(
          "rules", List.of(YAML),
          "odds", modules("rules"),
          "sim", and(modules("odds", "rules"), List.of("org.apache.commons.statistics..")),
          "ledger", List.of(),
          "tables", modules("rules", "ledger"),
          "script", modules("tables", "rules", "ledger"),
          "store",
              and(modules("tables", "rules", "ledger"), and(List.of(JSON, JSON_ANNOTATIONS), SQL)),
          "report",
              and(
                  modules("store", "script", "sim", "odds", "tables", "rules", "ledger"),
                  and(List.of(JSON, JSON_ANNOTATIONS), PDF)),
          "server",
              and(
                  modules("report", "store", "script", "odds", "tables", "rules", "ledger"),
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
                      "javax.crypto..",
                      "org.yaml.snakeyaml..")),
          "cli",
              and(
                  modules(
                      "server", "report", "store", "script", "sim", "odds", "tables", "rules",
                      "ledger"),
                  List.of("picocli..", "me.tongfei.progressbar..", "ch.qos.logback..")));

  private static final List<String> PURE = List.of("rules", "ledger", "tables", "odds", "sim");

  /// Not on the map: nothing in main code may need them.
  private static final Set<String> BESIDE_THE_MAP = Set.of("kit");

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.lammer");

  static Set<String> map() {
    return MAP.keySet();
  }

  static List<String> pure() {
    return PURE;
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

  @Test
  void everyModuleIsOnTheMap() {
    var found = new TreeSet<String>();
    for (var type : MAIN) {
      found.add(moduleOf(type));
    }
    assertThat(found).containsAll(MAP.keySet());
    found.removeAll(MAP.keySet());
    assertThat(found).isEqualTo(BESIDE_THE_MAP);
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
        .resideOutsideOfPackage("io.lammer.server..")
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

  /// It builds again when one of them has changed.
  @Test
  void theLauncherLooksAtEveryModule() throws IOException {
    var modules =
        Files.readString(Repo.root().resolve("lammer"))
            .lines()
            .filter(line -> line.startsWith("modules=("))
            .map(line -> line.substring("modules=(".length(), line.length() - 1))
            .findFirst()
            .orElseThrow();
    assertThat(modules.split(" ")).containsExactlyInAnyOrderElementsOf(MAP.keySet());
  }

  @ParameterizedTest
  @MethodSource("pure")
  void pureModuleHasNoClockChanceFilesNetworkOrThreads(String module) {
    classes().that().resideInAPackage(packagesOf(module)).should(stayPure()).check(MAIN);
  }

  @Test
  void aResourceMayBeReadInAPureModule() {
    var rule = classes().should(stayPure()).evaluate(only(Reader.class));
    assertThat(rule.getFailureReport().getDetails()).isEmpty();
  }

  /// Keeps the rule above honest: each way out of purity is one method, and each must be seen.
  @Test
  void everyWayOutOfPurityIsSeen() {
    var details =
        classes().should(stayPure()).evaluate(only(Impure.class)).getFailureReport().getDetails();
    var missed =
        Arrays.stream(Impure.class.getDeclaredMethods())
            .filter(method -> !method.isSynthetic())
            .map(method -> "Impure." + method.getName() + "(")
            .filter(method -> details.stream().noneMatch(detail -> detail.contains(method)))
            .toList();
    assertThat(missed).isEmpty();
  }

  private static ArchCondition<JavaClass> stayPure() {
    return never(dependOnClassesThat(describe("are impure", MapTest::isImpure)))
        .and(never(accessTargetWhere(describe("is impure", MapTest::isImpure))));
  }

  private static boolean isImpure(JavaClass type) {
    var name = type.getName();
    return switch (type.getPackageName()) {
      case "java.io" ->
          type.getSimpleName().startsWith("File") || name.endsWith("RandomAccessFile");
      case "java.lang" ->
          Stream.of(Thread.class, Runtime.class, Process.class, ProcessBuilder.class)
                  .anyMatch(type::isEquivalentTo)
              || name.startsWith("java.lang.System$Logger")
              || name.startsWith("java.lang.Thread$");
      case "java.util" ->
          type.isAssignableTo(Random.class)
              || Set.of("SplittableRandom", "Timer", "TimerTask").contains(type.getSimpleName());
      case "java.util.concurrent" -> !type.getSimpleName().startsWith("Concurrent");
      default ->
          Stream.of(
                  "java.nio.file",
                  "java.nio.channels",
                  "java.net",
                  "java.sql",
                  "javax.sql",
                  "java.security.SecureRandom",
                  "java.util.random",
                  "java.util.logging",
                  "java.util.prefs")
              .anyMatch(prefix -> name.startsWith(prefix + ".") || name.equals(prefix));
    };
  }

  private static boolean isImpure(JavaAccess<?> access) {
    var owner = access.getTargetOwner();
    var member = access.getTarget().getName();
    if (owner.getPackageName().startsWith("java.time")) {
      return member.equals("now") || member.startsWith("system") || member.startsWith("tick");
    }
    return switch (owner.getName()) {
      case "java.lang.System" -> !Set.of("arraycopy", "identityHashCode").contains(member);
      case "java.lang.Boolean", "java.lang.Integer", "java.lang.Long" ->
          Set.of("getBoolean", "getInteger", "getLong").contains(member);
      case "java.lang.Math", "java.lang.StrictMath" -> member.equals("random");
      case "java.lang.Throwable" -> member.equals("printStackTrace");
      case "java.util.Collections" -> member.equals("shuffle");
      case "java.util.UUID" -> member.equals("randomUUID");
      case "java.util.Date" -> isConstructorWithoutArguments(access);
      case "java.util.Calendar" -> member.equals("getInstance");
      default -> member.equals("parallelStream") || member.equals("parallel");
    };
  }

  private static boolean isConstructorWithoutArguments(JavaAccess<?> access) {
    return access.getTarget().getFullName().endsWith("<init>()");
  }

  private static JavaClasses only(Class<?> type) {
    return new ClassFileImporter().importClasses(type);
  }

  private static List<String> modules(String... names) {
    return Stream.of(names).map(MapTest::packagesOf).toList();
  }

  private static String moduleOf(JavaClass type) {
    return type.getPackageName().split("\\.")[2];
  }

  private static String packagesOf(String module) {
    return "io.lammer." + module + "..";
  }

  private static List<String> and(List<String> some, List<String> more) {
    var all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  @SuppressWarnings("UnusedMethod")
  private static final class Reader {
    @Nullable InputStream resource() {
      return Reader.class.getResourceAsStream("/catalog/an-edition.yaml");
    }
  }

  @SuppressWarnings({"unused", "JavaUtilDate", "JavaTimeDefaultTimeZone"})
  private static final class Impure {
    Object file() {
      return new java.io.File("a");
    }

    Object fileStream() throws Exception {
      return new java.io.FileInputStream("a");
    }

    boolean path() {
      return Files.exists(Path.of("a"));
    }

    Object network() {
      return java.net.URI.create("a:b");
    }

    Object database() throws Exception {
      return java.sql.DriverManager.getConnection("a");
    }

    Object chance() {
      return new Random(1).nextInt();
    }

    Object secureChance() {
      return new java.security.SecureRandom();
    }

    Object splittableChance() {
      return new SplittableRandom(1).nextInt();
    }

    Object threadChance() {
      return ThreadLocalRandom.current().nextInt();
    }

    double mathChance() {
      return Math.random();
    }

    void shuffle(List<String> list) {
      Collections.shuffle(list);
    }

    Object chanceId() {
      return UUID.randomUUID();
    }

    long millis() {
      return System.currentTimeMillis();
    }

    long nanos() {
      return System.nanoTime();
    }

    Object instant() {
      return Instant.now();
    }

    Object today() {
      return LocalDate.now();
    }

    Object clock() {
      return Clock.systemUTC();
    }

    Object date() {
      return new Date();
    }

    Object nowByReference() {
      java.util.function.Supplier<Instant> now = Instant::now;
      return now.get();
    }

    void out() {
      System.out.println();
    }

    void err() {
      System.err.println();
    }

    @Nullable Object environment() {
      return System.getenv("a");
    }

    @Nullable Object property() {
      return System.getProperty("a");
    }

    boolean flag() {
      return Boolean.getBoolean("a");
    }

    Object thread() {
      return Thread.ofVirtual();
    }

    void sleep() throws Exception {
      Thread.sleep(1);
    }

    Object executor() {
      return Executors.newCachedThreadPool();
    }

    Object parallel(List<String> list) {
      return list.parallelStream();
    }

    Object logger() {
      return Logger.getLogger("a");
    }

    Object systemLogger() {
      return System.getLogger("a");
    }

    Object process() throws Exception {
      return Runtime.getRuntime().exec(new String[] {"a"});
    }
  }
}
