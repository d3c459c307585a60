package io.lammer.web.home;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.house.User;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.access.ConsoleCookie;
import io.lammer.web.access.CurrentUser;
import io.lammer.web.access.PublicPage;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.SignIn;
import io.lammer.web.access.SignIn.Tried;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import io.lammer.web.training.DemoUsers;
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

/// Sign-in, sign-out, and the redirect to a person's start page.
@RestController
record SignInController(
    Pages pages,
    CurrentUser people,
    SignIn signIn,
    Settings settings,
    HouseService host,
    ConsoleCookie console) {
  @GetMapping("/")
  @PublicPage("leads to where the person belongs")
  ResponseEntity<Void> home() {
    return people
        .present()
        .map(actor -> Pages.<Void>goTo(PageFrame.home(actor)))
        .orElseGet(() -> Pages.goTo("/sign-in"));
  }

  @GetMapping(path = "/sign-in", produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("the way in")
  String form(@RequestParam(defaultValue = "") String then, HttpServletRequest request) {
    return form(request, then, "", null, false);
  }

  /// @param code whether to ask for an authenticator code, too
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
  @PublicPage("the way in")
  ResponseEntity<String> enter(
      @RequestParam String name,
      @RequestParam String password,
      @RequestParam(defaultValue = "") String code,
      @RequestParam(defaultValue = "") String then,
      HttpServletRequest request,
      HttpServletResponse response) {
    return switch (signIn.byPassword(name, password, code, request, response)) {
      case Tried.In(var user) ->
          Pages.goTo(Pages.isOurs(then) ? then : PageFrame.home(user.actor()));
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

  /// Signs a dealer in by PIN, as for a relief, on a screen that was a console within the last day.
  @PostMapping(path = "/sign-in/pin", produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("the way in at a screen that was a console within a day")
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

  /// The name of the user with this badge or name; empty if the user's password is temporary.
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
  @RequiresRight(value = Right.SIGN_IN, unsettled = true)
  ResponseEntity<String> leave(
      Actor actor, HttpServletRequest request, HttpServletResponse response) {
    console.forget(request, response);
    var leaving = signIn.out(actor.name(), request);
    return leaving.isEmpty()
        ? Pages.goTo("/sign-in")
        : ResponseEntity.ok().contentType(MediaType.TEXT_HTML).body(pages.onward(leaving));
  }
}
