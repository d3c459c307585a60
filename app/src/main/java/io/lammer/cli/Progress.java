package io.lammer.cli;

import java.text.DecimalFormat;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// A progress bar for work that takes longer than a second, with its rate and the time left, on a
/// terminal only.
final class Progress implements AutoCloseable {
  private static final long PATIENCE_NANOS = 1_000_000_000;
  private static final long MILLION = 1_000_000;

  private final String name;
  private final long start = System.nanoTime();
  private @Nullable ProgressBar bar;
  private int steps;

  Progress(String name) {
    this.name = name;
  }

  /// One more part is done, by whichever thread.
  synchronized void step(long total) {
    at(++steps, total);
  }

  synchronized void at(long done, long total) {
    if (bar != null) {
      bar.maxHint(total);
      bar.stepTo(done);
    } else if (Main.isTerminal() && System.nanoTime() - start > PATIENCE_NANOS) {
      var builder =
          new ProgressBarBuilder()
              .setTaskName(name)
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.ASCII)
              .showSpeed(new DecimalFormat("#,##0.0"));
      bar = (total < 100 * MILLION ? builder : builder.setUnit(" M", MILLION)).build();
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
