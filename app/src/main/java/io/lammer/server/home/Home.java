package io.lammer.server.home;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.access.ConsoleCookie;
import io.lammer.server.access.Needs;
import io.lammer.server.access.Open;
import io.lammer.server.access.People;
import io.lammer.server.access.SignIn;
import io.lammer.server.access.SignIn.Tried;
import io.lammer.server.demo.DemoUsers;
import io.lammer.server.page.Frame;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriUtils;

/// The way in and the way out.
@RestController
record Home(
    Pages pages,
    People people,
    SignIn signIn,
    Settings settings,
    FloorHost host,
    ConsoleCookie console) {
  @GetMapping("/")
  @Open("leads to where the person belongs")
  ResponseEntity<Void> home() {
    return people
        .present()
        .map(actor -> Pages.<Void>goTo(Frame.home(actor)))
        .orElseGet(() -> Pages.goTo("/sign-in"));
  }

  @GetMapping(path = "/sign-in", produces = MediaType.TEXT_HTML_VALUE)
  @Open("the way in")
  String form(@RequestParam(defaultValue = "") String then, HttpServletRequest request) {
    return form(request, then, "", null, false);
  }

  /// @param code the digits of an authenticator are asked for, too
  private String form(
      HttpServletRequest request, String then, String name, @Nullable String wrong, boolean code) {
    var values = new HashMap<String, @Nullable Object>();
    values.put("then", then);
    values.put("name", name);
    values.put("wrong", wrong);
    values.put("code", code);
    values.put("console", console.table(request).orElse(""));
    values.put("issuer", settings.oidc() == null ? null : settings.oidc().button());
    values.put("demoUsers", settings.demo() ? DemoUsers.ALL : List.of());
    return pages.page("sign-in", say("page.sign-in"), values);
  }

  @PostMapping(path = "/sign-in", produces = MediaType.TEXT_HTML_VALUE)
  @Open("the way in")
  ResponseEntity<String> enter(
      @RequestParam String name,
      @RequestParam String password,
      @RequestParam(defaultValue = "") String code,
      @RequestParam(defaultValue = "") String then,
      HttpServletRequest request,
      HttpServletResponse response) {
    return switch (signIn.byPassword(name, password, code, request, response)) {
      case Tried.In(var user) -> Pages.goTo(Pages.isOurs(then) ? then : Frame.home(user.actor()));
      case Tried.Wrong _ ->
          ResponseEntity.status(HttpStatus.UNAUTHORIZED)
              .body(
                  code.isEmpty()
                      ? form(request, then, name, say("page.wrong"), false)
                      : form(request, then, name, say("page.wrong-code"), true));
      case Tried.CodeNeeded _ ->
          ResponseEntity.status(HttpStatus.UNAUTHORIZED)
              .body(form(request, then, name, say("page.code-needed"), true));
      case Tried.Wait(var time) ->
          ResponseEntity.status(HttpStatus.TOO_MANY_REQUESTS)
              .header("Retry-After", String.valueOf(time.toSeconds() + 1))
              .body(
                  form(
                      request,
                      then,
                      name,
                      say("page.wait", time.toSeconds() + 1),
                      !code.isEmpty()));
    };
  }

  /// Signs a dealer in by PIN on a screen that was a console within a day, as at a relief.
  @PostMapping(path = "/sign-in/pin", produces = MediaType.TEXT_HTML_VALUE)
  @Open("the way in at a screen that was a console within a day")
  ResponseEntity<String> enterByPin(
      @RequestParam String who,
      @RequestParam String pin,
      HttpServletRequest request,
      HttpServletResponse response) {
    var table = console.table(request);
    if (table.isEmpty()) {
      return ResponseEntity.status(HttpStatus.FORBIDDEN)
          .body(form(request, "", "", say("page.no-console"), false));
    }
    return switch (signIn.byPin(dealer(who.strip()), pin, request, response)) {
      case Tried.In _ ->
          Pages.goTo("/tables/" + UriUtils.encodePathSegment(table.get(), StandardCharsets.UTF_8));
      case Tried.Wrong _, Tried.CodeNeeded _ ->
          ResponseEntity.status(HttpStatus.UNAUTHORIZED)
              .body(form(request, "", "", say("page.wrong-pin"), false));
      case Tried.Wait(var time) ->
          ResponseEntity.status(HttpStatus.TOO_MANY_REQUESTS)
              .header("Retry-After", String.valueOf(time.toSeconds() + 1))
              .body(form(request, "", "", say("page.wait", time.toSeconds() + 1), false));
    };
  }

  /// The name of the user with that badge or name; empty if the user's password is temporary.
  private String dealer(String who) {
    var house = host.floor().house();
    return house.users().values().stream()
        .filter(user -> who.equals(user.badge()) || user.name().equalsIgnoreCase(who))
        .map(User::name)
        .filter(name -> !house.held(name).temporary())
        .findFirst()
        .orElse("");
  }

  @PostMapping(path = "/sign-out", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(value = Right.SIGN_IN, unsettled = true)
  ResponseEntity<String> leave(
      Actor actor, HttpServletRequest request, HttpServletResponse response) {
    console.forget(request, response);
    var leaving = signIn.out(actor.name(), request);
    return leaving.isEmpty()
        ? Pages.goTo("/sign-in")
        : ResponseEntity.ok().contentType(MediaType.TEXT_HTML).body(pages.onward(leaving));
  }
}
