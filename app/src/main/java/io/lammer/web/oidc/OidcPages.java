package io.lammer.web.oidc;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.User;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.web.HouseService;
import io.lammer.web.access.PublicPage;
import io.lammer.web.access.SignIn;
import io.lammer.web.access.SignIn.Tried;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Sign-in at the issuer: the redirection there and the way back. The user linked to the identity
/// is added or updated with the role that the issuer gives now, then signed in.
@RestController
@ConditionalOnProperty("lammer.oidc.issuer")
record OidcPages(OidcClient issuer, HouseService host, SignIn signIn, Pages pages) {
  static final String BACK = "/sign-in/issuer/back";

  @GetMapping(path = "/sign-in/issuer", produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("the way in")
  ResponseEntity<String> begin(
      @RequestParam(defaultValue = "") String then, HttpServletRequest request) {
    try {
      var sent = issuer.begin(then, request);
      return ResponseEntity.status(HttpStatus.SEE_OTHER)
          .header(HttpHeaders.LOCATION, sent.address())
          .header(HttpHeaders.SET_COOKIE, sent.begun().cookie(request).toString())
          .build();
    } catch (OidcSignInFailed down) {
      throw told(down);
    }
  }

  @GetMapping(path = BACK, produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("the way in")
  ResponseEntity<String> back(
      @RequestParam(defaultValue = "") String code,
      @RequestParam(defaultValue = "") String state,
      @RequestParam(defaultValue = "") String error,
      HttpServletRequest request,
      HttpServletResponse response) {
    response.addHeader(HttpHeaders.SET_COOKIE, PendingLogin.over(request).toString());
    var pause = signIn.pause(request);
    if (!pause.isZero()) {
      throw later(pause.toSeconds() + 1);
    }
    var name = "";
    try {
      var begun =
          PendingLogin.of(request, state)
              .orElseThrow(
                  () ->
                      new OidcSignInFailed(
                          HttpStatus.BAD_REQUEST,
                          say("issuer.strange"),
                          "not begun in this browser, or too long ago"));
      if (!error.isEmpty() || code.isEmpty()) {
        var said = HouseService.kept(error);
        throw new OidcSignInFailed(
            HttpStatus.UNAUTHORIZED, say("issuer.not-finished", said), "not finished: " + said);
      }
      var vouched = issuer.finish(begun, code, request);
      name = vouched.name(issuer.settings());
      return enter(admitted(vouched), vouched, begun, request, response);
    } catch (OidcSignInFailed refused) {
      signIn.notByIssuer(name, HouseService.kept(refused.reason()), request);
      throw told(refused);
    }
  }

  private ResponseEntity<String> enter(
      User user,
      OidcIdentity vouched,
      PendingLogin begun,
      HttpServletRequest request,
      HttpServletResponse response) {
    return switch (signIn.byIssuer(user, vouched.leaving(), request, response)) {
      case Tried.In(var in) ->
          ResponseEntity.ok(
              pages.onward(Pages.isOurs(begun.then()) ? begun.then() : PageFrame.home(in.actor())));
      case Tried.Wait(var time) -> throw later(time.toSeconds());
      case Tried.Wrong _, Tried.CodeNeeded _ ->
          throw new IllegalStateException("the issuer's word takes no secret");
    };
  }

  /// The user linked to the identity, as added to or updated in the house.
  private User admitted(OidcIdentity vouched) {
    var oidc = issuer.settings();
    var link = vouched.link(oidc);
    var name = vouched.name(oidc);
    var fullName = vouched.fullName(oidc);
    var role = vouched.role(oidc);
    var known = host.floor().house().linked(link);
    if (known.isPresent()
        && known.get().active()
        && known.get().role() == role
        && known.get().fullName().equals(fullName)) {
      return known.get();
    }
    var act = new Act.AdmitUser(link, name, fullName, role);
    if (host.act(LiveFloor.PROGRAM, act) instanceof Answer.Refused(var refusals)) {
      var refusal = refusals.getFirst();
      throw new OidcSignInFailed(HttpStatus.FORBIDDEN, sentence(refusal, name), refusal.message());
    }
    return host.floor().house().linked(link).orElseThrow();
  }

  private static String sentence(Refusal refusal, String name) {
    return switch (refusal.code()) {
      case SHUT_OUT -> say("issuer.shut-out");
      case USER_EXISTS -> say("issuer.taken", name);
      default -> say("issuer.refused", refusal.sentence());
    };
  }

  private static Problem told(OidcSignInFailed why) {
    LoggerFactory.getLogger(OidcPages.class).warn("a sign-in was refused: {}", why.reason());
    return new Problem(why.status(), why.sentence());
  }

  private static Problem later(long seconds) {
    return new Problem(HttpStatus.TOO_MANY_REQUESTS, say("issuer.wait", seconds));
  }
}
