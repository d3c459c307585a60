package io.lammer.server.users;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Authenticator;
import io.lammer.server.access.Needs;
import io.lammer.server.access.OpenSessions;
import io.lammer.server.access.People;
import io.lammer.server.access.Secrets;
import io.lammer.server.access.SignIn;
import io.lammer.server.access.SignIn.Tried;
import io.lammer.server.access.Strength;
import io.lammer.server.audit.EventLines;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// A person's own page: password, PIN and authenticator.
@RestController
record AccountController(
    FloorHost host,
    Pages pages,
    People people,
    Secrets secrets,
    SignIn signIn,
    OpenSessions sessions,
    EventLines told) {
  /// Where a session holds the encrypted secret that an authenticator is being set up with.
  private static final String OFFERED = "offered";

  /// Somebody who asks for a secret to be set, with those that they have.
  ///
  /// @param digits of the authenticator that the person has; empty where there is none
  private record Wish(
      Actor actor,
      User.Secret kind,
      String secret,
      String old,
      String digits,
      HttpServletRequest request,
      HttpServletResponse response) {}

  @GetMapping(path = "/account", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(value = Right.SIGN_IN, unsettled = true, byPin = false)
  ResponseEntity<String> show(Actor actor, HttpServletRequest request) {
    return ResponseEntity.ok()
        .header("Cache-Control", "no-store")
        .body(page(actor, request, List.of(), null, null));
  }

  /// Ends one of the person's sessions, or all but this one.
  @PostMapping(path = "/account/sessions/end", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(value = Right.SIGN_IN, byPin = false)
  ResponseEntity<String> endSession(
      Actor actor, @RequestParam(defaultValue = "") String session, HttpServletRequest request) {
    if (session.isEmpty()) {
      sessions.endOthers(actor.name(), sessions.current(request), actor.name());
    } else {
      sessions.end(actor.name(), session, actor.name());
    }
    return Pages.goTo("/account");
  }

  private String page(
      Actor actor,
      HttpServletRequest request,
      List<String> recovery,
      @Nullable String done,
      @Nullable String refused) {
    var session = request.getSession();
    var values = new HashMap<String, @Nullable Object>();
    values.put("user", host.floor().house().user(actor.name()).orElseThrow());
    values.put("held", host.floor().house().held(actor.name()));
    values.put("authenticatorNeeded", people.lacksAuthenticator(actor));
    var offered = offered(session);
    var link = Authenticator.link(actor.name(), offered);
    values.put("offered", offered);
    values.put("link", link);
    values.put("qr", QrCode.svg(link, say("users.qr")));
    values.put("recovery", recovery);
    values.put("sessions", sessions.of(actor.name()));
    values.put("current", sessions.current(request));
    values.put("told", told);
    values.put("done", done);
    values.put("refused", refused);
    return pages.page("account", say("users.account"), values);
  }

  /// The same until it is taken, so that the page may be looked at twice.
  private String offered(HttpSession session) {
    if (session.getAttribute(OFFERED) instanceof String encrypted) {
      return secrets.decrypted(encrypted);
    }
    var secret = Secrets.random(User.Secret.AUTHENTICATOR);
    session.setAttribute(OFFERED, secrets.encrypted(secret));
    return secret;
  }

  @PostMapping(path = "/account/password", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(value = Right.SIGN_IN, unsettled = true, byPin = false)
  ResponseEntity<String> password(
      Actor actor,
      @RequestParam String old,
      @RequestParam(defaultValue = "") String digits,
      @RequestParam String password,
      @RequestParam String again,
      HttpServletRequest request,
      HttpServletResponse response) {
    var wish = new Wish(actor, User.Secret.PASSWORD, password, old, digits, request, response);
    return password.equals(old)
        ? refused(wish, say("users.same"))
        : password.equals(again) ? strong(wish) : refused(wish, say("users.differ"));
  }

  @PostMapping(path = "/account/pin", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(value = Right.SIGN_IN, unsettled = true, byPin = false)
  ResponseEntity<String> pin(
      Actor actor,
      @RequestParam String old,
      @RequestParam(defaultValue = "") String digits,
      @RequestParam String pin,
      HttpServletRequest request,
      HttpServletResponse response) {
    return strong(new Wish(actor, User.Secret.PIN, pin, old, digits, request, response));
  }

  /// The digits show that the app has the secret before it is needed.
  @PostMapping(path = "/account/authenticator", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(value = Right.SIGN_IN, unsettled = true, byPin = false)
  ResponseEntity<String> authenticator(
      Actor actor,
      @RequestParam String old,
      @RequestParam(defaultValue = "") String digits,
      @RequestParam String code,
      HttpServletRequest request,
      HttpServletResponse response) {
    var offered = offered(request.getSession());
    var wish = new Wish(actor, User.Secret.AUTHENTICATOR, offered, old, digits, request, response);
    return Authenticator.step(offered, code, host.live().clock().instant()).isPresent()
        ? proved(wish)
        : refused(wish, say("users.wrong-code"));
  }

  private ResponseEntity<String> strong(Wish wish) {
    return Strength.fault(wish.kind(), wish.actor().name(), wish.secret())
        .map(fault -> refused(wish, say("users.weak", fault)))
        .orElseGet(() -> proved(wish));
  }

  /// Whoever sits at an open screen does not get further than it without the password.
  private ResponseEntity<String> proved(Wish wish) {
    return switch (signIn.again(wish.actor().name(), wish.old(), wish.digits(), wish.request())) {
      case Tried.In(var user) -> set(wish, user);
      case Tried.Wrong _ -> refused(wish, say("users.wrong-old"));
      case Tried.CodeNeeded _ -> refused(wish, say("users.digits-needed"));
      case Tried.Wait(var time) -> refused(wish, say("users.wait", time.toSeconds() + 1));
    };
  }

  private ResponseEntity<String> set(Wish wish, User user) {
    var actor = wish.actor();
    var kept = secrets.hashed(actor, actor.name(), wish.kind(), wish.secret());
    var refused = host.act(actor, new Act.SetOwnSecret(wish.kind()), kept).sentences();
    if (!refused.isEmpty()) {
      return refused(wish, String.join("; ", refused));
    }
    if (wish.kind() == User.Secret.PASSWORD) {
      signIn.stay(user, wish.request(), wish.response());
    }
    wish.request().getSession().removeAttribute(OFFERED);
    var done = say("users.own-" + Value.spelled(wish.kind()));
    var recovery =
        wish.kind() == User.Secret.AUTHENTICATOR
            ? Authenticator.recoveryCodes(wish.secret())
            : List.<String>of();
    return ResponseEntity.ok()
        .header("Cache-Control", "no-store")
        .body(page(actor, wish.request(), recovery, done, null));
  }

  private ResponseEntity<String> refused(Wish wish, String sentence) {
    return ResponseEntity.unprocessableContent()
        .body(page(wish.actor(), wish.request(), List.of(), null, sentence));
  }
}
