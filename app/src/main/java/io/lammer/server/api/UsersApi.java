package io.lammer.server.api;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.Secrets;
import io.lammer.server.access.Strength;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.User;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// The people of the house.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record UsersApi(FloorHost host, Secrets secrets) {
  @GetMapping("/api/users")
  @Needs(Right.SEE_USERS)
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

  @JsonPost("/api/users")
  @Needs(Right.ADMINISTER)
  ResponseEntity<?> add(ApiRequest asked) {
    var fields = asked.fields("user", "fullName", "role");
    return asked.act(
        new Act.AddUser(
            fields.need("user").text(),
            fields.need("fullName").text(),
            fields.need("role").word(Role.class)));
  }

  @JsonPost("/api/users/{user}/change")
  @Needs(Right.ADMINISTER)
  ResponseEntity<?> change(ApiRequest asked, @PathVariable String user) {
    var fields = asked.fields("fullName", "role", "active", "reason");
    return asked.act(
        new Act.ChangeUser(
            user,
            fields.need("fullName").text(),
            fields.need("role").word(Role.class),
            fields.need("active").flag(),
            fields.need("reason").text()));
  }

  /// What is given so is to be changed by its owner at the next sign-in.
  @JsonPost("/api/users/{user}/secret")
  @Needs(Right.ADMINISTER)
  ResponseEntity<?> secret(ApiRequest asked, @PathVariable String user) {
    var fields = asked.fields("kind", "secret");
    var kind = fields.need("kind").word(User.Secret.class);
    var secret = fields.need("secret");
    Strength.fault(kind, user, secret.text())
        .ifPresent(
            fault -> {
              throw secret.wrong(fault);
            });
    return asked.act(
        new Act.SetSecret(user, kind), secrets.hashed(asked.actor(), user, kind, secret.text()));
  }
}
