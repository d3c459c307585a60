package io.lammer.tables.floor;

import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Alert.Kind;
import io.lammer.tables.floor.User.Secret;
import io.lammer.tables.floor.Verdict.Posted;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The administrator's desk: people, displays, alerts, and what is only written down.
final class HouseDesk {
  private HouseDesk() {}

  static Verdict decide(Floor floor, Actor actor, Act.AtHouse act) {
    var house = floor.house();
    return switch (act) {
      case Act.AddUser add -> add(house, add);
      case Act.ChangeUser change -> change(house, actor, change);
      case Act.SetSecret(var user, var secret) ->
          house.users().containsKey(user)
              ? happened(new HouseEvent.SecretGiven(user, secret))
              : unknown(user);
      case Act.SetOwnSecret(var secret) -> happened(new HouseEvent.SecretSet(actor.name(), secret));
      case Act.RemoveSecret(var user, var secret) ->
          house.users().containsKey(user)
              ? happened(new HouseEvent.SecretRemoved(user, secret))
              : unknown(user);
      case Act.ResetAdministrator reset -> reset(house, reset);
      case Act.ReviewAccess(var note) ->
          happened(
              new HouseEvent.AccessReviewed(
                  (int) house.users().values().stream().filter(User::active).count(), note));
      case Act.AddDisplay(var display) -> add(floor, display);
      case Act.RemoveDisplay(var display, var reason) ->
          house.displays().containsKey(display)
              ? reasoned(reason, new HouseEvent.DisplayRemoved(display, reason))
              : Verdict.refuse(Code.UNKNOWN_DISPLAY, "there is no display \"%s\"", display);
      case Act.Call(var table, var reason) -> call(floor, table, reason);
      case Act.AtSlip atSlip -> SlipDesk.decide(house, atSlip);
      case Act.OpenDispute open -> dispute(floor, actor, open);
      case Act.DecideDispute(var number, var outcome) -> decide(house, number, outcome);
      case Act.Confirm(var proposal) -> Proposals.confirm(floor, actor, proposal);
      case Act.Decline(var proposal, var reason) -> Proposals.decline(house, proposal, reason);
      case Act.Acknowledge(var number, var note) ->
          house.alerts().stream().anyMatch(alert -> alert.number() == number)
              ? happened(new HouseEvent.AlertAcknowledged(number, note))
              : Verdict.refuse(
                  Code.UNKNOWN_ALERT, "alert %d was acknowledged already, or never was", number);
      case Act.Note(var event) ->
          new Verdict.Accepted(List.of(new Posted(Access.JOURNAL, event, List.of())));
      case Act.Tell(var event) -> happened(event);
    };
  }

  static Verdict happened(HouseEvent... events) {
    return new Verdict.Accepted(
        Stream.of(events).map(event -> new Posted(House.JOURNAL, event, List.of())).toList());
  }

  static Verdict reasoned(String reason, HouseEvent event) {
    return JackpotDesk.missing(reason).orElseGet(() -> happened(event));
  }

  private static Verdict unknown(String user) {
    return Verdict.refuse(Code.UNKNOWN_USER, "there is no user \"%s\"", user);
  }

  private static Verdict add(House house, Act.AddUser add) {
    if (house.users().containsKey(add.user())) {
      return Verdict.refuse(Code.USER_EXISTS, "there is a user \"%s\" already", add.user());
    }
    var added = new HouseEvent.UserAdded(new User(add.user(), add.fullName(), add.role(), true));
    return Names.fault(add.user())
        .or(() -> Names.faultOfFull(add.fullName()))
        .or(() -> personal(add.role()))
        .orElseGet(
            () ->
                add.withPassword()
                    ? happened(added, new HouseEvent.SecretGiven(add.user(), Secret.PASSWORD))
                    : happened(added));
  }

