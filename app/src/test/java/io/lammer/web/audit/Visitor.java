package io.lammer.web.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;

/// A person with a browser, over real HTTP.
public final class Visitor implements AutoCloseable {
  private static final Pattern TOKEN = Pattern.compile("name=\"csrf-token\" content=\"([^\"]+)\"");

  private final HttpClient client =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private final String root;
  private String token = "";

  Visitor(String root) {
    this.root = root;
  }

  Visitor signIn(String name, String password) {
    get("/sign-in");
    var answer = post("/sign-in", Map.of("name", name, "password", password), "");
    if (answer.statusCode() != 303) {
      throw new IllegalStateException(name + " cannot sign in: " + answer.statusCode());
    }
    get("/jackpots");
    return this;
  }

  /// A page, or what the API answers; the token that its forms carry is remembered.
  public HttpResponse<String> get(String path) {
    var type = path.startsWith("/api/") ? "application/json" : "text/html";
    var answer = send(HttpRequest.newBuilder(URI.create(root + path)).header("Accept", type));
    var found = TOKEN.matcher(answer.body());
    if (found.find()) {
      token = found.group(1);
    }
    return answer;
  }

  /// The files of an archive by their names.
  public Map<String, String> unzipped(String path) {
    try {
      var request = HttpRequest.newBuilder(URI.create(root + path)).build();
      var answer = client.send(request, BodyHandlers.ofByteArray());
      var files = new LinkedHashMap<String, String>();
      try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
        for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
          files.put(entry.getName(), new String(zip.readAllBytes(), UTF_8));
        }
      }
      return files;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  /// Sends a form.
  public HttpResponse<String> post(String path, Map<String, String> form, String key) {
    var body =
        form.entrySet().stream()
            .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), UTF_8))
            .collect(joining("&"));
    var request =
        HttpRequest.newBuilder(URI.create(root + path))
            .header("X-CSRF-TOKEN", token)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(body));
    return send(key.isEmpty() ? request : request.header("Idempotency-Key", key));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
