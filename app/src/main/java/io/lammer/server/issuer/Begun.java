package io.lammer.server.issuer;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseCookie;

/// A sign-in that a browser has begun, kept there until it comes back from the issuer: in a cookie,
/// since who is not signed in has no session, and whichever server it comes back to must know. The
/// issuer is another site, so the cookie cannot be strict; it goes to one address only.
///
/// @param state what the issuer must send back
/// @param nonce what its token must hold the hash of
/// @param verifier what proves that the one who began asks for the token (PKCE)
/// @param then the page to go to
record Begun(String state, String nonce, String verifier, String then) {
  static final String COOKIE = "lammer-issuer";

  private static final Duration LONGEST = Duration.ofMinutes(10);
  private static final int PARTS = 4;

  ResponseCookie cookie(HttpServletRequest request) {
    var page = Base64.getUrlEncoder().encodeToString(then.getBytes(StandardCharsets.UTF_8));
    return cookie(String.join(".", state, nonce, verifier, page), LONGEST, request);
  }

  /// It is good once.
  static ResponseCookie over(HttpServletRequest request) {
    return cookie("", Duration.ZERO, request);
  }

  private static ResponseCookie cookie(String value, Duration age, HttpServletRequest request) {
    return ResponseCookie.from(COOKIE, value)
        .path(IssuerPages.BACK)
        .maxAge(age)
        .httpOnly(true)
        .secure(request.isSecure())
        .sameSite("Lax")
        .build();
  }

  /// What this browser has begun with that state.
  static Optional<Begun> of(HttpServletRequest request, @Nullable String state) {
    var cookies = request.getCookies();
    return cookies == null || state == null
        ? Optional.empty()
        : Arrays.stream(cookies)
            .filter(cookie -> cookie.getName().equals(COOKIE))
            .flatMap(cookie -> read(cookie.getValue()).stream())
            .filter(begun -> begun.state().equals(state))
            .findFirst();
  }

  private static Optional<Begun> read(String value) {
    var parts = value.split("\\.", -1);
    if (parts.length != PARTS || Arrays.stream(parts).limit(PARTS - 1).anyMatch(String::isEmpty)) {
      return Optional.empty();
    }
    try {
      var then = new String(Base64.getUrlDecoder().decode(parts[3]), StandardCharsets.UTF_8);
      return Optional.of(new Begun(parts[0], parts[1], parts[2], then));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
