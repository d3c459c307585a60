package io.lammer.tables.floor;

import io.lammer.tables.floor.Alert.Kind;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Which events a supervisor must hear of.
final class Alerts {
  private Alerts() {}

  /// The events of a command, followed by the alerts that they raise.
  static Verdict raised(Floor floor, Verdict.Accepted accepted) {
    var events = new ArrayList<>(accepted.events());
    var number = floor.house().lastAlert();
    for (var posted : accepted.events()) {
      var raised = raised(posted);
      if (raised.isPresent()) {
        number++;
        events.add(at(number, raised.get()));
      }
    }
    return new Verdict.Accepted(events);
  }

  /// An alert without its number.
  record Raised(Kind kind, String where, String text) {}

  static Posted at(int number, Raised raised) {
    return new Posted(
        House.JOURNAL,
        new HouseEvent.AlertRaised(new Alert(number, raised.kind(), raised.where(), raised.text())),
        List.of());
  }

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
