package io.lammer.web.access;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.HttpSessionCsrfTokenRepository;

/// Repository of CSRF tokens: in the session of a signed-in user, else in a cookie, so that the
/// sign-in page does not create a session.
final class CsrfTokens implements CsrfTokenRepository {
  static final String COOKIE = "lammer-form";

  private final HttpSessionCsrfTokenRepository ofSession = new HttpSessionCsrfTokenRepository();
  private final CookieCsrfTokenRepository ofCookie = new CookieCsrfTokenRepository();

  CsrfTokens() {
    ofCookie.setCookieName(COOKIE);
    ofCookie.setHeaderName("X-CSRF-TOKEN");
    ofCookie.setCookiePath("/");
    ofCookie.setCookieCustomizer(cookie -> cookie.httpOnly(true).sameSite("Strict"));
  }

  private CsrfTokenRepository of(HttpServletRequest request) {
    return request.getSession(false) == null ? ofCookie : ofSession;
  }

  @Override
  public CsrfToken generateToken(HttpServletRequest request) {
    return ofSession.generateToken(request);
  }

  @Override
  public void saveToken(
      @Nullable CsrfToken token, HttpServletRequest request, HttpServletResponse response) {
    of(request).saveToken(token, request, response);
  }

  @Override
  public @Nullable CsrfToken loadToken(HttpServletRequest request) {
    return of(request).loadToken(request);
  }
}
