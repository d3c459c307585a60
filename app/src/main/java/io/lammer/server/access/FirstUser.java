package io.lammer.server.access;

import io.lammer.server.BcryptCost;
import io.lammer.server.FloorHost;
import io.lammer.store.Search;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.User;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Component;

/// The administrator of a new house, or of one whose administrators cannot get in.
@Component
public record FirstUser(FloorHost host, Secrets secrets) {
  public static final String NAME = "admin";

  /// Makes the administrator where there are no users, and gives the password; it is kept nowhere.
  /// As long as nobody has ever signed in, each start gives another, so that a start that was cut
  /// short leaves no house that is shut.
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
    var signIns = Search.in(Access.JOURNAL).of("signed-in");
    return !host.live().database().journals().older(signIns, Long.MAX_VALUE, 1).isEmpty();
  }

  /// The new password of an administrator, who has no authenticator any more, for whoever runs the
  /// machine.
  public static Answer<String> reset(LiveFloor floor, String user, String reason) {
    try (var hashing = new Hashing()) {
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
