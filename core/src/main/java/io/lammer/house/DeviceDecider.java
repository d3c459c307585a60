package io.lammer.house;

import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Decides on devices and their messages. A message with the next number is always consumed,
/// accepted or refused, so that the device never resends it.
final class DeviceDecider {
  /// Refusals that indicate a faulty or misplaced device.
  private static final Set<Code> LIES =
      EnumSet.of(
          Code.NOT_ALLOWED,
          Code.UNKNOWN_SEAT,
          Code.WAGER_NOT_OFFERED,
          Code.WRONG_OUTCOME,
          Code.NOT_A_DIE,
          Code.NOT_A_CARD,
          Code.NOT_IN_SHOE);

  private DeviceDecider() {}

  static Answer<FloorChange> decide(FloorChange floor, Actor actor, Act.AtDevice act) {
    if (act instanceof Act.AddDevice(var device)) {
      return floor.named(device.table()).then(_ -> add(floor, device));
    }
    return Code.UNKNOWN_DEVICE
        .unless(floor.device(act.device()).filter(LiveDevice::active), act.device())
        .then(
            live ->
                switch (act) {
                  case Act.AddDevice _ -> throw new IllegalStateException("added above");
                  case Act.RevokeDevice(var name, var reason) ->
                      Answer.unless(
                          JackpotDecider.missing(reason),
                          () -> floor.and(name, new DeviceEvent.Revoked(reason)).done());
                  case Act.Report report -> report(floor, actor, live, report);
                  case Act.NoteDevice(_, var event) -> note(floor, live, event).done();
                });
  }

  private static Answer<FloorChange> add(FloorChange floor, Device device) {
    return Answer.unless(
        NameRules.fault("device", device.name())
            .or(
                () ->
                    Code.DEVICE_EXISTS.when(
                        floor.device(device.name()).filter(LiveDevice::active).isPresent(),
                        device.name())),
        () -> floor.and(device.name(), new DeviceEvent.Registered(device)).done());
  }

  private static FloorChange note(FloorChange floor, LiveDevice live, DeviceEvent.Noticed event) {
    return switch (event) {
      case DeviceEvent.Heard _ when live.heard() && live.silent() == null -> floor;
      case DeviceEvent.Silent _ when live.silent() != null -> floor;
      case DeviceEvent.Lied _ when Alerts.isOpen(floor, Alert.Kind.LYING, live) -> floor;
      case DeviceEvent.Heard _, DeviceEvent.Silent _, DeviceEvent.Lied _ ->
          floor.and(live.name(), event);
    };
  }

  private static Answer<FloorChange> report(
      FloorChange floor, Actor actor, LiveDevice live, Act.Report report) {
    if (!actor.name().equals(live.name())) {
      return Code.NOT_ALLOWED.as("other-device").refuse(actor, live.name());
    }
    if (report.sequence() != live.taken() + 1) {
      return Code.OUT_OF_SEQUENCE.refuse(report.sequence(), live.name(), live.taken() + 1);
    }
    var table = floor.table(live.device().table()).orElseThrow();
    var played =
        Answer.unless(
            unfit(live.device(), table, report),
            () -> PlayDecider.play(floor, actor, table, List.of(report.command())));
    return switch (played) {
      case Answer.Accepted<FloorChange>(var after) ->
          after.and(live.name(), new DeviceEvent.Taken(report.sequence())).done();
      case Answer.Refused<FloorChange>(var refusals) ->
          refused(floor, live, table.round(), report, refusals).done();
    };
  }

  /// Records the refusal of a message as the last event of its command.
  private static FloorChange refused(
      FloorChange floor, LiveDevice live, long round, Act.Report report, List<Refusal> refusals) {
    return refusals.stream()
        .filter(refusal -> LIES.contains(refusal.code()))
        .findFirst()
        .map(refusal -> note(floor, live, new DeviceEvent.Lied(refusal.sentence())))
        .orElse(floor)
        .and(
            live.name(),
            new DeviceEvent.Refused(report.sequence(), round, report.command(), refusals));
  }

  /// Refuses a message that would change what a person keyed, or that belongs to another round.
  private static Optional<Refusal> unfit(Device device, LiveTable table, Act.Report report) {
    return Code.NOT_ALLOWED
        .as("not-of-its-kind")
        .when(!device.kind().reports(report.command()), device.kind())
        .or(
            () ->
                Code.ROUND_OVER.when(
                    report.round() != table.round(), report.round(), table.round()))
        .or(() -> table.table() == null ? Optional.empty() : notNext(table, report));
  }

  private static Optional<Refusal> notNext(LiveTable table, Act.Report report) {
    var playing = table.playing();
    if (report.command() instanceof Command.Sense) {
      return Optional.empty();
    }
    var next = playing.dealt().size() + 1;
    return Code.NOT_NEXT
        .as("entered")
        .when(playing.entered() != null)
        .or(
            () ->
                Code.NOT_NEXT.when(
                    report.command() instanceof Command.NextCard
                        && (report.place() == null || report.place() != next),
                    report.place(),
                    next));
  }
}