  /// An administrator, or somebody new: nobody else is made one on the machine.
  private static Verdict reset(House house, Act.ResetAdministrator reset) {
    var known = house.user(reset.user());
    if (known.isPresent() && known.get().role() != Role.ADMINISTRATOR) {
      return Verdict.refuse(
          Code.USER_EXISTS,
          "%s is %s; expected an administrator, or a name that nobody has",
          reset.user(),
          known.get().role().name().toLowerCase(Locale.ROOT));
    }
    var fullName = known.map(User::fullName).orElse("Administrator");
    var user = new User(reset.user(), fullName, Role.ADMINISTRATOR, true);
    return (known.isPresent() ? Optional.<Verdict>empty() : Names.fault(reset.user()))
        .orElseGet(
            () ->
                reasoned(reset.reason(), new HouseEvent.AdministratorReset(user, reset.reason())));
  }

  /// A device is no person.
  private static Optional<Verdict> personal(Role role) {
    return role.may(Role.Right.SIGN_IN)
        ? Optional.empty()
        : Optional.of(
            Verdict.refuse(
                Code.NOT_A_PERSON, "nobody signs in as %s", role.name().toLowerCase(Locale.ROOT)));
  }

  /// Nobody shuts themselves out, so that one administrator is always left: the one who asks, who
  /// still is one.
  private static Verdict change(House house, Actor actor, Act.ChangeUser change) {
    if (!house.users().containsKey(change.user())) {
      return unknown(change.user());
    }
    if (change.user().equals(actor.name())) {
      return Verdict.refuse(Code.SAME_PERSON, "nobody changes their own role or access");
    }
    return Names.faultOfFull(change.fullName())
        .or(() -> personal(change.role()))
        .orElseGet(
            () ->
                reasoned(
                    change.reason(),
                    new HouseEvent.UserChanged(
                        new User(change.user(), change.fullName(), change.role(), change.active()),
                        change.reason())));
  }

  private static Verdict add(Floor floor, Display display) {
    if (floor.table(display.table()).isEmpty()) {
      return Verdict.refuse(Code.UNKNOWN_TABLE, "there is no table \"%s\"", display.table());
    }
    if (display.name().isBlank() || display.name().length() > 40) {
      return Verdict.refuse(
          Code.BAD_NAME, "a display is named \"%s\"; expected up to 40 letters", display.name());
    }
    return floor.house().displays().containsKey(display.name())
        ? Verdict.refuse(Code.DISPLAY_EXISTS, "there is a display \"%s\" already", display.name())
        : happened(new HouseEvent.DisplayAdded(display));
  }

  private static Verdict call(Floor floor, String table, String reason) {
    if (floor.table(table).isEmpty()) {
      return Verdict.refuse(Code.UNKNOWN_TABLE, "there is no table \"%s\"", table);
    }
    var raised = new Alerts.Raised(Kind.CALL, table, reason);
    return new Verdict.Accepted(List.of(Alerts.at(floor.house().lastAlert() + 1, raised)));
  }

  private static Verdict dispute(Floor floor, Actor actor, Act.OpenDispute open) {
    var table = floor.table(open.table());
    if (table.isEmpty()) {
      return Verdict.refuse(Code.UNKNOWN_TABLE, "there is no table \"%s\"", open.table());
    }
    if (open.round() < 1 || open.round() > table.get().round()) {
      return Verdict.refuse(
          Code.UNKNOWN_ROUND,
          "table %s has no settled round %d; expected 1 to %d",
          open.table(),
          open.round(),
          table.get().round());
    }
    var number = floor.house().papers().disputes().size() + 1;
    return JackpotDesk.missing(open.patron())
        .or(() -> JackpotDesk.missing(open.claim()))
        .orElseGet(
            () ->
                happened(
                    new HouseEvent.DisputeOpened(
                        new Dispute(
                            number,
                            open.table(),
                            open.round(),
                            open.patron(),
                            open.claim(),
                            actor,
                            null))));
  }

  private static Verdict decide(House house, int number, String outcome) {
    var dispute = house.papers().disputes().get(number);
    return dispute == null || dispute.outcome() != null
        ? Verdict.refuse(Code.UNKNOWN_DISPUTE, "dispute %d was decided, or never was", number)
        : reasoned(outcome, new HouseEvent.DisputeDecided(number, outcome));
  }
}
