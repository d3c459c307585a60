package io.lammer.tables.floor;

import io.lammer.tables.floor.Aftermath.Posted;
import io.lammer.tables.floor.Alert.Kind;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which events a supervisor must hear of, and which of them are done with.
final class Alerts {
  private Alerts() {}

  /// An act with the alerts that its events raise.
  static Aftermath raised(Aftermath floor) {
    var after = floor;
    for (var posted : floor.events()) {
      var raised = raised(after, posted).orElse(null);
      if (raised != null) {
        after = after.and(raise(after, raised));
      }
      if (posted.event() instanceof JackpotEvent.Decision decision) {
        after = decided(after, where(posted), decision);
      }
      if (posted.event() instanceof DeviceEvent event) {
        after = heard(after, where(posted), event);
      }
    }
    return after;
  }

  /// What has been paid or rejected waits no more.
  private static Aftermath decided(
      Aftermath floor, String jackpot, JackpotEvent.Decision decision) {
    var after = floor;
    for (var alert : floor.house().alerts()) {
      if (alert.kind() == Kind.HIT
          && alert.where().equals(jackpot)
          && Objects.equals(alert.hit(), decision.hit())) {
        var what =
            switch (decision) {
              case JackpotEvent.Approved _ -> "the hit was approved";
              case JackpotEvent.Rejected _ -> "the hit was rejected";
            };
        after = after.and(new HouseEvent.AlertAcknowledged(alert.number(), what, null, null));
      }
    }
    return after;
  }

  /// A device that is heard is silent no more, and one that was revoked is nobody's concern.
  private static Aftermath heard(Aftermath floor, String device, DeviceEvent event) {
    var after = floor;
    for (var alert : floor.house().alerts()) {
      var what =
          switch (event) {
            case DeviceEvent.Heard _ when alert.kind() == Kind.SILENT -> "the device is heard";
            case DeviceEvent.Revoked _ -> "the device was revoked";
            default -> null;
          };
      if (what != null && device.equals(alert.device())) {
        after = after.and(new HouseEvent.AlertAcknowledged(alert.number(), what, null, null));
      }
    }
    return after;
  }

  /// Nobody has acknowledged what was raised of a device.
  static boolean isOpen(Floor floor, Kind kind, LiveDevice device) {
    return floor.house().alerts().stream()
        .anyMatch(alert -> alert.kind() == kind && device.name().equals(alert.device()));
  }

  /// The next alert.
  static HouseEvent raise(Floor floor, Kind kind, String where, String text) {
    return raise(floor, new Raised(kind, where, text));
  }

  private static HouseEvent raise(Floor floor, Raised raised) {
    return new HouseEvent.AlertRaised(
        new Alert(
            floor.house().lastAlert() + 1,
            raised.kind(),
            raised.where(),
            raised.text(),
            raised.hit(),
            raised.device()));
  }

  private record Raised(
      Kind kind, String where, String text, @Nullable Integer hit, @Nullable String device) {
    Raised(Kind kind, String where, String text) {
      this(kind, where, text, null, null);
    }
  }

  private static String where(Posted posted) {
    return posted.journal().substring(posted.journal().indexOf('/') + 1);
  }

  private static Raised of(Floor floor, String device, Kind kind, String text) {
    var table = floor.device(device).orElseThrow().device().table();
    return new Raised(kind, table, "%s: %s".formatted(device, text), null, device);
  }

  private static Optional<Raised> raised(Floor floor, Posted posted) {
    var where = where(posted);
    return Optional.ofNullable(
        switch (posted.event()) {
          case JackpotEvent.Hit(var hit, _) ->
              new Raised(
                  Kind.HIT,
                  where,
                  "%s at table %s, %s waits for approval"
                      .formatted(hit.row(), hit.table(), hit.amount()),
                  hit.number(),
                  null);
          case JackpotEvent.Stopped(var reason) -> new Raised(Kind.STOPPED, where, reason);
          case TableEvent.Suspended(var reason) -> new Raised(Kind.SUSPENDED, where, reason);
          case TableEvent.Voided(var round, var reason, _) ->
              new Raised(Kind.VOID, where, "round %d: %s".formatted(round, reason));
          case TableEvent.Corrected(var correction) ->
              new Raised(
                  Kind.CORRECTED, where, "%s: %s".formatted(correction, correction.reason()));
          case HouseEvent.ClockChanged(var from, var to) ->
              new Raised(
                  Kind.PROGRAM, where, "the clock was changed from %s to %s".formatted(from, to));
          case HouseEvent.Troubled(var what) -> new Raised(Kind.PROGRAM, where, what);
          case HouseEvent.LossAccepted lost ->
              new Raised(
                  Kind.PROGRAM,
                  where,
                  "%s lost, which was accepted: %s".formatted(lost.range(), lost.reason()));
          case DeviceEvent.Silent(var since) ->
              of(floor, where, Kind.SILENT, "not heard since %s".formatted(since));
          case DeviceEvent.Lied(var what) -> of(floor, where, Kind.LYING, what);
          case JackpotEvent.Overdue(var due, var left) ->
              new Raised(
                  Kind.OVERDUE,
                  where,
                  "%s is left; it had to be distributed by %s".formatted(left, due));
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
                  "proposal %d waits for a second person. %s"
                      .formatted(
                          proposal.number(),
                          proposal.act() instanceof Act.AtSlip
                              ? proposal.words()
                              : proposal.told()));
          default -> null;
        });
  }
}
