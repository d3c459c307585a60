package io.lammer.web.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.access.CurrentUser;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/// Renders page templates.
@Component
public final class Pages {
  private static final Pattern OURS =
      Pattern.compile("/[A-Za-z0-9](?:[A-Za-z0-9/._~?&=+,:@-]|%[0-9A-Fa-f]{2})*");

  private final TemplateEngine engine =
      TemplateEngine.createPrecompiled(null, ContentType.Html, null, "io.lammer.web.templates");
  private final CurrentUser people;
  private final HouseService host;
  private final boolean demo;

  Pages(CurrentUser people, HouseService host, Settings settings) {
    this.people = people;
    this.host = host;
    this.demo = settings.demo();
  }

  /// A whole page in its frame. The template has a parameter `frame`.
  public String page(String page, String title, Map<String, ? extends @Nullable Object> values) {
    return page(page + ".jte", page, title, values);
  }

  /// A whole page with a template of its own, for a page that shares the name of another page, and
  /// so its help, style sheet and script.
  public String page(
      String template, String page, String title, Map<String, ? extends @Nullable Object> values) {
    var all = new HashMap<String, @Nullable Object>(values);
    all.put("frame", frame(page, section(page, all), title));
    return piece(template, all);
  }

  /// The section of the navigation: the page's own, unless the values name another.
  private static String section(String page, Map<String, @Nullable Object> values) {
    return values.get("section") instanceof String named ? named : page;
  }

  String pageForAnybody(String page, String title, Map<String, ?> values) {
    var all = new HashMap<String, @Nullable Object>(values);
    all.put("frame", new PageFrame(page, page, title, null, "", demo, true));
    return piece(page + ".jte", all);
  }

  private PageFrame frame(String page, String section, String title) {
    return new PageFrame(
        page,
        section,
        title,
        people.present().orElse(null),
        token(),
        demo,
        host.live().isCurrent());
  }

  public String piece(String template, Map<String, ? extends @Nullable Object> values) {
    var output = new StringOutput();
    engine.render(template, new HashMap<String, @Nullable Object>(values), output);
    return output.toString();
  }

  /// A page that goes on to `address` by itself, as if the person had followed a link of ours. A
  /// redirect after the return from another site would arrive without the session cookie, and the
  /// page's content security policy blocks a redirect after a form.
  public String onward(String address) {
    return piece("onward.jte", Map.of("address", address));
  }

  /// Whether a path stays on this server; protects against open redirects.
  public static boolean isOurs(String path) {
    return OURS.matcher(path).matches() && !path.contains("//");
  }

  public static <T> ResponseEntity<T> goTo(String path) {
    return ResponseEntity.status(HttpStatus.SEE_OTHER).location(URI.create(path)).build();
  }

  private static String token() {
    return RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes request
            && request.getRequest().getAttribute(CsrfToken.class.getName())
                instanceof CsrfToken token
        ? token.getToken()
        : "";
  }
}
