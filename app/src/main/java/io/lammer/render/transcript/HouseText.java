package io.lammer.render.transcript;

import static java.util.stream.Collectors.joining;

import io.lammer.house.AccessEvent;
import io.lammer.house.DeviceEvent;
import io.lammer.house.HouseEvent;
import io.lammer.house.User;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Refusal;
import java.util.List;

/// Describes an event of the house or its people in one line.
final class HouseText {
  private HouseText() {}

  static String of(HouseEvent event) {
    return switch (event) {
      case HouseEvent.SlipIssued issued -> issued(issued);
      case HouseEvent.SlipPaid(var slip) -> "slip " + slip;
      case HouseEvent.SlipVoided(var slip, var reason) -> "slip %s: %s".formatted(slip, reason);
      case HouseEvent.SlipReprinted(var slip, var reason) -> "slip %s: %s".formatted(slip, reason);
      case HouseEvent.DisputeOpened(var dispute) ->
          "dispute %d of %s, table %s round %d: %s"
              .formatted(
                  dispute.number(),
                  dispute.patron(),
                  dispute.table(),
                  dispute.round(),
                  dispute.claim());
      case HouseEvent.DisputeDecided(var dispute, var outcome) ->
          "dispute %d: %s".formatted(dispute, outcome);
      case HouseEvent.Proposed(var proposal) ->
          "proposal %d at %s: %s".formatted(proposal.number(), proposal.where(), proposal.words());
      case HouseEvent.Confirmed(var proposal) -> "proposal " + proposal;
      case HouseEvent.Declined(var proposal, var reason) ->
          "proposal %d: %s".formatted(proposal, reason);
      case HouseEvent.PaytableKept(var edition, var id, var hash, _) ->
          "%s of %s, SHA-256 %s".formatted(id, edition, hash);
      case HouseEvent.UserAdded(var user) -> user(user);
      case HouseEvent.UserChanged(var user, var reason) -> user(user) + ": " + reason;
      case HouseEvent.SecretSet(var user, var secret) ->
          "%s of %s".formatted(Value.spelled(secret), user);
      case HouseEvent.SecretGiven(var user, var secret) ->
          "%s of %s, by another".formatted(Value.spelled(secret), user);
      case HouseEvent.SecretRemoved(var user, var secret) ->
          "%s of %s".formatted(Value.spelled(secret), user);
      case HouseEvent.AdministratorReset(var user, var reason) -> user(user) + ": " + reason;
      case HouseEvent.AccessReviewed(var people, var note) ->
          "%d people%s".formatted(people, note.isBlank() ? "" : ": " + note);
      case HouseEvent.DisplayAdded(var display) ->
          "%s shows table %s".formatted(display.name(), display.table());
      case HouseEvent.DisplayRemoved(var display, var reason) -> display + ": " + reason;
      case HouseEvent.AlertRaised(var alert) ->
          "alert %d, %s at %s: %s"
              .formatted(alert.number(), Value.spelled(alert.kind()), alert.where(), alert.text());
      case HouseEvent.AlertAcknowledged(var alert, var note, _, _) ->
          "alert " + alert + (note.isBlank() ? "" : ": " + note);
      case HouseEvent.Started started -> started(started);
      case HouseEvent.DaySet(var day, var reason) -> day + (reason == null ? "" : ": " + reason);
      case HouseEvent.LossAccepted lost ->
          "%s lost; %s: %s".formatted(lost.range(), lost.what(), lost.reason());
      case HouseEvent.Stopped(var version) -> version;
      case HouseEvent.ClockChanged(var from, var to) -> "from %s to %s".formatted(from, to);
      case HouseEvent.Troubled(var what) -> what;
    };
  }

  private static String started(HouseEvent.Started started) {
    return "%s%s, class path SHA-256 %s, %s, catalog SHA-256 %s%s"
        .formatted(
            started.version(),
            started.training() ? " (training)" : "",
            started.program(),
            started.cache() == null ? "no AOT cache" : "AOT cache SHA-256 " + started.cache(),
            started.catalog(),
            started.authenticAfter() == null || started.authenticAfter() == 0
                ? ""
                : ", commits authentic after command " + started.authenticAfter());
  }

  private static String issued(HouseEvent.SlipIssued issued) {
    var payee = issued.payee();
    return "slip %s pays hit %d of %s, %s to %s by %s"
        .formatted(
            issued.slip(),
            issued.hit(),
            issued.jackpot(),
            issued.amount(),
            payee.name(),
            Value.spelled(payee.method()));
  }

  private static String user(User user) {
    var link = user.link();
    return "%s (%s), %s%s%s"
        .formatted(
            user.name(),
            user.fullName(),
            Value.spelled(user.role()),
            user.active() ? "" : ", shut out",
            link == null ? "" : ", %s at %s".formatted(link.subject(), link.issuer()));
  }

  static String of(AccessEvent event) {
    return switch (event) {
      case AccessEvent.SignedIn(var user, var means, var from, _) ->
          "%s by %s from %s".formatted(user, Value.spelled(means), from);
      case AccessEvent.SignInRefused(var user, var means, var from, var reason) ->
          "%s by %s from %s: %s".formatted(user, Value.spelled(means), from, reason);
      case AccessEvent.Reauthenticated(var user, var from) -> "%s from %s".formatted(user, from);
      case AccessEvent.SignedOut(var user, var reason, _) -> user + ": " + reason;
      case AccessEvent.Relieved(var table, var from, var to) ->
          "%s took over table %s from %s".formatted(to, table, from);
      case AccessEvent.ActRefused(var user, var act, var where, var refusals) ->
          "%s of %s at %s: %s".formatted(act, user, where, reasons(refusals));
    };
  }

  private static String reasons(List<Refusal> refusals) {
    return refusals.stream()
        .map(refusal -> refusal.code().word() + ", " + refusal.message())
        .collect(joining("; "));
  }

  static String of(DeviceEvent event) {
    return switch (event) {
      case DeviceEvent.Registered(var device) ->
          "%s of table %s".formatted(Value.spelled(device.kind()), device.table());
      case DeviceEvent.Revoked(var reason) -> reason;
      case DeviceEvent.Taken(var sequence) -> "message " + sequence;
      case DeviceEvent.Refused(var sequence, _, var command, var refusals) ->
          "message %d, %s: %s".formatted(sequence, EventText.of(command), reasons(refusals));
      case DeviceEvent.Heard _ -> "";
      case DeviceEvent.Silent(var since) -> "since " + since;
      case DeviceEvent.Lied(var what) -> what;
    };
  }
}
