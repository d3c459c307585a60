package io.lammer.web.audit;

import io.lammer.journal.VerifyResult;
import io.lammer.runtime.Audit;
import io.lammer.web.HouseService;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Runs the full verification of the house's journals in the background, one at a time.
@Component
final class Verification {
  private final HouseService host;
  private volatile State state = new State(false, 0, 0, "", null, null);

  Verification(HouseService host) {
    this.host = host;
  }

  /// The progress or result of the verification.
  ///
  /// @param by the user who started it; empty before the first
  /// @param ended null while it runs
  record State(
      boolean running,
      long done,
      long total,
      String by,
      @Nullable VerifyResult finding,
      @Nullable Instant ended) {}

  State state() {
    return state;
  }

  synchronized void start(String by) {
    if (!state.running()) {
      state = new State(true, 0, 0, by, null, null);
      Thread.startVirtualThread(() -> run(by));
    }
  }

  private void run(String by) {
    VerifyResult finding;
    try {
      finding =
          Audit.full(
              host.live().database(),
              host.floor().rules(),
              (done, total) -> state = new State(true, done, total, by, null, null));
    } catch (RuntimeException failed) {
      finding = new VerifyResult.Broken(String.valueOf(failed.getMessage()));
    }
    state =
        new State(false, state.done(), state.total(), by, finding, host.live().clock().instant());
  }
}
