package io.lammer.server.jackpot;

import io.lammer.server.audit.Told;
import io.lammer.store.Event;
import io.lammer.tables.PayFlags;
import io.lammer.tables.floor.LiveJackpot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A hit as it stands now.
///
/// @param stored the event that locked it
/// @param decided the event that paid or rejected it, or null
/// @param slips empty unless it was paid
/// @param reason empty unless it was rejected
public record Made(
    LiveJackpot.Hit hit,
    State state,
    Event stored,
    Told.Line line,
    Told.@Nullable Line decided,
    List<String> slips,
    String reason,
    boolean camera,
    boolean tax,
    List<PayFlags.Kind> flags) {
  public enum State {
    WAITING,
    APPROVED,
    REJECTED
  }

  public Made {
    slips = List.copyOf(slips);
    flags = List.copyOf(flags);
  }

  /// A hit that waits is worth something else since an earlier one was rejected.
  Made worth(LiveJackpot.Hit other) {
    return new Made(other, state, stored, line, decided, slips, reason, camera, tax, flags);
  }
}
