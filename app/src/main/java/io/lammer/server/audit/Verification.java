package io.lammer.server.audit;

import io.lammer.server.FloorHost;
import io.lammer.store.Finding;
import io.lammer.store.floor.Audit;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// The full verification of the house's journals, one at a time, in the background.
@Component
final class Verification {
  private final FloorHost host;
  private volatile State state = new State(false, 0, 0, "", null, null);

  Verification(FloorHost host) {
    this.host = host;
  }

  /// How far it is, or what it came to.
  ///
  /// @param by who asked for it; empty before the first
  /// @param ended null while it runs
  record State(
      boolean running,
      long done,
      long total,
      String by,
      @Nullable Finding finding,
      @Nullable Instant ended) {}

  State state() {
    return state;
  }

  /// Starts one unless one runs.
  synchronized void start(String by) {
    if (!state.running()) {
      state = new State(true, 0, 0, by, null, null);
      Thread.startVirtualThread(() -> run(by));
    }
  }

  private void run(String by) {
    Finding finding;
    try {
      finding =
          Audit.full(
              host.live().database(),
              host.floor().rules(),
              (done, total) -> state = new State(true, done, total, by, null, null));
    } catch (RuntimeException failed) {
      finding = new Finding.Broken(String.valueOf(failed.getMessage()));
    }
    state =
        new State(false, state.done(), state.total(), by, finding, host.live().clock().instant());
  }
}
