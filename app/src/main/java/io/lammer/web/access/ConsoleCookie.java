package io.lammer.web.access;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.house.AccessEvent.Means;
import io.lammer.house.Role.Right;
import io.lammer.journal.Hash;
import io.lammer.journal.HouseSecret.Purpose;
import io.lammer.web.HouseService;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;
import org.springframework.web.util.WebUtils;

/// The cookie of a table's console screen. It allows dealers to sign in there by PIN for a day
/// after a dealer signed in with a password and opened the console, even if the server restarts.
@Component
public record ConsoleCookie(HouseService host, CurrentUser people) {
  static final String NAME = "lammer-console";

  private static final Duration LIFE = Duration.ofDays(1);
  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,12})\\.([A-Za-z0-9_-]{1,400})\\.([0-9a-f]{64})");

  /// Sets the cookie when a dealer with a password session opens the console of a table.
  public void shown(String table, HttpServletRequest request, HttpServletResponse response) {
    if (people.means() != Means.PIN && people.asking().role().may(Right.PLAY)) {
      var until = now().plus(LIFE).getEpochSecond();
      var name = Base64.getUrlEncoder().withoutPadding().encodeToString(table.getBytes(UTF_8));
      set(until + "." + name + "." + mac(until, table), LIFE, request, response);
    }
  }

  public void forget(HttpServletRequest request, HttpServletResponse response) {
    set("", Duration.ZERO, request, response);
  }

  private static void set(
      String value, Duration life, HttpServletRequest request, HttpServletResponse response) {
    var cookie =
        ResponseCookie.from(NAME, value)
            .path("/")
            .httpOnly(true)
            .secure(request.isSecure())
            .sameSite("Strict")
            .maxAge(life);
    response.addHeader(HttpHeaders.SET_COOKIE, cookie.build().toString());
  }

  /// The table of this screen; empty without a valid, unexpired cookie.
  public Optional<String> table(HttpServletRequest request) {
    var cookie = WebUtils.getCookie(request, NAME);
    var parts = FORM.matcher(cookie == null ? "" : cookie.getValue());
    if (!parts.matches()) {
      return Optional.empty();
    }
    var until = Long.parseLong(parts.group(1));
    return table(parts.group(2))
        .filter(_ -> now().getEpochSecond() < until)
        .filter(table -> mac(until, table).equals(Hash.parse(parts.group(3))))
        .filter(table -> host.floor().table(table).isPresent());
  }

  private static Optional<String> table(String encoded) {
    try {
      return Optional.of(new String(Base64.getUrlDecoder().decode(encoded), UTF_8));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private Hash mac(long until, String table) {
    return host.live().database().secret().mac(Purpose.BROWSERS, "console", until, table);
  }

  private Instant now() {
    return host.live().clock().instant();
  }
}
