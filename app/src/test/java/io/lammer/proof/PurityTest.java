package io.lammer.proof;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.conditions.ArchConditions.never;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The pure modules are pure: no clock, no chance, no files, no network, no threads.
class PurityTest {
  private static final List<String> PURE =
      List.of("rules", "ledger", "table", "games", "house", "accounting", "odds", "sim");

  static List<String> pure() {
    return PURE;
  }

  @ParameterizedTest
  @MethodSource("pure")
  void pureModuleHasNoClockChanceFilesNetworkOrThreads(String module) {
    classes()
        .that()
        .resideInAPackage(MapTest.packagesOf(module))
        .should(stayPure())
        .check(MapTest.MAIN);
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
    return never(dependOnClassesThat(describe("are impure", PurityTest::isImpure)))
        .and(never(accessTargetWhere(describe("is impure", PurityTest::isImpure))));
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
