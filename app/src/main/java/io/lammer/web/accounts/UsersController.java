package io.lammer.web.accounts;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.Role.Right;
import io.lammer.house.User;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.access.OpenSessions;
import io.lammer.web.access.OpenSessions.OpenSession;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Secrets;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.ActForm;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The administration page of users.
@RestController
public record UsersController(
    HouseService host,
    Pages pages,
    Secrets secrets,
    SignIns signIns,
    Settings settings,
    OpenSessions sessions,
    EventFormatter told) {
  private static final List<Role> ROLES =
      Arrays.stream(Role.values()).filter(role -> role.may(Right.SIGN_IN)).toList();

  /// The result of a change.
  ///
  /// @param user the user it was about
  /// @param secret a new password or PIN, shown only this once
  public record Outcome(
      String user, @Nullable String done, @Nullable String secret, List<String> refused) {
    static final Outcome NONE = new Outcome("", null, null, List.of());

    static Outcome refused(String user, List<String> refusals) {
      return new Outcome(user, null, null, refusals);
    }
  }

  @GetMapping(path = "/users", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
  String show(@RequestParam(defaultValue = "") String change) {
    return page(Outcome.NONE, change);
  }

  public record UserSession(User user, OpenSession session) {}

  @GetMapping(path = "/users/sessions", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_USERS)
  String allSessions() {
    var all =
        host.floor().house().users().values().stream()
            .flatMap(
                user ->
                    sessions.of(user.name()).stream()
                        .map(session -> new UserSession(user, session)))
            .toList();
    return pages.page(
        "users-all-sessions.jte", "users", say("users.sessions"), Map.of("all", all, "told", told));
  }

  /// @param change the user whose form is open
  private String page(Outcome outcome, String change) {
    var recent = signIns.recent();
    var values = new HashMap<String, @Nullable Object>();
    values.put("issuer", settings.oidc() == null ? null : settings.oidc().issuer());
    values.put("users", List.copyOf(host.floor().house().users().values()));
    values.put("held", host.floor().house().held());
    values.put("roles", ROLES);
    values.put("outcome", outcome);
    values.put("recent", recent.tries());
    values.put("last", recent.last());
    values.put("change", change);
    values.put("sessions", sessions.of(change));
    values.put("told", told);
    return pages.page("users", say("users.title"), values);
  }

  private ResponseEntity<String> answer(Outcome outcome) {
    return (outcome.refused().isEmpty()
            ? ResponseEntity.ok()
            : ResponseEntity.unprocessableContent())
        .header("Cache-Control", "no-store")
        .body(page(outcome, outcome.refused().isEmpty() ? "" : outcome.user()));
  }

  @PostMapping(path = "/users", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> add(Actor actor, @RequestParam Map<String, String> fields) {
    var form = new ActForm(fields);
    var wanted = form.text("name").toLowerCase(Locale.ROOT);
    var act = form.with("user", wanted).read(Act.AddUser.class, Map.of("withPassword", true));
    return answer(given(actor, act, wanted, User.Secret.PASSWORD, say("users.added", wanted)));
  }

  /// Executes the act and sets a random secret with it. The secret is shown once, to this
  /// administrator.
  private Outcome given(Actor actor, Act act, String name, User.Secret kind, String done) {
    var secret = Secrets.random(kind);
    var kept = secrets.hashed(actor, name, kind, secret);
    var refused = host.act(actor, act, kept).sentences();
    return refused.isEmpty()
        ? new Outcome(name, done, secret, List.of())
        : Outcome.refused(name, refused);
  }

  @PostMapping(path = "/users/{user}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> change(
      Actor actor, @PathVariable String user, @RequestParam Map<String, String> fields) {
    known(user);
    var refused = host.act(actor, new ActForm(fields).read(Act.ChangeUser.class, user)).sentences();
    return answer(
        refused.isEmpty()
            ? new Outcome(user, say("users.changed", user), null, List.of())
            : Outcome.refused(user, refused));
  }

  @PostMapping(path = "/users/{user}/badge", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> badge(
      Actor actor, @PathVariable String user, @RequestParam(defaultValue = "") String badge) {
    known(user);
    var number = badge.strip().toUpperCase(Locale.ROOT);
    var refused = host.act(actor, new Act.GiveBadge(user, number)).sentences();
    return answer(
        refused.isEmpty()
            ? new Outcome(user, say("users.badge-given", user), null, List.of())
            : Outcome.refused(user, refused));
  }

  /// Links the user to their subject at the OpenID Connect issuer; an empty value removes the link.
  @PostMapping(path = "/users/{user}/link", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> link(
      Actor actor, @PathVariable String user, @RequestParam(defaultValue = "") String subject) {
    known(user);
    var oidc = settings.oidc();
    if (oidc == null) {
      throw new NotFound(say("users.no-issuer"));
    }
    var link = subject.isBlank() ? null : new User.Link(oidc.issuer(), subject.strip());
    var refused = host.act(actor, new Act.LinkUser(user, link)).sentences();
    return answer(
        refused.isEmpty()
            ? new Outcome(user, say("users.link-kept", user), null, List.of())
            : Outcome.refused(user, refused));
  }

  @PostMapping(path = "/users/{user}/secret", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> renew(
      Actor actor, @PathVariable String user, @RequestParam User.Secret kind) {
    known(user);
    if (kind == User.Secret.AUTHENTICATOR) {
      var act = new Act.RemoveSecret(user, kind);
      var refused = host.act(actor, act, Secrets.none(user, kind)).sentences();
      return answer(new Outcome(user, say("users.removed-authenticator", user), null, refused));
    }
    var word = kind.name().toLowerCase(Locale.ROOT);
    var done = say("users.renewed-" + word, user);
    return answer(given(actor, new Act.SetSecret(user, kind), user, kind, done));
  }

  /// Ends one session of the user, or all.
  @PostMapping(path = "/users/{user}/sessions/end", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<String> endSession(
      Actor actor, @PathVariable String user, @RequestParam(defaultValue = "") String session) {
    known(user);
    if (session.isEmpty()) {
      sessions.endOthers(user, "", actor.name());
    } else {
      sessions.end(user, session, actor.name());
    }
    return Pages.goTo("/users?change=" + user);
  }

  private void known(String user) {
    if (host.floor().house().user(user).isEmpty()) {
      throw new NotFound(say("users.unknown", user));
    }
  }
}
