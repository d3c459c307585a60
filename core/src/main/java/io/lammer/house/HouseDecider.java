package io.lammer.house;

import io.lammer.house.Alert.Kind;
import io.lammer.house.User.Secret;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.Optional;

/// Decides on users, displays, alerts, disputes and records of events.
final class HouseDecider {
  private HouseDecider() {}

  static Answer<FloorChange> decide(FloorChange floor, Actor actor, Act.AtHouse act) {
    var house = floor.house();
    return switch (act) {
      case Act.AddUser add ->
          add(floor, add)
              .then(after -> AdministratorSeparation.gave(floor, after, actor, add.user()));
      case Act.ChangeUser change ->
          known(floor, change.user()).then(user -> change(floor, actor, user, change));
      case Act.GiveBadge(var user, var badge) ->
          known(floor, user).then(known -> badge(floor, known, badge));
      case Act.LinkUser(var user, var link) ->
          known(floor, user)
              .then(known -> IssuerDecider.link(floor, actor, known, link))
              .then(
                  after ->
                      link == null
                          ? after.done()
                          : AdministratorSeparation.gave(floor, after, actor, user));
      case Act.AdmitUser admit -> IssuerDecider.admit(floor, admit);
      case Act.SetSecret(var user, var secret) ->
          known(floor, user).then(_ -> given(floor, actor, user, secret));
      case Act.SetOwnSecret(var secret) ->
          floor.and(new HouseEvent.SecretSet(actor.name(), secret)).done();
      case Act.RemoveSecret(var user, var secret) ->
          known(floor, user)
              .then(
                  _ ->
                      Answer.unless(
                          own(actor, user),
                          () -> floor.and(new HouseEvent.SecretRemoved(user, secret)).done()));
      case Act.ResetAdministrator reset -> reset(floor, reset);
      case Act.ReviewAccess(var note) ->
          floor
              .and(
                  new HouseEvent.AccessReviewed(
                      (int) house.users().values().stream().filter(User::active).count(), note))
              .done();
      case Act.AddDisplay(var display) ->
          floor.named(display.table()).then(_ -> add(floor, display));
      case Act.RemoveDisplay(var display, var reason) ->
          house.displays().containsKey(display)
              ? reasoned(floor, reason, new HouseEvent.DisplayRemoved(display, reason))
              : Code.UNKNOWN_DISPLAY.refuse(display);
      case Act.CallSupervisor(var table, var reason) ->
          floor
              .named(table)
              .then(_ -> floor.and(Alerts.raise(floor, Kind.CALL, table, reason)).done());
      case Act.AtSlip atSlip -> SlipDecider.decide(floor, actor, atSlip);
      case Act.OpenDispute open ->
          floor.named(open.table()).then(table -> dispute(floor, actor, table, open));
      case Act.DecideDispute(var number, var outcome) -> decide(floor, number, outcome);
      case Act.Confirm confirm -> Proposals.confirm(floor, actor, confirm);
      case Act.Decline(var proposal, var reason) -> Proposals.decline(floor, proposal, reason);
      case Act.Acknowledge(var number, var note) ->
          Code.UNKNOWN_ALERT
              .unless(
                  house.alerts().stream().filter(alert -> alert.number() == number).findFirst(),
                  number)
              .then(
                  alert ->
                      floor
                          .and(
                              new HouseEvent.AlertAcknowledged(
                                  number,
                                  note,
                                  actor,
                                  floor.table(alert.where()).map(LiveTable::round).orElse(null)))
                          .done());
      case Act.NoteAccess(var event) -> floor.and("", event).done();
      case Act.NoteProgram(var event) -> floor.and(event).done();
    };
  }

  /// Refuses to let people change their own secrets here. They do so on the account page, which
  /// authenticates them again.
  private static Optional<Refusal> own(Actor actor, String user) {
    return Code.SAME_PERSON.as("secrets").when(user.equals(actor.name()));
  }

  private static Answer<FloorChange> given(
      FloorChange floor, Actor actor, String user, Secret secret) {
    return Answer.unless(
        own(actor, user),
        () ->
            AdministratorSeparation.gave(
                floor, floor.and(new HouseEvent.SecretGiven(user, secret)), actor, user));
  }

  static Answer<FloorChange> reasoned(FloorChange floor, String reason, HouseEvent event) {
    return Answer.unless(JackpotDecider.missing(reason), () -> floor.and(event).done());
  }

  private static Answer<User> known(Floor floor, String user) {
    return Code.UNKNOWN_USER.unless(floor.house().user(user), user);
  }

