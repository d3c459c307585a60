package io.lammer.proof.broken;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectIteration;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/// Runs tests on classes that may be broken, and says which of them failed.
final class Jury {
  /// A run that failed.
  ///
  /// @param method empty if the class failed as a whole
  /// @param iteration from 0, or -1 for a method that has none
  /// @param shown the run as JUnit names it
  record Failure(String type, String method, int iteration, String shown)
      implements Comparable<Failure> {
    boolean isOf(Tie tie) {
      return type.equals(tie.type())
          && (method.isEmpty() || tie.method().isEmpty() || method.equals(tie.method()))
          && (iteration < 0 || tie.iteration() < 0 || iteration == tie.iteration());
    }

    @Override
    public int compareTo(Failure other) {
      return toString().compareTo(other.toString());
    }
  }

  private Jury() {}

  /// The ties whose tests fail.
  static Set<String> failing(Broken classes, Collection<Tie> ties) {
    var failures = run(classes, ties);
    return ties.stream()
        .filter(tie -> failures.stream().anyMatch(failure -> failure.isOf(tie)))
        .map(Tie::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// A test that fails because classes cannot be linked or initialized says nothing of a rule.
  static Set<Failure> run(Broken classes, Collection<Tie> ties) {
    var failures = new ConcurrentSkipListSet<Failure>();
    var unfit = new ConcurrentLinkedQueue<Throwable>();
    var thread = Thread.currentThread();
    var before = thread.getContextClassLoader();
    thread.setContextClassLoader(classes);
    try {
      var request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(selectors(classes, ties))
              .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
              .build();
      LauncherFactory.create()
          .execute(
              LauncherExecutionRequestBuilder.request(request)
                  .listeners(listener(failures, unfit))
                  .build());
    } finally {
      thread.setContextClassLoader(before);
    }
    if (!unfit.isEmpty()) {
      throw new IllegalStateException("the program is not whole", unfit.peek());
    }
    return failures;
  }

  private static List<DiscoverySelector> selectors(Broken classes, Collection<Tie> ties) {
    return ties.stream()
        .collect(Collectors.groupingBy(tie -> tie.type() + "#" + tie.method()))
        .values()
        .stream()
        .map(runs -> selector(classes, runs))
        .toList();
  }

  private static DiscoverySelector selector(Broken classes, List<Tie> runs) {
    var tie = runs.getFirst();
    try {
      var type = classes.loadClass(tie.type());
      if (tie.method().isEmpty()) {
        return selectClass(type);
      }
      var method =
          Arrays.stream(type.getDeclaredMethods())
              .filter(found -> found.getName().equals(tie.method()))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("no test " + tie.name()));
      var all = selectMethod(type, method);
      return tie.iteration() < 0
          ? all
          : selectIteration(all, runs.stream().mapToInt(Tie::iteration).toArray());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no test " + tie.name(), e);
    }
  }

  private static TestExecutionListener listener(
      Set<Failure> failures, Collection<Throwable> unfit) {
    return new TestExecutionListener() {
      @Override
      public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
          result.getThrowable().filter(LinkageError.class::isInstance).ifPresent(unfit::add);
          failures.add(failure(test));
        }
      }
    };
  }

  private static Failure failure(TestIdentifier test) {
    var last = test.getUniqueIdObject().getLastSegment().getValue();
    var iteration = last.startsWith("#") ? Integer.parseInt(last.substring(1)) - 1 : -1;
    var shown = test.getDisplayName().replace("\"", "");
    return switch (test.getSource().orElse(null)) {
      case MethodSource source ->
          new Failure(source.getClassName(), source.getMethodName(), iteration, shown);
      case ClassSource source -> new Failure(source.getClassName(), "", -1, shown);
      case null, default -> throw new IllegalStateException(test + " failed");
    };
  }
}
