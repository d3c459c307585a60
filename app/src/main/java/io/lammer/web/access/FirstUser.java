package io.lammer.web.access;

import io.lammer.house.Act;
import io.lammer.house.SignInCounts;
import io.lammer.house.User;
import io.lammer.journal.Search;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Answer;
import io.lammer.web.BcryptCost;
import io.lammer.web.HouseService;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Component;

/// Creates the first administrator of a house, and resets administrators who are locked out.
@Component
public record FirstUser(HouseService host, Secrets secrets) {
  public static final String NAME = "admin";

  /// Creates the administrator if there are no users, and returns the generated password, which is
  /// not stored. Each start generates a new one until somebody has signed in, so that a start that
  /// fails before it shows the password does not lock the house.
  public Optional<String> make() {
    var users = host.floor().house().users().keySet();
    var isNew = users.isEmpty() || (users.equals(Set.of(NAME)) && !everSignedIn());
    if (!isNew || !host.live().isWriting()) {
      return Optional.empty();
    }
    return switch (reset(host.live(), secrets, NAME, "first start")) {
      case Answer.Accepted<String>(var password) -> Optional.of(password);
      case Answer.Refused<String>(var refusals) ->
          throw new IllegalStateException("the first administrator was refused: " + refusals);
    };
  }

  private boolean everSignedIn() {
    var signIns = Search.in(SignInCounts.JOURNAL).of("signed-in");
    return !host.live().database().journals().older(signIns, Long.MAX_VALUE, 1).isEmpty();
  }

  /// Resets an administrator's password and removes the authenticator. Meant for the operator of
  /// the machine.
  public static Answer<String> reset(LiveFloor floor, String user, String reason) {
    try (var hashing = new HashingPool()) {
      var secrets = new Secrets(floor.database(), hashing, BcryptCost.PRODUCTION);
      return reset(floor, secrets, user, reason);
    }
  }

  private static Answer<String> reset(
      LiveFloor floor, Secrets secrets, String user, String reason) {
    var password = Secrets.random(User.Secret.PASSWORD);
    var kept =
        List.of(
            secrets.credential(user, User.Secret.PASSWORD, password),
            Secrets.none(user, User.Secret.AUTHENTICATOR));
    var act = new Act.ResetAdministrator(user, reason);
    var key = UUID.randomUUID().toString();
    return floor.submit(key, LiveFloor.PROGRAM, act, null, kept).join().map(_ -> password);
  }
}
