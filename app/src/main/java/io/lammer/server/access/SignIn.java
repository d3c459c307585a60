package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.server.access.People.Entered;
import io.lammer.store.HouseSecret.Purpose;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.AccessEvent.Means;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.User;
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

/// Lets people in by password, at a console by PIN, or on the word of the issuer, and writes down
/// each try.
@Component
public final class SignIn {
  /// What became of a try.
  public sealed interface Tried {
    record In(User user) implements Tried {}

    record Wrong() implements Tried {}

    /// The password is right, and the authenticator's digits are missing.
    record CodeNeeded() implements Tried {}

    record Wait(Duration time) implements Tried {}
  }

  /// Who says to be whom, and what they show for it.
  ///
  /// @param code of the authenticator; empty where there is none
  private record Shown(
      Means means, User.Secret kind, String name, String secret, String code, String from) {
    static Shown password(String name, String password, String code, String from) {
      return new Shown(Means.PASSWORD, User.Secret.PASSWORD, name, password, code, from);
    }
  }

  private static final int UNKNOWN_DIGITS = 8;

  static final CsrfTokenRepository TOKENS = new Tokens();

  /// Where a session holds the address at the issuer that ends the person's session there.
  private static final String LEAVING = "leaving";

  /// How far back tries and the places that people come from are looked for.
  private static final int EVENTS = 2000;

  /// What the reason of a refused try begins with that counts.
  private static final String WRONG = "wrong ";

  private static final int LONGEST_NAME = 40;

  private final FloorHost host;
  private final People people;
  private final Secrets secrets;
  private final Hashing hashing;
  private final Sessions sessions;
  private final Throttle throttle;
  private long followed;
  private final HttpSessionSecurityContextRepository contexts =
      new HttpSessionSecurityContextRepository();

  SignIn(FloorHost host, People people, Secrets secrets, Hashing hashing, Sessions sessions) {
    this.host = host;
    this.people = people;
    this.secrets = secrets;
    this.hashing = hashing;
    this.sessions = sessions;
    this.throttle = new Throttle(host.live().clock());
    follow();
  }

  /// Reads on in the journal of who came and who was refused, so that a try counts at every server
  /// of the house and after a restart.
  private synchronized void follow() {
    var last = host.live().version(Access.JOURNAL);
    if (last > followed) {
      host.live()
          .history()
          .after(Access.JOURNAL, Math.max(followed, last - EVENTS), Access.NONE)
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

  /// The next dealer takes over the console without ending it.
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

  /// Somebody who is in proves once more who they are, before something that matters: with the
  /// password, and with the digits of an authenticator where the person has one. Whoever has a
  /// temporary password has just signed in with both and can do nothing else.
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

  /// How long somebody at that address has to wait before their way back from the issuer is looked
  /// at; zero when they need not.
  public Duration pause(HttpServletRequest request) {
    return throttle.pause(request.getRemoteAddr(), request.getRemoteAddr()).time();
  }

  /// Somebody of the house whom the issuer vouches for.
  ///
  /// @param leaving where they sign out of the issuer, too; empty where it has no such place
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

  /// The issuer does not vouch for somebody, or not so that they may come in.
  ///
  /// @param name empty where nobody knows who it was; tries of that kind are made slow
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

  /// What the session of a request is listed by; null where there is none.
  private @Nullable String listedId(HttpServletRequest request) {
    var session = request.getSession(false);
    return session == null ? null : sessions.listedId(session);
  }

  /// Asks somebody who showed the right secret for the digits of their authenticator too, and
  /// writes down that they proved who they are.
  ///
  /// @param digits whether an authenticator is asked for, where the person has one
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

  /// The key of what is done with an authenticator's digits; none where they are wrong.
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

  /// Writes down that somebody proved who they are. A key counts once, at whichever server of the
  /// house.
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
        || user.flatMap(known -> People.as(known, shown.means())).isEmpty()) {
      return wrong(shown, WRONG + "name or " + shown.kind().name().toLowerCase(Locale.ROOT));
    }
    return new Tried.In(user.orElseThrow());
  }

  private Tried wrong(Shown shown, String reason) {
    refused(shown, reason);
    return new Tried.Wrong();
  }

  /// A new token of the session, as requests must carry it. A console that is relieved by PIN keeps
  /// the one that its page has.
  public static CsrfToken token(HttpServletRequest request, HttpServletResponse response) {
    var token = TOKENS.generateToken(request);
    TOKENS.saveToken(token, request, response);
    new XorCsrfTokenRequestAttributeHandler().handle(request, response, () -> token);
    return (CsrfToken) request.getAttribute(CsrfToken.class.getName());
  }

  private void refused(Shown shown, String reason) {
    refused(shown.means(), written(shown.name()), shown.from(), reason);
  }

  /// A name as the journal keeps it. One that nobody has may be a password that was typed into the
  /// wrong field, so a keyed hash takes its place: the same one for the same name.
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

  /// Who has changed their own password stays in, and only there. The session keeps the means by
  /// which it was opened, and the rights that those give.
  public void stay(User user, HttpServletRequest request, HttpServletResponse response) {
    var leaving = request.getSession().getAttribute(LEAVING);
    enter(user, people.means(), request, response);
    if (leaving != null) {
      request.getSession().setAttribute(LEAVING, leaving);
    }
  }

  /// The session gets another id, so that one known before is worth nothing.
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
    var context = SessionText.context(entered);
    SecurityContextHolder.setContext(context);
    contexts.saveContext(context, request, response);
    request.getSession().removeAttribute(LEAVING);
    sessions.opened(request.getSession(), user.name());
  }

  /// Gives the place where the person signs out of the issuer, too; empty where there is none.
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
