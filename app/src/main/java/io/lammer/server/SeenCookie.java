package io.lammer.server;

import io.lammer.store.Hash;
import io.lammer.store.HouseSecret;
import io.lammer.store.HouseSecret.Purpose;
import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.springframework.http.ResponseCookie;
import org.springframework.http.ResponseCookie.ResponseCookieBuilder;
import org.springframework.web.util.WebUtils;

/// The cookie that says how much of the journals a browser was told of: a position, and an HMAC
/// over it with a key of the house, so that nobody can make one up for servers to wait for.
public record SeenCookie(HouseSecret secret) {
  static final String NAME = "lammer-seen";

  private static final Pattern FORM = Pattern.compile("([0-9]{1,18})\\.([0-9a-f]{64})");

  public ResponseCookie at(long position, boolean secure) {
    return cookie(position + "." + mac(position), secure).maxAge(-1).build();
  }

  /// Makes the browser forget what it was told of.
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

  /// The position that a request carries; 0 where it carries none, or one of no server of the
  /// house.
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
