package io.lammer.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/// Records the time of each test class as a line `class, wall ms, processor ms, tests`, in a file
/// for this process in the folder named by `lammer.times`. Processor time includes child processes
/// that have ended. `build/test-times` prints the results as a table.
public final class ClassTimes implements TestExecutionListener {
  private static final int MILLION = 1_000_000;

  private final String folder = System.getProperty("lammer.times", "");
  private final Map<String, Started> running = new HashMap<>();
  private int tests;

  private record Started(long wallNanos, long processorMillis, int tests) {}

  @Override
  public synchronized void executionStarted(TestIdentifier test) {
    if (isClass(test)) {
      running.put(test.getUniqueId(), new Started(System.nanoTime(), processorMillis(), tests));
    }
  }

  @Override
  public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (test.isTest()) {
      tests++;
    }
    var started = running.remove(test.getUniqueId());
    if (started != null) {
      write(
          "%s\t%d\t%d\t%d%n"
              .formatted(
                  test.getLegacyReportingName(),
                  (System.nanoTime() - started.wallNanos()) / MILLION,
                  processorMillis() - started.processorMillis(),
                  tests - started.tests()));
    }
  }

  /// True for a top-level test class.
  private boolean isClass(TestIdentifier test) {
    return !folder.isEmpty()
        && test.getSource().filter(ClassSource.class::isInstance).isPresent()
        && test.getUniqueIdObject().getSegments().size() == 2;
  }

  private void write(String line) {
    try {
      Files.createDirectories(Path.of(folder));
      Files.writeString(
          Path.of(folder, ProcessHandle.current().pid() + ".tsv"),
          line,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static long processorMillis() {
    var own =
        ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getProcessCpuTime() / MILLION
            : 0;
    return own + childrenMillis();
  }

  /// The processor time of ended child processes, which Linux counts in hundredths of a second.
  private static long childrenMillis() {
    var file = Path.of("/proc/self/stat");
    if (!Files.isReadable(file)) {
      return 0;
    }
    try {
      var text = Files.readString(file);
      var fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
      return 10 * (Long.parseLong(fields[13]) + Long.parseLong(fields[14]));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
