package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.Role.Right;
import io.lammer.house.User;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.PasswordPolicy;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Secrets;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API for managing users.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record UsersApi(HouseService host, Secrets secrets) {
  @GetMapping("/api/users")
  @RequiresRight(Right.SEE_USERS)
  Map<String, Object> all() {
    return Map.of("users", host.floor().house().users().values().stream().map(this::json).toList());
  }

  private Map<String, Object> json(User user) {
    var held = host.floor().house().held(user.name());
    return Map.of(
        "user", user.name(),
        "fullName", user.fullName(),
        "role", Value.spelled(user.role()),
        "active", user.active(),
        "passwordToChange", held.temporary(),
        "authenticator", held.authenticator());
  }

  /// Sets a temporary secret, which the user must change at the next sign-in.
  @JsonPost("/api/users/{user}/secret")
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<?> secret(ApiRequest asked, @PathVariable String user) {
    var fields = asked.body().fields("kind", "secret");
    var kind = fields.need("kind").word(User.Secret.class);
    var secret = fields.need("secret");
    PasswordPolicy.fault(kind, user, secret.text())
        .ifPresent(
            fault -> {
              throw secret.wrong(fault);
            });
    return asked.act(
        new Act.SetSecret(user, kind), secrets.hashed(asked.actor(), user, kind, secret.text()));
  }
}
