package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.access.Authenticator;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.StringJoiner;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Somebody who works over the API.
public final class Clerk {
  private static final String TOKEN = "\"token\"\\s*:\\s*\"([^\"]+)\"";

  private final HttpClient client =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final String url;
  private final Duration patience;
  private String token;

  private Clerk(String url, String name, String password, Duration patience)
      throws IOException, InterruptedException {
    this.url = url;
    this.patience = patience;
    var reply =
        client.send(
            request("/api/session")
                .header("Content-Type", "application/json")
                .POST(
                    BodyPublishers.ofString(
                        "{\"user\": \"%s\", \"password\": \"%s\"}".formatted(name, password)))
                .build(),
            BodyHandlers.ofString());
    if (reply.statusCode() != 200) {
      throw new IOException("signing in gave %d %s".formatted(reply.statusCode(), reply.body()));
    }
    token = found(TOKEN, reply.body());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(url + path)).timeout(patience);
  }

  static Clerk signIn(String url, String name, String password) throws Exception {
    return signIn(url, name, password, PATIENCE);
  }

  /// Signs in somebody who waits only so long for an answer.
  public static Clerk signIn(String url, String name, String password, Duration patience)
      throws IOException, InterruptedException {
    return new Clerk(url, name, password, patience);
  }

  /// A first day: the given password is changed, and an administrator enrols an app.
  public static Clerk firstSignIn(String url, String name, String given, String own)
      throws Exception {
    var clerk = new Clerk(url, name, given, PATIENCE);
    clerk.form("/account/password", "old", given, "password", own, "again", own);
    var account = clerk.get("/account");
    if (account.contains("name=\"code\"") && clerk.get("/api/session").contains("administrator")) {
      var secret = found("id=\"authenticator-secret\">([^<]+)<", account).replace(" ", "");
      clerk.form(
          "/account/authenticator",
          "old",
          own,
          "code",
          Authenticator.digits(secret, Instant.now()));
    }
    return clerk;
  }

  private void form(String path, String... fields) throws Exception {
    var body = new StringJoiner("&");
    for (var i = 0; i < fields.length; i += 2) {
      body.add(fields[i] + "=" + URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
    }
    var reply =
        client.send(
            request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("X-CSRF-TOKEN", token)
                .POST(BodyPublishers.ofString(body.toString()))
                .build(),
            BodyHandlers.ofString());
    assertThat(reply.statusCode()).as(path + " " + reply.body()).isEqualTo(200);
    token = found(TOKEN, get("/api/session"));
  }

  public static String found(String pattern, String text) {
    var match = Pattern.compile(pattern).matcher(text);
    assertThat(match.find()).as(pattern + " in " + text).isTrue();
    return match.group(1);
  }

  public String get(String path) throws Exception {
    var reply = client.send(request(path).build(), BodyHandlers.ofString());
    assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
    return reply.body();
  }

  public HttpResponse<String> post(String path, String body, String key, @Nullable Long version)
      throws IOException, InterruptedException {
    var request =
        request(path)
            .header("Content-Type", "application/json")
            .header("X-CSRF-TOKEN", token)
            .header("Idempotency-Key", key)
            .POST(BodyPublishers.ofString(body));
    if (version != null) {
      request.header("If-Match", "\"" + version + "\"");
    }
    return client.send(request.build(), BodyHandlers.ofString());
  }

  /// Asks for something that must be done.
  public void done(String path, String body) throws Exception {
    done(path, body, null);
  }

  void done(String path, String body, @Nullable Long version) throws Exception {
    var reply = post(path, body, UUID.randomUUID().toString(), version);
    assertThat(reply.statusCode()).as(path + " " + body + " " + reply.body()).isEqualTo(200);
  }

  /// Asks for something that must be refused, with this code.
  void refused(int status, String code, String path, String body, @Nullable Long version)
      throws Exception {
    var reply = post(path, body, UUID.randomUUID().toString(), version);
    assertThat(reply.statusCode()).as(reply.body()).isEqualTo(status);
    assertThat(found("\"code\"\\s*:\\s*\"([^\"]+)\"", reply.body())).isEqualTo(code);
  }

  /// The version that a table or jackpot is at.
  long version(String path) throws Exception {
    return Long.parseLong(found("\"version\"\\s*:\\s*([0-9]+)", get(path)));
  }

  /// Commands at a table, one after the other; those that must name a version do.
  void play(String table, String... commands) throws Exception {
    for (var command : commands) {
      var names = command.contains("\"lock\"") || command.contains("\"confirm\"");
      done(
          "/api/tables/" + table + "/play",
          command,
          names ? Long.valueOf(version("/api/tables/" + table)) : null);
    }
  }
}