  private static Answer<FloorChange> add(FloorChange floor, Act.AddUser add) {
    var house = floor.house();
    if (house.users().containsKey(add.user())) {
      return Code.USER_EXISTS.refuse(add.user());
    }
    var added = new HouseEvent.UserAdded(new User(add.user(), add.fullName(), add.role(), true));
    return Answer.unless(
        fault(add.user(), add.fullName(), add.role()),
        () ->
            add.withPassword()
                ? floor
                    .and(added)
                    .and(new HouseEvent.SecretGiven(add.user(), Secret.PASSWORD))
                    .done()
                : floor.and(added).done());
  }

  /// The reason why a user with these names and this role cannot be added, if any.
  static Optional<Refusal> fault(String name, String fullName, Role role) {
    return NameRules.fault(name).or(() -> NameRules.faultOfFull(fullName)).or(() -> personal(role));
  }

  /// Resets an administrator or adds a new one. Other users cannot be made administrators on the
  /// machine.
  private static Answer<FloorChange> reset(FloorChange floor, Act.ResetAdministrator reset) {
    var known = floor.house().user(reset.user());
    if (known.isPresent() && known.get().role() != Role.ADMINISTRATOR) {
      return Code.USER_EXISTS.as("not-an-administrator").refuse(reset.user(), known.get().role());
    }
    var user =
        known
            .map(one -> one.with(one.fullName(), Role.ADMINISTRATOR, true).givenBy(null))
            .orElseGet(() -> new User(reset.user(), "Administrator", Role.ADMINISTRATOR, true));
    return Answer.unless(
        known.isPresent() ? Optional.empty() : NameRules.fault(reset.user()),
        () ->
            reasoned(
                floor, reset.reason(), new HouseEvent.AdministratorReset(user, reset.reason())));
  }

  /// Refuses roles that belong to devices or to the program.
  private static Optional<Refusal> personal(Role role) {
    return Code.NOT_A_PERSON.when(!role.may(Role.Right.SIGN_IN), role);
  }

  /// People cannot change their own access, so at least the acting administrator remains.
  private static Answer<FloorChange> change(
      FloorChange floor, Actor actor, User user, Act.ChangeUser change) {
    if (change.user().equals(actor.name())) {
      return Code.SAME_PERSON.as("own-role").refuse();
    }
    var changed = user.with(change.fullName(), change.role(), change.active());
    var isGiven = change.active() && (!user.active() || change.role() != user.role());
    return Answer.unless(
            NameRules.faultOfFull(change.fullName()).or(() -> personal(change.role())),
            () ->
                reasoned(
                    floor, change.reason(), new HouseEvent.UserChanged(changed, change.reason())))
        .map(after -> AdministratorSeparation.shutOut(after, actor, user))
        .then(
            after ->
                isGiven
                    ? AdministratorSeparation.gave(floor, after, actor, change.user())
                    : after.done());
  }

  /// Refuses a badge number that another active user has.
  private static Answer<FloorChange> badge(FloorChange floor, User user, String badge) {
    if (badge.isEmpty()) {
      return floor.and(new HouseEvent.UserChanged(user.wearing(null), "no badge")).done();
    }
    var other =
        floor.house().users().values().stream()
            .filter(one -> one.active() && badge.equals(one.badge()))
            .filter(one -> !one.name().equals(user.name()))
            .findFirst();
    return Answer.unless(
        NameRules.faultOfBadge(badge)
            .or(() -> other.map(one -> Code.BADGE_TAKEN.because(badge, one.fullName()))),
        () -> floor.and(new HouseEvent.UserChanged(user.wearing(badge), "badge " + badge)).done());
  }

  private static Answer<FloorChange> add(FloorChange floor, Display display) {
    if (display.name().isBlank() || display.name().length() > 40) {
      return Code.BAD_NAME.as("of-display").refuse(display.name());
    }
    return floor.house().displays().containsKey(display.name())
        ? Code.DISPLAY_EXISTS.refuse(display.name())
        : floor.and(new HouseEvent.DisplayAdded(display)).done();
  }

  private static Answer<FloorChange> dispute(
      FloorChange floor, Actor actor, LiveTable table, Act.OpenDispute open) {
    if (open.round() < 1 || open.round() > table.round()) {
      return Code.UNKNOWN_ROUND.refuse(open.table(), open.round(), table.round());
    }
    var number = floor.house().papers().disputes().size() + 1;
    var dispute =
        new Dispute(number, open.table(), open.round(), open.patron(), open.claim(), actor, null);
    return Answer.unless(
        JackpotDecider.missing(open.patron()).or(() -> JackpotDecider.missing(open.claim())),
        () -> floor.and(new HouseEvent.DisputeOpened(dispute)).done());
  }

  private static Answer<FloorChange> decide(FloorChange floor, int number, String outcome) {
    var dispute = floor.house().papers().disputes().get(number);
    return dispute == null || dispute.outcome() != null
        ? Code.UNKNOWN_DISPUTE.refuse(number)
        : reasoned(floor, outcome, new HouseEvent.DisputeDecided(number, outcome));
  }
}
