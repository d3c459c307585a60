package io.lammer.cli;

import org.jspecify.annotations.Nullable;

/// A progress bar for work whose size is known once it has begun.
final class LongProgress implements AutoCloseable {
  private final String name;
  private @Nullable Progress bar;

  LongProgress(String name) {
    this.name = name;
  }

  void at(long done, long total) {
    if (bar == null) {
      bar = new Progress(name, (int) Math.min(total, Integer.MAX_VALUE));
    }
    bar.at((int) Math.min(done, Integer.MAX_VALUE));
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
