package io.lammer.web;

import io.lammer.journal.Hash;
import io.lammer.journal.HouseSecret;
import io.lammer.journal.HouseSecret.Purpose;
import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.springframework.http.ResponseCookie;
import org.springframework.http.ResponseCookie.ResponseCookieBuilder;
import org.springframework.web.util.WebUtils;

/// The cookie with the journal position that a browser has seen. Servers wait until they have read
/// that far, so an HMAC protects it from forgery.
public record SeenCookie(HouseSecret secret) {
  static final String NAME = "lammer-seen";

  private static final Pattern FORM = Pattern.compile("([0-9]{1,18})\\.([0-9a-f]{64})");

  public ResponseCookie at(long position, boolean secure) {
    return cookie(position + "." + mac(position), secure).maxAge(-1).build();
  }

  /// Deletes the cookie.
  public ResponseCookie forgotten(boolean secure) {
    return cookie("", secure).maxAge(0).build();
  }

  private static ResponseCookieBuilder cookie(String value, boolean secure) {
    return ResponseCookie.from(NAME, value)
        .path("/")
        .httpOnly(true)
        .secure(secure)
        .sameSite("Strict");
  }

  /// The position in the request's cookie; 0 without a valid one.
  public long read(HttpServletRequest request) {
    var cookie = WebUtils.getCookie(request, NAME);
    var parts = FORM.matcher(cookie == null ? "" : cookie.getValue());
    if (!parts.matches()) {
      return 0;
    }
    var position = Long.parseLong(parts.group(1));
    return mac(position).equals(Hash.parse(parts.group(2))) ? position : 0;
  }

  private Hash mac(long position) {
    return secret.mac(Purpose.BROWSERS, "seen", position);
  }
}
