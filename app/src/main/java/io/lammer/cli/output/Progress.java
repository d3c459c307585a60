package io.lammer.cli.output;

import java.text.DecimalFormat;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// A progress bar with rate and remaining time, shown only on a terminal and after one second.
public final class Progress implements AutoCloseable {
  private static final long PATIENCE_NANOS = 1_000_000_000;
  private static final long MILLION = 1_000_000;

  private final String name;
  private final long start = System.nanoTime();
  private @Nullable ProgressBar bar;
  private int steps;

  public Progress(String name) {
    this.name = name;
  }

  /// Counts one more step; any thread may call it.
  public synchronized void step(long total) {
    at(++steps, total);
  }

  public synchronized void at(long done, long total) {
    if (bar != null) {
      bar.maxHint(total);
      bar.stepTo(done);
    } else if (Terminal.isThere() && System.nanoTime() - start > PATIENCE_NANOS) {
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
