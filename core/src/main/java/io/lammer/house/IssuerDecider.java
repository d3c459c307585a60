package io.lammer.house;

import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides on people whom the house's OpenID Connect issuer authenticates. A person is identified
/// only by the issuer's subject; an equal name proves nothing.
final class IssuerDecider {
  private IssuerDecider() {}

  /// An administrator links a user to an identity at the issuer, or removes the link.
  static Answer<FloorChange> link(
      FloorChange floor, Actor actor, User user, User.@Nullable Link link) {
    if (user.name().equals(actor.name())) {
      return Code.SAME_PERSON.as("own-role").refuse();
    }
    if (link == null) {
      return changed(floor, user.linked(null), "not let in by the issuer any more");
    }
    var other = floor.house().linked(link).filter(one -> !one.name().equals(user.name()));
    return Answer.unless(
        Code.BAD_NAME
            .as("of-subject")
            .when(
                !link.subject().matches("[ -~]{1,255}") || link.subject().isBlank(), link.subject())
            .or(() -> other.map(one -> Code.LINK_TAKEN.because(one.name()))),
        () -> changed(floor, user.linked(link), "let in by the issuer"));
  }

  static Answer<FloorChange> admit(FloorChange floor, Act.AdmitUser admit) {
    return floor
        .house()
        .linked(admit.link())
        .map(user -> known(floor, user, admit))
        .orElseGet(() -> add(floor, admit));
  }

  private static Answer<FloorChange> add(FloorChange floor, Act.AdmitUser admit) {
    if (floor.house().users().containsKey(admit.user())) {
      return Code.USER_EXISTS.as("to-link").refuse(admit.user(), admit.link().subject());
    }
    var user = new User(admit.user(), admit.fullName(), admit.role(), true).linked(admit.link());
    return Answer.unless(
        HouseDecider.fault(admit.user(), admit.fullName(), admit.role()),
        () -> floor.and(new HouseEvent.UserAdded(user)).done());
  }

  private static Answer<FloorChange> known(FloorChange floor, User user, Act.AdmitUser admit) {
    return Answer.unless(
        Code.SHUT_OUT
            .when(!user.active(), user.name())
            .or(() -> lastAdministrator(floor, user, admit.role()))
            .or(() -> HouseDecider.fault(user.name(), admit.fullName(), admit.role())),
        () ->
            changed(floor, user.with(admit.fullName(), admit.role(), true), "the issuer says so"));
  }

  /// Refuses to demote the last administrator, whatever the issuer says.
  private static Optional<Refusal> lastAdministrator(Floor floor, User user, Role role) {
    return Code.LAST_ADMINISTRATOR.when(
        user.role() == Role.ADMINISTRATOR
            && role != Role.ADMINISTRATOR
            && floor.house().users().values().stream()
                .filter(other -> other.active() && other.role() == Role.ADMINISTRATOR)
                .allMatch(user::equals),
        user.name(),
        role);
  }

  private static Answer<FloorChange> changed(FloorChange floor, User user, String reason) {
    return floor.and(new HouseEvent.UserChanged(user, reason)).done();
  }
}
