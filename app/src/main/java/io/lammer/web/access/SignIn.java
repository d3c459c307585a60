package io.lammer.web.access;

import io.lammer.house.AccessEvent;
import io.lammer.house.AccessEvent.Means;
import io.lammer.house.FloorEvent;
import io.lammer.house.SignInCounts;
import io.lammer.house.User;
import io.lammer.journal.HouseSecret.Purpose;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.access.CurrentUser.Entered;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.XorCsrfTokenRequestAttributeHandler;
import org.springframework.stereotype.Component;

/// Sign-in by password, by PIN at a console, or through the OpenID Connect issuer. Every attempt is
/// written to the journal.
@Component
public final class SignIn {
  public sealed interface Tried {
    record In(User user) implements Tried {}

    record Wrong() implements Tried {}

    /// The password is correct, but an authenticator code is required.
    record CodeNeeded() implements Tried {}

    record Wait(Duration time) implements Tried {}
  }

  /// The credentials of an attempt.
  ///
  /// @param code the authenticator code; empty if none was given
  private record Shown(
      Means means, User.Secret kind, String name, String secret, String code, String from) {
    static Shown password(String name, String password, String code, String from) {
      return new Shown(Means.PASSWORD, User.Secret.PASSWORD, name, password, code, from);
    }
  }

  private static final int UNKNOWN_DIGITS = 8;

  static final CsrfTokenRepository TOKENS = new CsrfTokens();

  /// Session attribute with the issuer's sign-out URL.
  private static final String LEAVING = "leaving";

  /// How many events of the journal are read for earlier attempts and known addresses.
  private static final int EVENTS = 2000;

  /// Prefix of the reasons of refused attempts that count toward the throttle.
  private static final String WRONG = "wrong ";

  private static final int LONGEST_NAME = 40;

  private final HouseService host;
  private final CurrentUser people;
  private final Secrets secrets;
  private final HashingPool hashing;
  private final Sessions sessions;
  private final SignInThrottle throttle;
  private long followed;
  private final HttpSessionSecurityContextRepository contexts =
      new HttpSessionSecurityContextRepository();

  SignIn(
      HouseService host,
      CurrentUser people,
      Secrets secrets,
      HashingPool hashing,
      Sessions sessions) {
    this.host = host;
    this.people = people;
    this.secrets = secrets;
    this.hashing = hashing;
    this.sessions = sessions;
    this.throttle = new SignInThrottle(host.live().clock());
    follow();
  }

  /// Feeds new events of the journal `access` to the throttle, so that attempts at other servers
  /// and before a restart count.
  private synchronized void follow() {
    var last = host.live().version(SignInCounts.JOURNAL);
    if (last > followed) {
      host.live()
          .history()
          .after(SignInCounts.JOURNAL, Math.max(followed, last - EVENTS), SignInCounts.NONE)
          .forEach(
              happened -> {
                count(happened.event(), happened.stored().at());
                followed = happened.stored().number();
              });
    }
  }

  private void count(FloorEvent happened, Instant at) {
    switch (happened) {
      case AccessEvent.SignedIn(var user, _, var address, _) -> throttle.right(user, address);
      case AccessEvent.Reauthenticated(var user, var address) -> throttle.right(user, address);
      case AccessEvent.SignInRefused(var user, _, var address, var reason)
          when reason.startsWith(WRONG) ->
          throttle.wrong(user, address, at);
      default -> {}
    }
  }

  public Tried byPassword(
      String name,
      String password,
      String code,
      HttpServletRequest request,
      HttpServletResponse response) {
    var shown = Shown.password(plain(name), password, code.strip(), request.getRemoteAddr());
    return attempt(shown, request, response);
  }

  /// Signs in a dealer who takes over a console; the session of the console goes on.
  public Tried byPin(
      String name, String pin, HttpServletRequest request, HttpServletResponse response) {
    var shown =
        new Shown(Means.PIN, User.Secret.PIN, plain(name), pin, "", request.getRemoteAddr());
    return attempt(shown, request, response);
  }

  private static String plain(String name) {
    var plain = name.strip().toLowerCase(Locale.ROOT);
    return plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
  }

