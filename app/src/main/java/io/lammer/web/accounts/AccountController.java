package io.lammer.web.accounts;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.house.User;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.Authenticator;
import io.lammer.web.access.CurrentUser;
import io.lammer.web.access.OpenSessions;
import io.lammer.web.access.PasswordPolicy;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Secrets;
import io.lammer.web.access.SignIn;
import io.lammer.web.access.SignIn.Tried;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Pages;
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

/// A user's own account page: password, PIN, authenticator and sessions.
@RestController
record AccountController(
    HouseService host,
    Pages pages,
    CurrentUser people,
    Secrets secrets,
    SignIn signIn,
    OpenSessions sessions,
    EventFormatter told) {
  /// Session attribute with the encrypted secret of an authenticator that is being set up.
  private static final String OFFERED = "offered";

  /// A request to set a secret, with the user's current credentials.
  ///
  /// @param digits code of the user's current authenticator; empty if there is none
  private record Wish(
      Actor actor,
      User.Secret kind,
      String secret,
      String old,
      String digits,
      HttpServletRequest request,
      HttpServletResponse response) {}

  @GetMapping(path = "/account", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(value = Right.SIGN_IN, unsettled = true, byPin = false)
  ResponseEntity<String> show(Actor actor, HttpServletRequest request) {
    return ResponseEntity.ok()
        .header("Cache-Control", "no-store")
        .body(page(actor, request, List.of(), null, null));
  }

  /// Ends one of the user's sessions, or all but this one.
  @PostMapping(path = "/account/sessions/end", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(value = Right.SIGN_IN, byPin = false)
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

  /// The secret offered for a new authenticator. It stays the same until it is used, so that the
  /// page can be reloaded.
  private String offered(HttpSession session) {
    if (session.getAttribute(OFFERED) instanceof String encrypted) {
      return secrets.decrypted(encrypted);
    }
    var secret = Secrets.random(User.Secret.AUTHENTICATOR);
    session.setAttribute(OFFERED, secrets.encrypted(secret));
    return secret;
  }

  @PostMapping(path = "/account/password", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(value = Right.SIGN_IN, unsettled = true, byPin = false)
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
  @RequiresRight(value = Right.SIGN_IN, unsettled = true, byPin = false)
  ResponseEntity<String> pin(
      Actor actor,
      @RequestParam String old,
      @RequestParam(defaultValue = "") String digits,
      @RequestParam String pin,
      HttpServletRequest request,
      HttpServletResponse response) {
    return strong(new Wish(actor, User.Secret.PIN, pin, old, digits, request, response));
  }

  /// Sets up an authenticator. Requires a code of the new secret, as proof that the app has it.
  @PostMapping(path = "/account/authenticator", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(value = Right.SIGN_IN, unsettled = true, byPin = false)
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
    return PasswordPolicy.fault(wish.kind(), wish.actor().name(), wish.secret())
        .map(fault -> refused(wish, say("users.weak", fault)))
        .orElseGet(() -> proved(wish));
  }

  /// Requires the current password, so that an unattended screen cannot be used to change secrets.
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
