package io.lammer.server.users;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.People;
import io.lammer.server.access.SignIn;
import io.lammer.server.access.SignIn.Tried;
import io.lammer.server.page.Pages;
import io.lammer.store.floor.Reply;
import io.lammer.tables.Refusal;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpServletRequest;
import java.util.HashMap;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// A person's own page: password and PIN.
@RestController
final class AccountController {
  private static final int PASSWORD_MIN = 10;

  private final FloorHost host;
  private final Pages pages;
  private final People people;
  private final SignIn signIn;

  AccountController(FloorHost host, Pages pages, People people, SignIn signIn) {
    this.host = host;
    this.pages = pages;
    this.people = people;
    this.signIn = signIn;
  }

  @GetMapping(path = "/account", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SIGN_IN)
  String show(Actor actor) {
    return page(actor, null, null);
  }

  private String page(Actor actor, @Nullable String done, @Nullable String refused) {
    var values = new HashMap<String, @Nullable Object>();
    values.put("user", host.floor().house().user(actor.name()).orElseThrow());
    values.put("done", done);
    values.put("refused", refused);
    return pages.page("account", say("users.account"), values);
  }

  @PostMapping(path = "/account/password", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SIGN_IN)
  ResponseEntity<String> password(
      Actor actor,
      @RequestParam String old,
      @RequestParam String password,
      @RequestParam String again,
      HttpServletRequest request) {
    var fault =
        password.length() < PASSWORD_MIN
            ? say("users.too-short", PASSWORD_MIN)
            : password.toLowerCase(Locale.ROOT).contains(actor.name())
                ? say("users.holds-name")
                : password.equals(again) ? null : say("users.differ");
    return set(actor, User.Secret.PASSWORD, old, password, fault, request);
  }

  @PostMapping(path = "/account/pin", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SIGN_IN)
  ResponseEntity<String> pin(
      Actor actor, @RequestParam String old, @RequestParam String pin, HttpServletRequest request) {
    var fault = Pins.isPin(pin) ? null : say("users.not-a-pin");
    return set(actor, User.Secret.PIN, old, pin, fault, request);
  }

  /// Whoever sits at an open screen does not get further than it without the password.
  private ResponseEntity<String> set(
      Actor actor,
      User.Secret kind,
      String old,
      String secret,
      @Nullable String fault,
      HttpServletRequest request) {
    if (fault != null) {
      return refused(actor, fault);
    }
    return switch (signIn.again(actor.name(), old, request)) {
      case Tried.In _ -> set(actor, kind, secret);
      case Tried.Wrong _ -> refused(actor, say("users.wrong-old"));
      case Tried.Wait(var time) -> refused(actor, say("users.wait", time.toSeconds() + 1));
    };
  }

  private ResponseEntity<String> set(Actor actor, User.Secret kind, String secret) {
    return switch (host.act(actor, new Act.SetOwnSecret(kind))) {
      case Reply.Done _ -> {
        people.keep(actor.name(), kind, secret);
        var word = kind.name().toLowerCase(Locale.ROOT);
        yield ResponseEntity.ok(page(actor, say("users.own-" + word), null));
      }
      case Reply.Refused(var refusals) ->
          refused(actor, String.join("; ", refusals.stream().map(Refusal::message).toList()));
      case Reply.KeyReused _ -> throw new IllegalStateException("a key was made twice");
    };
  }

  private ResponseEntity<String> refused(Actor actor, String sentence) {
    return ResponseEntity.unprocessableContent().body(page(actor, null, sentence));
  }
}
