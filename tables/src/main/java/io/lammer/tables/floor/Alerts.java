package io.lammer.tables.floor;

import io.lammer.tables.floor.Aftermath.Posted;
import io.lammer.tables.floor.Alert.Kind;
import java.util.Optional;

/// Which events a supervisor must hear of.
final class Alerts {
  private Alerts() {}

  /// An act with the alerts that its events raise.
  static Aftermath raised(Aftermath floor) {
    var after = floor;
    for (var posted : floor.events()) {
      var raised = raised(posted).orElse(null);
      if (raised != null) {
        after = after.and(raise(after, raised.kind(), raised.where(), raised.text()));
      }
    }
    return after;
  }

  /// The next alert.
  static HouseEvent raise(Floor floor, Kind kind, String where, String text) {
    return new HouseEvent.AlertRaised(new Alert(floor.house().lastAlert() + 1, kind, where, text));
  }

  private record Raised(Kind kind, String where, String text) {}

  private static Optional<Raised> raised(Posted posted) {
    var where = posted.journal().substring(posted.journal().indexOf('/') + 1);
    return Optional.ofNullable(
        switch (posted.event()) {
          case JackpotEvent.Hit(var hit, _) ->
              new Raised(
                  Kind.HIT,
                  where,
                  "%s at table %s, %s waits for approval"
                      .formatted(hit.row(), hit.table(), hit.amount()));
          case JackpotEvent.Stopped(var reason) -> new Raised(Kind.STOPPED, where, reason);
          case TableEvent.Suspended(var reason) -> new Raised(Kind.SUSPENDED, where, reason);
          case TableEvent.Voided(var round, var reason) ->
              new Raised(Kind.VOID, where, "round %d: %s".formatted(round, reason));
          case HouseEvent.ClockChanged(var from, var to) ->
              new Raised(
                  Kind.PROGRAM, where, "the clock was changed from %s to %s".formatted(from, to));
          case HouseEvent.Troubled(var what) -> new Raised(Kind.PROGRAM, where, what);
          case JackpotEvent.Overdue(var due, var left) ->
              new Raised(
                  Kind.OVERDUE, where, "%s is left; it was to be gone by %s".formatted(left, due));
          case HouseEvent.DisputeOpened(var dispute) ->
              new Raised(
                  Kind.DISPUTE,
                  dispute.table(),
                  "dispute %d about round %d: %s"
                      .formatted(dispute.number(), dispute.round(), dispute.claim()));
          case HouseEvent.Proposed(var proposal) ->
              new Raised(
                  Kind.PROPOSED,
                  proposal.where(),
                  "proposal %d, %s, waits for a second person"
                      .formatted(proposal.number(), proposal.words()));
          default -> null;
        });
  }
}
