package io.lammer.web;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.table.Answer;
import io.lammer.web.access.Secrets;
import io.lammer.web.training.DemoUsers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server that runs for tests, with the people of the training floor.
public final class Running implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  /// The least that bcrypt has.
  private static final BcryptCost CHEAP = new BcryptCost(4);

  private static final class Shared {
    private static final Running SERVER = in(folder());

    private static Path folder() {
      try {
        return Files.createTempDirectory("lammer-server");
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  private final ConfigurableApplicationContext context;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, Person> people = new LinkedHashMap<>();

  private Running(ConfigurableApplicationContext context) {
    this.context = context;
  }

  /// One for all tests that leave others alone.
  public static Running shared() {
    return Shared.SERVER;
  }

  public static Running in(Path folder) {
    return with(Map.of("lammer.db", folder.resolve("house.db").toString()));
  }

  public static Running with(Map<String, String> settings) {
    var running = empty(settings);
    DemoUsers.make(running.host(), running.bean(Secrets.class));
    return running;
  }

  /// A server without the people of the training floor, unless the settings make it one.
  public static Running empty(Map<String, String> settings) {
    return new Running(context(settings));
  }

  /// The same without the ways to reach it that tests of the server use.
  public static ConfigurableApplicationContext context(Map<String, String> settings) {
    var all = new LinkedHashMap<>(Map.of("server.port", "0"));
    all.putAll(settings);
    return LammerServer.start(all, CHEAP, Running::ended);
  }

  private static void ended(String why) {
    throw new IllegalStateException(why);
  }

  public <T> T bean(Class<T> type) {
    return context.getBean(type);
  }

  public <T> Map<String, T> beans(Class<T> type) {
    return context.getBeansOfType(type);
  }

  public HouseService host() {
    return bean(HouseService.class);
  }

  public WebServer webServer() {
    return Objects.requireNonNull(((WebServerApplicationContext) context).getWebServer());
  }

  public int port() {
    return webServer().getPort();
  }

  public URI at(String path) {
    return URI.create("http://127.0.0.1:" + port() + path);
  }

  /// Something that must happen, without HTTP.
  public void done(Actor actor, Act act) {
    accepted(act, host().act(actor, act));
  }

  private static void accepted(Act act, Answer<?> reply) {
    if (!(reply instanceof Answer.Accepted)) {
      throw new AssertionError(act + " gave " + reply);
    }
  }

  /// A person with a password of their own.
  public void add(String name, Role role, String password) {
    var administrator = new Actor("ada", Role.ADMINISTRATOR);
    done(administrator, new Act.AddUser(name, name, role));
    set(name, role, User.Secret.PASSWORD, password);
  }

  /// Sets what the person could have set on their page.
  public void set(String name, Role role, User.Secret kind, String secret) {
    var kept = bean(Secrets.class).credential(name, kind, secret);
    var act = new Act.SetOwnSecret(kind);
    accepted(act, host().act(new Actor(name, role), act, kept));
  }

  public HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  public HttpResponse<String> read(String path) {
    return send(HttpRequest.newBuilder(at(path)));
  }

  public HttpResponse<String> enter(String user, String password) {
    return send(
        HttpRequest.newBuilder(at("/api/session"))
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofString(
                    "{\"user\": \"%s\", \"password\": \"%s\"}".formatted(user, password))));
  }

  /// Signed in once for all who ask.
  public Person person(String user) {
    return people.computeIfAbsent(user, this::newPerson);
  }

  public Person newPerson(String user) {
    return newPerson(user, DemoUsers.ALL.getFirst().password());
  }

  public Person newPerson(String user, String password) {
    var answer = enter(user, password);
    var cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    return new Person(this, cookie, json(answer).at("/csrf/token").asString());
  }

  public static JsonNode json(HttpResponse<String> answer) {
    return JSON.readTree(answer.body());
  }

  /// Somebody who is signed in.
  public record Person(Running server, String cookie, String token) {
    public HttpResponse<String> read(String path) {
      return server.send(request(path));
    }

    public HttpRequest.Builder request(String path) {
      return HttpRequest.newBuilder(server.at(path)).header("Cookie", cookie);
    }

    /// With the token and a key of its own.
    public HttpRequest.Builder command(String path) {
      return request(path)
          .header("X-CSRF-TOKEN", token)
          .header("Content-Type", "application/json")
          .header("Idempotency-Key", UUID.randomUUID().toString());
    }

    public HttpResponse<String> post(String path, String body) {
      return server.send(command(path).POST(BodyPublishers.ofString(body)));
    }

    public HttpResponse<String> post(String path, String body, long version) {
      return server.send(
          command(path)
              .header("If-Match", "\"" + version + "\"")
              .POST(BodyPublishers.ofString(body)));
    }
  }

  @Override
  public void close() {
    client.close();
    context.close();
  }
}
