package io.lammer.web.console;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Somebody who looks at pages and taps on them.
final class Browser {
  private static final Pattern TOKEN = Pattern.compile("name=\"csrf-token\" content=\"([^\"]*)\"");

  private final CookieManager cookies = new CookieManager();
  private final HttpClient client = HttpClient.newBuilder().cookieHandler(cookies).build();
  private final String server;
  private String token = "";

  Browser(int port) {
    this.server = "http://127.0.0.1:" + port;
  }

  Browser as(String name) throws IOException, InterruptedException {
    page("/sign-in");
    send(
        request("/sign-in")
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(
                BodyPublishers.ofString(
                    "_csrf=%s&name=%s&password=training".formatted(token, name))));
    return this;
  }

  /// Its session is lost, as when the server was started again.
  Browser withoutSession() {
    var store = cookies.getCookieStore();
    List.copyOf(store.getCookies()).stream()
        .filter(cookie -> !cookie.getName().equals("lammer-console"))
        .forEach(cookie -> store.remove(null, cookie));
    return this;
  }

  /// The cookie of a console, as somebody else would make it up.
  Browser forging(UnaryOperator<String> forged) {
    cookies.getCookieStore().getCookies().stream()
        .filter(cookie -> cookie.getName().equals("lammer-console"))
        .forEach(cookie -> cookie.setValue(forged.apply(cookie.getValue())));
    return this;
  }

  /// By the form of the sign-in page.
  int pin(String who, String pin) throws IOException, InterruptedException {
    page("/sign-in");
    var form = "_csrf=%s&who=%s&pin=%s".formatted(token, who, pin);
    return send(request("/sign-in/pin")
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form)))
        .statusCode();
  }

  String page(String path) throws IOException, InterruptedException {
    var body = send(request(path).header("Accept", "text/html")).body();
    var found = TOKEN.matcher(body);
    if (found.find()) {
      token = found.group(1);
    }
    return body;
  }

  String json(String path) throws IOException, InterruptedException {
    return send(request(path).header("Accept", "application/json")).body();
  }

  int post(String path, String json) throws IOException, InterruptedException {
    return post(path, json, 0);
  }

  int post(String path, String json, long version) throws IOException, InterruptedException {
    return send(request(path)
            .header("Content-Type", "application/json")
            .header("X-CSRF-TOKEN", token)
            .header("Idempotency-Key", UUID.randomUUID().toString())
            .header("If-Match", "\"" + version + "\"")
            .POST(BodyPublishers.ofString(json)))
        .statusCode();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server + path));
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString());
  }
}
