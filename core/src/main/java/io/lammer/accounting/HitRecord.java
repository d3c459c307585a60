package io.lammer.accounting;

import io.lammer.house.LiveJackpot;
import org.jspecify.annotations.Nullable;

/// A jackpot hit and how it was decided.
///
/// @param locked the event that locked it
/// @param decision null while the hit awaits a decision
public record HitRecord(LiveJackpot.Hit hit, EventRef locked, @Nullable Decision decision) {
  public enum State {
    WAITING,
    APPROVED,
    REJECTED
  }

  /// The approval or rejection of a hit.
  ///
  /// @param reason the reason for a rejection; otherwise empty
  /// @param camera surveillance witnessed the hit
  /// @param tax the tax papers were done
  public record Decision(
      EventRef event, boolean approved, String reason, boolean camera, boolean tax) {}

  public State state() {
    return decision == null ? State.WAITING : decision.approved() ? State.APPROVED : State.REJECTED;
  }

  public boolean isWaiting() {
    return state() == State.WAITING;
  }

  public boolean isRejected() {
    return state() == State.REJECTED;
  }

  /// The event that decided the hit, or null.
  public @Nullable EventRef decided() {
    return decision == null ? null : decision.event();
  }

  /// The reason for a rejection; otherwise empty.
  public String reason() {
    return decision == null ? "" : decision.reason();
  }

  public boolean camera() {
    return decision != null && decision.camera();
  }

  public boolean tax() {
    return decision != null && decision.tax();
  }

  HitRecord with(LiveJackpot.Hit other) {
    return new HitRecord(other, locked, decision);
  }

  HitRecord with(Decision made) {
    return new HitRecord(hit, locked, made);
  }
}
