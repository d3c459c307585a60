package io.lammer.house;

import io.lammer.house.Alert.Kind;
import io.lammer.house.FloorChange.Posted;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Raises alerts for events and closes them when their cause is resolved.
final class Alerts {
  private Alerts() {}

  /// Adds the alerts that an act's events raise or close.
  static FloorChange raised(FloorChange floor) {
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
      after = settled(after, posted);
    }
    return after;
  }

  /// Closes the alerts that an event resolves.
  private static FloorChange settled(FloorChange floor, Posted posted) {
    var where = where(posted);
    return switch (posted.event()) {
      case JackpotEvent.Restarted _ -> gone(floor, Kind.STOPPED, where, "the jackpot runs again");
      case JackpotEvent.Retired _ -> gone(floor, Kind.STOPPED, where, "the jackpot was retired");
      case JackpotEvent.Adjusted _ when isDistributed(floor, where) ->
          gone(floor, Kind.OVERDUE, where, "the funds were distributed");
      case TableEvent.Resumed _ -> gone(floor, Kind.SUSPENDED, where, "the table is open again");
      case TableEvent.Closed _ -> gone(floor, Kind.SUSPENDED, where, "the table was closed");
      case HouseEvent.Confirmed(var proposal) ->
          gone(floor, Kind.PROPOSED, proposal, "the proposal was confirmed");
      case HouseEvent.Declined(var proposal, _) ->
          gone(floor, Kind.PROPOSED, proposal, "the proposal was declined");
      case HouseEvent.DisputeDecided(var dispute, _) ->
          gone(floor, Kind.DISPUTE, dispute, "the dispute was decided");
      default -> floor;
    };
  }

  private static boolean isDistributed(Floor floor, String jackpot) {
    return floor.jackpot(jackpot).filter(it -> !it.owed().wholeCents().isPositive()).isPresent();
  }

  private static FloorChange gone(FloorChange floor, Kind kind, String where, String why) {
    return gone(floor, alert -> alert.kind() == kind && alert.where().equals(where), why);
  }

  private static FloorChange gone(FloorChange floor, Kind kind, int paper, String why) {
    return gone(floor, alert -> alert.kind() == kind && Objects.equals(alert.paper(), paper), why);
  }

  private static FloorChange gone(FloorChange floor, Predicate<Alert> which, String why) {
    var after = floor;
    for (var alert : floor.house().alerts()) {
      if (which.test(alert)) {
        after = after.and(new HouseEvent.AlertAcknowledged(alert.number(), why, null, null));
      }
    }
    return after;
  }

  /// Closes the alert of a hit that was approved or rejected.
  private static FloorChange decided(
      FloorChange floor, String jackpot, JackpotEvent.Decision decision) {
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

  /// Closes the alerts of a device that is heard again or was revoked.
  private static FloorChange heard(FloorChange floor, String device, DeviceEvent event) {
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

  /// True if an alert of this kind about the device is not acknowledged.
  static boolean isOpen(Floor floor, Kind kind, LiveDevice device) {
    return floor.house().alerts().stream()
        .anyMatch(alert -> alert.kind() == kind && device.name().equals(alert.device()));
  }

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
            raised.device(),
            raised.paper()));
  }

  private record Raised(
      Kind kind,
      String where,
      String text,
      @Nullable Integer hit,
      @Nullable String device,
      @Nullable Integer paper) {
    Raised(Kind kind, String where, String text) {
      this(kind, where, text, null, null, null);
    }

    Raised about(int newPaper) {
      return new Raised(kind, where, text, hit, device, newPaper);
    }
  }

  private static String where(Posted posted) {
    return posted.journal().substring(posted.journal().indexOf('/') + 1);
  }

  private static Raised of(Floor floor, String device, Kind kind, String text) {
    var table = floor.device(device).orElseThrow().device().table();
    return new Raised(kind, table, "%s: %s".formatted(device, text), null, device, null);
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
                  null,
                  null);
          case JackpotEvent.Counted counted when !counted.variance().amount().isZero() ->
              new Raised(
                  Kind.VARIANCE,
                  where,
                  "%s counted in the bank, %s by the books, %s: %s"
                      .formatted(
                          counted.balance(),
                          counted.books(),
                          counted.variance().words(),
                          counted.note()));
          case JackpotEvent.Stopped(var reason) -> new Raised(Kind.STOPPED, where, reason);
          case TableEvent.Suspended(var reason) -> new Raised(Kind.SUSPENDED, where, reason);
          case TableEvent.Voided(var round, var reason, _) ->
              new Raised(Kind.VOID, where, "round %d: %s".formatted(round, reason));
          case TableEvent.Corrected(var correction) ->
              new Raised(
                  Kind.CORRECTED, where, "%s: %s".formatted(correction, correction.reason()));
          case TableEvent.Reentered reentered ->
              new Raised(
                  Kind.REENTERED,
                  where,
                  "%s: %s"
                      .formatted(
                          reentered.words().isEmpty() ? "as the journal has it" : reentered.words(),
                          reentered.reason()));
          case TableEvent.EnvyReturned(var jackpot, var hit, var envy) ->
              new Raised(
                  Kind.CORRECTED,
                  where,
                  "hit %d of %s did not stand: the dealers give back %s of envy"
                      .formatted(hit, jackpot, envy.amount()));
          case TableEvent.PromotionReturned(var jackpot, var hit, var seat, var amount) ->
              new Raised(
                  Kind.CORRECTED,
                  where,
                  "hit %d of %s did not stand: seat %d gives back a promotion of %s"
                      .formatted(hit, jackpot, seat, amount));
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
                          .formatted(dispute.number(), dispute.round(), dispute.claim()))
                  .about(dispute.number());
          case HouseEvent.Proposed(var proposal) ->
              new Raised(
                      Kind.PROPOSED,
                      proposal.where(),
                      "proposal %d waits for a second person. %s"
                          .formatted(proposal.number(), proposal.told()))
                  .about(proposal.number());
          default -> null;
        });
  }
}
