package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.AccessEvent.Means;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.HttpSessionCsrfTokenRepository;
import org.springframework.security.web.csrf.XorCsrfTokenRequestAttributeHandler;
import org.springframework.stereotype.Component;

/// Lets people in by password, or at a console by PIN, and writes down each try.
@Component
public final class SignIn {
  /// What became of a try.
  public sealed interface Tried {
    record In(User user) implements Tried {}

    record Wrong() implements Tried {}

    record Wait(Duration time) implements Tried {}
  }

  private static final CsrfTokenRepository TOKENS = new HttpSessionCsrfTokenRepository();

  private final FloorHost host;
  private final People people;
  private final Throttle throttle;
  private final HttpSessionSecurityContextRepository contexts =
      new HttpSessionSecurityContextRepository();

  SignIn(FloorHost host, People people) {
    this.host = host;
    this.people = people;
    this.throttle = new Throttle(host.live().clock());
  }

  public Tried byPassword(
      String name, String password, HttpServletRequest request, HttpServletResponse response) {
    return attempt(
        Means.PASSWORD, name.strip().toLowerCase(Locale.ROOT), password, request, response);
  }

  /// The next dealer takes over the console without ending it.
  public Tried byPin(
      String name, String pin, HttpServletRequest request, HttpServletResponse response) {
    return attempt(Means.PIN, name.strip().toLowerCase(Locale.ROOT), pin, request, response);
  }

  /// Somebody who is in proves once more who they are, before something that matters.
  public Tried again(String name, String password, HttpServletRequest request) {
    return proved(Means.PASSWORD, name, password, request.getRemoteAddr());
  }

  private Tried attempt(
      Means means,
      String name,
      String secret,
      HttpServletRequest request,
      HttpServletResponse response) {
    var from = request.getRemoteAddr();
    var tried = proved(means, name, secret, from);
    if (tried instanceof Tried.In(var user)) {
      enter(user, request, response);
      if (means == Means.PASSWORD) {
        TOKENS.saveToken(null, request, response);
      }
      host.note(new AccessEvent.SignedIn(name, means, from)).join();
    }
    return tried;
  }

  private Tried proved(Means means, String name, String secret, String from) {
    var wait = throttle.wait(name, from);
    if (!wait.isZero()) {
      refused(name, means, from, "too many tries");
      return new Tried.Wait(wait);
    }
    var kind =
        switch (means) {
          case PASSWORD -> User.Secret.PASSWORD;
          case PIN -> User.Secret.PIN;
        };
    var user = people.proved(name, kind, secret);
    if (user.isEmpty()) {
      throttle.wrong(name, from);
      refused(name, means, from, "wrong name or " + kind.name().toLowerCase(Locale.ROOT));
      return new Tried.Wrong();
    }
    throttle.right(name);
    return new Tried.In(user.get());
  }

  /// A new token of the session, as requests must carry it. A console that is relieved by PIN keeps
  /// the one that its page has.
  public static CsrfToken token(HttpServletRequest request, HttpServletResponse response) {
    var token = TOKENS.generateToken(request);
    TOKENS.saveToken(token, request, response);
    new XorCsrfTokenRequestAttributeHandler().handle(request, response, () -> token);
    return (CsrfToken) request.getAttribute(CsrfToken.class.getName());
  }

  private void refused(String name, Means means, String from, String reason) {
    var kept = name.length() > 40 ? name.substring(0, 40) : name;
    host.note(new AccessEvent.SignInRefused(kept, means, from, reason)).join();
  }

  /// The session gets another id, so that one known before is worth nothing.
  private void enter(User user, HttpServletRequest request, HttpServletResponse response) {
    if (request.getSession(false) != null) {
      request.changeSessionId();
    }
    var context =
        new SecurityContextImpl(
            UsernamePasswordAuthenticationToken.authenticated(user.name(), null, List.of()));
    SecurityContextHolder.setContext(context);
    contexts.saveContext(context, request, response);
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
