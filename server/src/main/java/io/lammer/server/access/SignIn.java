package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.server.access.People.Entered;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.AccessEvent.Means;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.XorCsrfTokenRequestAttributeHandler;
import org.springframework.stereotype.Component;

/// Lets people in by password, or at a console by PIN, and writes down each try.
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
  private record Shown(Means means, String name, String secret, String code, String from) {
    User.Secret kind() {
      return switch (means) {
        case PASSWORD -> User.Secret.PASSWORD;
        case PIN -> User.Secret.PIN;
      };
    }
  }

  static final CsrfTokenRepository TOKENS = new Tokens();

  /// How far back the places are looked for that people come from.
  private static final int EVENTS = 2000;

  private final FloorHost host;
  private final Secrets secrets;
  private final Hashing hashing;
  private final Sessions sessions;
  private final Throttle throttle;
  private final Map<String, Long> usedSteps = new HashMap<>();
  private final HttpSessionSecurityContextRepository contexts =
      new HttpSessionSecurityContextRepository();

  SignIn(FloorHost host, Secrets secrets, Hashing hashing, Sessions sessions) {
    this.host = host;
    this.secrets = secrets;
    this.hashing = hashing;
    this.sessions = sessions;
    this.throttle = new Throttle(host.live().clock());
    var from = Math.max(0, host.live().version(Access.JOURNAL) - EVENTS);
    host.live()
        .history()
        .after(Access.JOURNAL, from, Access.NONE)
        .forEach(
            happened -> {
              if (happened.event() instanceof AccessEvent.SignedIn(var user, _, var address)) {
                throttle.known(user, address);
              }
            });
  }

  public Tried byPassword(
      String name,
      String password,
      String code,
      HttpServletRequest request,
      HttpServletResponse response) {
    var shown =
        new Shown(Means.PASSWORD, plain(name), password, code.strip(), request.getRemoteAddr());
    return attempt(shown, request, response);
  }

  /// The next dealer takes over the console without ending it.
  public Tried byPin(
      String name, String pin, HttpServletRequest request, HttpServletResponse response) {
    var shown = new Shown(Means.PIN, plain(name), pin, "", request.getRemoteAddr());
    return attempt(shown, request, response);
  }

  private static String plain(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }

  /// Somebody who is in proves once more who they are, before something that matters.
  public Tried again(String name, String password, HttpServletRequest request) {
    return proved(new Shown(Means.PASSWORD, name, password, "", request.getRemoteAddr()));
  }

  private Tried attempt(Shown shown, HttpServletRequest request, HttpServletResponse response) {
    if (sessions.isFull()) {
      return new Tried.Wait(Duration.ofMinutes(1));
    }
    var tried = proved(shown);
    if (tried instanceof Tried.In(var user)) {
      var needed = shown.means() == Means.PASSWORD ? codeMissing(shown) : Optional.<Tried>empty();
      if (needed.isPresent()) {
        return needed.get();
      }
      throttle.right(shown.name(), shown.from());
      enter(user, shown.means(), request, response);
      if (shown.means() == Means.PASSWORD) {
        TOKENS.saveToken(null, request, response);
      }
      host.note(new AccessEvent.SignedIn(shown.name(), shown.means(), shown.from())).join();
    }
    return tried;
  }

  private Tried proved(Shown shown) {
    var pause = throttle.pause(shown.name(), shown.from());
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
      return wrong(shown, "wrong name or " + shown.kind().name().toLowerCase(Locale.ROOT));
    }
    return new Tried.In(user.orElseThrow());
  }

  private Tried wrong(Shown shown, String reason) {
    throttle.wrong(shown.name(), shown.from());
    refused(shown, reason);
    return new Tried.Wrong();
  }

  /// What a person is told whose authenticator has not shown its digits. They count once.
  private Optional<Tried> codeMissing(Shown shown) {
    if (!host.floor().house().held(shown.name()).authenticator()) {
      return Optional.empty();
    }
    if (shown.code().isEmpty()) {
      return Optional.of(new Tried.CodeNeeded());
    }
    var step =
        secrets
            .authenticator(shown.name())
            .map(secret -> Authenticator.step(secret, shown.code(), host.live().clock().instant()));
    if (step.isEmpty() || step.get().isEmpty() || !isNew(shown.name(), step.get().getAsLong())) {
      return Optional.of(wrong(shown, "wrong digits of the authenticator"));
    }
    return Optional.empty();
  }

  private boolean isNew(String user, long step) {
    synchronized (usedSteps) {
      var isNew = step > usedSteps.getOrDefault(user, 0L);
      usedSteps.merge(user, step, Math::max);
      return isNew;
    }
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
    var name = shown.name();
    var kept = name.length() > 40 ? name.substring(0, 40) : name;
    host.note(new AccessEvent.SignInRefused(kept, shown.means(), shown.from(), reason)).join();
  }

  /// Who has changed their own password stays in, and only there.
  public void stay(User user, HttpServletRequest request, HttpServletResponse response) {
    enter(user, Means.PASSWORD, request, response);
  }

  /// The session gets another id, so that one known before is worth nothing.
  private void enter(
      User user, Means means, HttpServletRequest request, HttpServletResponse response) {
    if (request.getSession(false) != null) {
      request.changeSessionId();
    }
    var entered = new Entered(user.name(), means, host.floor().house().held(user.name()).changes());
    var context =
        new SecurityContextImpl(
            UsernamePasswordAuthenticationToken.authenticated(entered, null, List.of()));
    SecurityContextHolder.setContext(context);
    contexts.saveContext(context, request, response);
    sessions.opened(request.getSession(), user.name());
  }

  public void out(String name, HttpServletRequest request) {
    var session = request.getSession(false);
    if (session != null) {
      session.invalidate();
    }
    SecurityContextHolder.clearContext();
    host.note(new AccessEvent.SignedOut(name, "signed out")).join();
  }
}
