package io.lammer.cli.simulate;

import java.util.concurrent.CountDownLatch;

/// Handles Ctrl-C during long work: stops the work and keeps the process alive until the results so
/// far are printed.
final class ShutdownOnCtrlC implements AutoCloseable {
  private final CountDownLatch printed = new CountDownLatch(1);
  private final Thread hook;

  ShutdownOnCtrlC(Runnable stop) {
    this.hook =
        new Thread(
            () -> {
              stop.run();
              awaitPrinted();
            },
            "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void awaitPrinted() {
    try {
      printed.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    printed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      awaitEnd();
    }
  }

  /// Waits for the JVM, which is already shutting down, so that nothing more is done.
  private static void awaitEnd() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
