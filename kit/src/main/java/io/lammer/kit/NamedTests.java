package io.lammer.kit;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/// Runs the named test classes and methods (`Class#method`) for `build/QuickTest.java`.
public final class NamedTests {
  private NamedTests() {}

  public static void main(String[] names) {
    var request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(Stream.of(names).map(NamedTests::selector).toList())
            .build();
    var summary = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, summary, new Progress());
    var result = summary.getSummary();
    result.printFailuresTo(new PrintWriter(System.out, true, StandardCharsets.UTF_8), 40);
    System.out.printf(
        "%d passed, %d failed%n", result.getTestsSucceededCount(), result.getTotalFailureCount());
    System.exit(result.getTotalFailureCount() > 0 || result.getTestsSucceededCount() == 0 ? 1 : 0);
  }

  private static DiscoverySelector selector(String name) {
    var method = name.indexOf('#');
    if (method < 0) {
      return DiscoverySelectors.selectClass(name);
    }
    try {
      var wanted = name.substring(method + 1);
      var type = Class.forName(name.substring(0, method));
      return Stream.of(type.getDeclaredMethods())
          .filter(found -> found.getName().equals(wanted) && !found.isSynthetic())
          .findFirst()
          .map(found -> DiscoverySelectors.selectMethod(type, found))
          .orElseThrow(() -> new IllegalArgumentException(type + " has no method " + wanted));
    } catch (ClassNotFoundException unknown) {
      throw new IllegalArgumentException(unknown);
    }
  }

  /// Prints a line for each class and for each failed test.
  private static final class Progress implements TestExecutionListener {
    private final long started = System.nanoTime();

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      var depth = test.getUniqueIdObject().getSegments().size();
      var failed = result.getStatus() != TestExecutionResult.Status.SUCCESSFUL;
      if (failed || depth == 2) {
        System.out.printf(
            "%7.1f s  %s %s%n",
            (System.nanoTime() - started) / 1e9,
            failed ? "FAILED" : "passed",
            String.join(" ", List.of(test.getLegacyReportingName(), test.getDisplayName())));
      }
    }
  }
}
