package io.lammer.server.issuer;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Open;
import io.lammer.server.access.SignIn;
import io.lammer.server.access.SignIn.Tried;
import io.lammer.server.page.Frame;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.User;
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

/// The way to the issuer and back. Whom it vouches for is added to the house, or comes in as the
/// one that they are there, with the role that they have now.
@RestController
@ConditionalOnProperty("lammer.oidc.issuer")
record IssuerPages(Issuer issuer, FloorHost host, SignIn signIn, Pages pages) {
  static final String BACK = "/sign-in/issuer/back";

  @GetMapping(path = "/sign-in/issuer", produces = MediaType.TEXT_HTML_VALUE)
  @Open("the way in")
  ResponseEntity<String> begin(
      @RequestParam(defaultValue = "") String then, HttpServletRequest request) {
    try {
      var sent = issuer.begin(then, request);
      return ResponseEntity.status(HttpStatus.SEE_OTHER)
          .header(HttpHeaders.LOCATION, sent.address())
          .header(HttpHeaders.SET_COOKIE, sent.begun().cookie(request).toString())
          .build();
    } catch (NotVouched down) {
      throw told(down);
    }
  }

  @GetMapping(path = BACK, produces = MediaType.TEXT_HTML_VALUE)
  @Open("the way in")
  ResponseEntity<String> back(
      @RequestParam(defaultValue = "") String code,
      @RequestParam(defaultValue = "") String state,
      @RequestParam(defaultValue = "") String error,
      HttpServletRequest request,
      HttpServletResponse response) {
    response.addHeader(HttpHeaders.SET_COOKIE, Begun.over(request).toString());
    var pause = signIn.pause(request);
    if (!pause.isZero()) {
      throw later(pause.toSeconds() + 1);
    }
    var name = "";
    try {
      var begun =
          Begun.of(request, state)
              .orElseThrow(
                  () ->
                      new NotVouched(
                          HttpStatus.BAD_REQUEST,
                          say("issuer.strange"),
                          "not begun in this browser, or too long ago"));
      if (!error.isEmpty() || code.isEmpty()) {
        var said = FloorHost.kept(error);
        throw new NotVouched(
            HttpStatus.UNAUTHORIZED, say("issuer.not-finished", said), "not finished: " + said);
      }
      var vouched = issuer.finish(begun, code, request);
      name = vouched.name(issuer.settings());
      return enter(admitted(vouched), vouched, begun, request, response);
    } catch (NotVouched refused) {
      signIn.notByIssuer(name, FloorHost.kept(refused.reason()), request);
      throw told(refused);
    }
  }

  private ResponseEntity<String> enter(
      User user,
      Vouched vouched,
      Begun begun,
      HttpServletRequest request,
      HttpServletResponse response) {
    return switch (signIn.byIssuer(user, vouched.leaving(), request, response)) {
      case Tried.In(var in) ->
          ResponseEntity.ok(
              pages.onward(Pages.isOurs(begun.then()) ? begun.then() : Frame.home(in.actor())));
      case Tried.Wait(var time) -> throw later(time.toSeconds());
      case Tried.Wrong _, Tried.CodeNeeded _ ->
          throw new IllegalStateException("the issuer's word takes no secret");
    };
  }

  /// The person of the house, as they are after what the issuer says was taken over.
  private User admitted(Vouched vouched) {
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
      throw new NotVouched(HttpStatus.FORBIDDEN, sentence(refusal, name), refusal.message());
    }
    return host.floor().house().linked(link).orElseThrow();
  }

  private static String sentence(Refusal refusal, String name) {
    return switch (refusal.code()) {
      case SHUT_OUT -> say("issuer.shut-out");
      case USER_EXISTS -> say("issuer.taken", name);
      default -> say("issuer.refused", refusal.said());
    };
  }

  private static Problem told(NotVouched why) {
    LoggerFactory.getLogger(IssuerPages.class).warn("a sign-in was refused: {}", why.reason());
    return new Problem(why.status(), why.sentence());
  }

  private static Problem later(long seconds) {
    return new Problem(HttpStatus.TOO_MANY_REQUESTS, say("issuer.wait", seconds));
  }
}