  /// Re-authentication before a sensitive change: password, and authenticator code if the user has
  /// one. Users with a temporary password need no code: they have just signed in, and can do
  /// nothing but change the password.
  public Tried again(String name, String password, String code, HttpServletRequest request) {
    var shown = Shown.password(name, password, code.strip(), request.getRemoteAddr());
    var tried = proved(shown);
    return tried instanceof Tried.In(var user)
        ? admitted(
            shown,
            user,
            !host.floor().house().held(name).temporary(),
            new AccessEvent.Reauthenticated(name, shown.from()))
        : tried;
  }

  /// How long this address must wait before its return from the issuer is accepted; zero if it does
  /// not have to wait.
  public Duration pause(HttpServletRequest request) {
    return throttle.pause(request.getRemoteAddr(), request.getRemoteAddr()).time();
  }

  /// Signs in a user whom the issuer has authenticated.
  ///
  /// @param leaving the issuer's sign-out URL; empty if it has none
  public Tried byIssuer(
      User user, String leaving, HttpServletRequest request, HttpServletResponse response) {
    if (sessions.isFull()) {
      return new Tried.Wait(Duration.ofMinutes(1));
    }
    var from = request.getRemoteAddr();
    throttle.right(from, from);
    var event = new AccessEvent.SignedIn(user.name(), Means.ISSUER, from, listedId(request));
    host.note(event).join();
    enter(user, Means.ISSUER, request, response);
    request.getSession().setAttribute(LEAVING, leaving);
    TOKENS.saveToken(null, request, response);
    return new Tried.In(user);
  }

  /// Records a refused sign-in through the issuer.
  ///
  /// @param name the user; if it is empty, the attempt counts for the throttle of the address
  public void notByIssuer(String name, String reason, HttpServletRequest request) {
    var from = request.getRemoteAddr();
    if (name.isEmpty()) {
      throttle.wrong(from, from);
    }
    refused(Means.ISSUER, name, from, reason);
  }

  private Tried attempt(Shown shown, HttpServletRequest request, HttpServletResponse response) {
    if (sessions.isFull()) {
      return new Tried.Wait(Duration.ofMinutes(1));
    }
    var proved = proved(shown);
    if (!(proved instanceof Tried.In(var user))) {
      return proved;
    }
    var event =
        new AccessEvent.SignedIn(shown.name(), shown.means(), shown.from(), listedId(request));
    var tried = admitted(shown, user, shown.means() == Means.PASSWORD, event);
    if (tried instanceof Tried.In) {
      enter(user, shown.means(), request, response);
      if (shown.means() == Means.PASSWORD) {
        TOKENS.saveToken(null, request, response);
      }
    }
    return tried;
  }

  /// The public id of the request's session; null if there is none.
  private @Nullable String listedId(HttpServletRequest request) {
    var session = request.getSession(false);
    return session == null ? null : sessions.listedId(session);
  }

  /// Checks the authenticator code after a correct password or PIN, and records the sign-in.
  ///
  /// @param digits true if a code is required of users who have an authenticator
  private Tried admitted(Shown shown, User user, boolean digits, AccessEvent event) {
    var asked = digits && host.floor().house().held(user.name()).authenticator();
    if (asked && shown.code().isEmpty()) {
      return new Tried.CodeNeeded();
    }
    var key = asked ? digits(shown) : Optional.of(UUID.randomUUID().toString());
    return key.isEmpty() || !isFirst(key.get(), event)
        ? wrong(shown, WRONG + "digits of the authenticator")
        : new Tried.In(user);
  }

  /// The idempotency key of a correct authenticator or recovery code, so that each code is accepted
  /// once; empty if the code is wrong.
  private Optional<String> digits(Shown shown) {
    return secrets.authenticator(shown.name()).flatMap(secret -> key(shown, secret));
  }

  private Optional<String> key(Shown shown, String secret) {
    var step = Authenticator.step(secret, shown.code(), host.live().clock().instant());
    if (step.isPresent()) {
      return Optional.of("digits/%s/%d".formatted(shown.name(), step.getAsLong()));
    }
    var recovery = Authenticator.recovery(secret, shown.code());
    return recovery.isPresent()
        ? Optional.of(
            "recovery/%s/%s/%d"
                .formatted(
                    shown.name(),
                    host.live()
                        .database()
                        .secret()
                        .mac(Purpose.PEOPLE, "authenticator", secret)
                        .toString()
                        .substring(0, UNKNOWN_DIGITS),
                    recovery.getAsInt()))
        : Optional.empty();
  }

