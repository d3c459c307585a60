package io.lammer.web.page;

import io.lammer.web.Running;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Somebody who looks at pages and sends forms, as a browser without scripts does.
public final class Visitor {
  private static final Pattern TOKEN =
      Pattern.compile("<meta name=\"csrf-token\" content=\"([^\"]*)\"");

  private final HttpClient client =
      HttpClient.newBuilder()
          .cookieHandler(new CookieManager())
          .followRedirects(Redirect.NORMAL)
          .build();
  private final int port;
  private String token = "";

  private Visitor(int port) {
    this.port = port;
  }

  /// Somebody who looks at the sign-in page.
  public static Visitor nobody(Running server) {
    var visitor = new Visitor(server.port());
    visitor.read("/sign-in");
    return visitor;
  }

  public static Visitor of(Running server, String user, String password) {
    var visitor = nobody(server);
    visitor.send("/sign-in", Map.of("name", user, "password", password));
    visitor.read("/account");
    return visitor;
  }

  public static Visitor of(Running server, String user) {
    return of(server, user, "training");
  }

  public HttpResponse<String> read(String path) {
    return sent(HttpRequest.newBuilder(at(path)).header("Accept", "text/html"));
  }

  /// A form, with one value a field.
  public HttpResponse<String> send(String path, Map<String, String> fields) {
    var lists = new LinkedHashMap<String, List<String>>();
    fields.forEach((name, value) -> lists.put(name, List.of(value)));
    return sendAll(path, lists);
  }

  public HttpResponse<String> sendAll(String path, Map<String, List<String>> fields) {
    var parts = new ArrayList<String>();
    parts.add("_csrf=" + encoded(token));
    fields.forEach(
        (name, values) -> values.forEach(value -> parts.add(encoded(name) + "=" + encoded(value))));
    return sent(
        HttpRequest.newBuilder(at(path))
            .header("Accept", "text/html")
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(String.join("&", parts))));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  public URI at(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  public HttpResponse<String> sent(HttpRequest.Builder request) {
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      var found = TOKEN.matcher(answer.body());
      if (found.find()) {
        token = found.group(1).replace("&#61;", "=").replace("&amp;", "&");
      }
      return answer;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }
}
