package io.lammer.cli;

import java.util.concurrent.CountDownLatch;

/// Ctrl-C while something long is done: the work is told to end, and the process waits until what
/// is known has been printed.
final class Interruption implements AutoCloseable {
  private final CountDownLatch printed = new CountDownLatch(1);
  private final Thread hook;

  Interruption(Runnable stop) {
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

  /// The process ends here and does nothing further.
  private static void awaitEnd() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