  /// Records the event. False if the key was used before, at any server of the house.
  private boolean isFirst(String key, AccessEvent event) {
    return host.note(event, key).join() instanceof Answer.Accepted<Receipt>(var receipt)
        && !receipt.repeated();
  }

  private Tried proved(Shown shown) {
    follow();
    var pause = throttle.pause(written(shown.name()), shown.from());
    if (!pause.time().isZero()) {
      if (pause.first()) {
        refused(shown, "too many tries; further ones are not written down until it is over");
      }
      return new Tried.Wait(pause.time());
    }
    var user = host.floor().house().user(shown.name()).filter(User::active);
    var name = user.map(User::name).orElse("");
    if (!hashing.run(shown.from(), () -> secrets.matches(name, shown.kind(), shown.secret()))
        || user.flatMap(known -> CurrentUser.as(known, shown.means())).isEmpty()) {
      return wrong(shown, WRONG + "name or " + shown.kind().name().toLowerCase(Locale.ROOT));
    }
    return new Tried.In(user.orElseThrow());
  }

  private Tried wrong(Shown shown, String reason) {
    refused(shown, reason);
    return new Tried.Wrong();
  }

  /// Issues a new CSRF token for the session. Not done when a PIN relieves a console, whose page
  /// keeps its token.
  public static CsrfToken token(HttpServletRequest request, HttpServletResponse response) {
    var token = TOKENS.generateToken(request);
    TOKENS.saveToken(token, request, response);
    new XorCsrfTokenRequestAttributeHandler().handle(request, response, () -> token);
    return (CsrfToken) request.getAttribute(CsrfToken.class.getName());
  }

  private void refused(Shown shown, String reason) {
    refused(shown.means(), written(shown.name()), shown.from(), reason);
  }

  /// The name as it is written to the journal. An unknown name may be a password typed into the
  /// wrong field, so it is replaced by a keyed hash, which is the same for the same name.
  private String written(String name) {
    return host.floor().house().user(name).isPresent()
        ? name
        : "unknown "
            + host.live()
                .database()
                .secret()
                .mac(Purpose.PEOPLE, "name", name)
                .toString()
                .substring(0, UNKNOWN_DIGITS);
  }

  private void refused(Means means, String name, String from, String reason) {
    var kept = name.substring(0, Math.min(LONGEST_NAME, name.length()));
    host.note(new AccessEvent.SignInRefused(kept, means, from, reason)).join();
  }

  /// Keeps the current session open after a password change, which ends all others. The session
  /// keeps its means of sign-in, and the rights that go with them.
  public void stay(User user, HttpServletRequest request, HttpServletResponse response) {
    var leaving = request.getSession().getAttribute(LEAVING);
    enter(user, people.means(), request, response);
    if (leaving != null) {
      request.getSession().setAttribute(LEAVING, leaving);
    }
  }

  /// Changes the session id to prevent session fixation.
  private void enter(
      User user, Means means, HttpServletRequest request, HttpServletResponse response) {
    if (request.getSession(false) != null) {
      request.changeSessionId();
    }
    var entered =
        new Entered(
            user.name(),
            means,
            host.floor().house().held(user.name()).changes(),
            host.live().clock().instant().toEpochMilli(),
            request.getRemoteAddr());
    var context = SessionCodec.context(entered);
    SecurityContextHolder.setContext(context);
    contexts.saveContext(context, request, response);
    request.getSession().removeAttribute(LEAVING);
    sessions.opened(request.getSession(), user.name());
  }

  /// Signs the user out and returns the issuer's sign-out URL; empty if there is none.
  public String out(String name, HttpServletRequest request) {
    var session = request.getSession(false);
    var leaving = session == null ? null : session.getAttribute(LEAVING);
    var ended = listedId(request);
    if (session != null) {
      session.invalidate();
    }
    SecurityContextHolder.clearContext();
    host.note(new AccessEvent.SignedOut(name, "signed out", ended)).join();
    return leaving instanceof String place ? place : "";
  }
}
