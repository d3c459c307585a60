package io.lammer.web.oidc;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseCookie;

/// A sign-in in progress at the OpenID Connect issuer, kept in a cookie until the browser comes
/// back: the person has no session yet, and may come back to any server of the house. The cookie
/// cannot be `SameSite=Strict`, since the browser comes from another site; it is sent to one path
/// only.
///
/// @param state the value that the issuer must send back
/// @param nonce the value whose hash the issuer's token must contain
/// @param verifier the PKCE code verifier, which proves that this sign-in requests the token
/// @param then the page to open afterwards
record PendingLogin(String state, String nonce, String verifier, String then) {
  static final String COOKIE = "lammer-issuer";

  private static final Duration LONGEST = Duration.ofMinutes(10);
  private static final int PARTS = 4;

  ResponseCookie cookie(HttpServletRequest request) {
    var page = Base64.getUrlEncoder().encodeToString(then.getBytes(StandardCharsets.UTF_8));
    return cookie(String.join(".", state, nonce, verifier, page), LONGEST, request);
  }

  /// Deletes the cookie: a sign-in can be finished only once.
  static ResponseCookie over(HttpServletRequest request) {
    return cookie("", Duration.ZERO, request);
  }

  private static ResponseCookie cookie(String value, Duration age, HttpServletRequest request) {
    return ResponseCookie.from(COOKIE, value)
        .path(OidcPages.BACK)
        .maxAge(age)
        .httpOnly(true)
        .secure(request.isSecure())
        .sameSite("Lax")
        .build();
  }

  /// The sign-in that this browser started with the given state.
  static Optional<PendingLogin> of(HttpServletRequest request, @Nullable String state) {
    var cookies = request.getCookies();
    return cookies == null || state == null
        ? Optional.empty()
        : Arrays.stream(cookies)
            .filter(cookie -> cookie.getName().equals(COOKIE))
            .flatMap(cookie -> read(cookie.getValue()).stream())
            .filter(begun -> begun.state().equals(state))
            .findFirst();
  }

  private static Optional<PendingLogin> read(String value) {
    var parts = value.split("\\.", -1);
    if (parts.length != PARTS || Arrays.stream(parts).limit(PARTS - 1).anyMatch(String::isEmpty)) {
      return Optional.empty();
    }
    try {
      var then = new String(Base64.getUrlDecoder().decode(parts[3]), StandardCharsets.UTF_8);
      return Optional.of(new PendingLogin(parts[0], parts[1], parts[2], then));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
