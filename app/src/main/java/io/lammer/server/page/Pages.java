package io.lammer.server.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.access.People;
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

/// Renders templates.
@Component
public final class Pages {
  private static final Pattern OURS =
      Pattern.compile("/[A-Za-z0-9](?:[A-Za-z0-9/._~?&=+,:@-]|%[0-9A-Fa-f]{2})*");

  private final TemplateEngine engine =
      TemplateEngine.createPrecompiled(null, ContentType.Html, null, "io.lammer.server.templates");
  private final People people;
  private final FloorHost host;
  private final boolean demo;

  Pages(People people, FloorHost host, Settings settings) {
    this.people = people;
    this.host = host;
    this.demo = settings.demo();
  }

  /// A whole page, in its frame; the template has a parameter `frame`.
  public String page(String page, String title, Map<String, ? extends @Nullable Object> values) {
    return page(page + ".jte", page, title, values);
  }

  /// The same by the file of its template, for one that is a part of another page.
  public String page(
      String template, String page, String title, Map<String, ? extends @Nullable Object> values) {
    var all = new HashMap<String, @Nullable Object>(values);
    all.put("frame", frame(page, section(page, all), title));
    return piece(template, all);
  }

  /// The place in the navigation: that of the page, unless the values name another.
  private static String section(String page, Map<String, @Nullable Object> values) {
    return values.get("section") instanceof String named ? named : page;
  }

  /// The same without the person who asks, whoever that is.
  String pageForAnybody(String page, String title, Map<String, ?> values) {
    var all = new HashMap<String, @Nullable Object>(values);
    all.put("frame", new Frame(page, page, title, null, "", demo, true));
    return piece(page + ".jte", all);
  }

  private Frame frame(String page, String section, String title) {
    return new Frame(
        page,
        section,
        title,
        people.present().orElse(null),
        token(),
        demo,
        host.live().isCurrent());
  }

  /// A piece of a page, by the file of its template.
  public String piece(String template, Map<String, ? extends @Nullable Object> values) {
    var output = new StringOutput();
    engine.render(template, new HashMap<String, @Nullable Object>(values), output);
    return output.toString();
  }

  /// Leads to another page by itself, as if the person had followed a link of ours: a redirection
  /// on the way back from another site would come without the session's cookie, and one out of a
  /// form is held back by the policy of the page.
  public String onward(String address) {
    return piece("onward.jte", Map.of("address", address));
  }

  /// A page of this server, and not one that only looks like it.
  public static boolean isOurs(String path) {
    return OURS.matcher(path).matches() && !path.contains("//");
  }

  /// Leads to another page.
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
