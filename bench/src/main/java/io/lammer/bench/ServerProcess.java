package io.lammer.bench;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User.Secret;
import io.lammer.journal.Credential;
import io.lammer.journal.HouseAddress;
import io.lammer.runtime.LiveFloor;
import java.io.IOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;

/// A server in its own process, on a house with users and tables.
final class ServerProcess implements AutoCloseable {
  private static final String PASSWORD = "load test only";
  private static final Pattern TOKEN = Pattern.compile("\"token\"\\s*:\\s*\"([^\"]+)\"");

  /// A signed-in session.
  record Session(String cookie, String token) {
    String headers() {
      return "Cookie: %s\r\nX-CSRF-TOKEN: %s\r\n".formatted(cookie, token);
    }
  }

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /// The PostgreSQL address for one of several servers of a house. The key files of the first
  /// server are copied for the others.
  static String house(String database, Path folder, int number) throws IOException {
    var files = Files.createDirectories(folder.resolve(String.valueOf(number)));
    for (var name : List.of("house.key", "house.pepper")) {
      var first = folder.resolve("0").resolve(name);
      if (number > 0 && Files.exists(first)) {
        Files.copy(first, files.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    return "%s?files=%s".formatted(database, files.resolve("house"));
  }

  /// Creates a house with open tables `T0`, `T1` and so on.
  static void prepare(String address, int tables) {
    try (var house = new BenchFloor(HouseAddress.of(address))) {
      house.openTables(tables);
      addPeople(house.floor());
    }
  }

  /// Adds an administrator, a dealer and a manager, all with the same password.
  static void addPeople(LiveFloor floor) {
    var people =
        Map.of("admin", Role.ADMINISTRATOR, "dealer", Role.DEALER, "manager", Role.MANAGER);
    people.forEach((name, role) -> add(floor, name, role));
  }

  private static void add(LiveFloor floor, String name, Role role) {
    var administrator = new Actor("load", Role.ADMINISTRATOR);
    BenchFloor.need(
        floor
            .submit(UUID.randomUUID().toString(), administrator, new Act.AddUser(name, name, role))
            .join());
    var hash = new BCryptPasswordEncoder(4).encode(PASSWORD);
    if (hash == null) {
      throw new IllegalStateException("no password for " + name);
    }
    BenchFloor.need(
        floor
            .submit(
                UUID.randomUUID().toString(),
                new Actor(name, role),
                new Act.SetOwnSecret(Secret.PASSWORD),
                null,
                List.of(new Credential(name, "password", hash, "")))
            .join());
  }

  /// Starts the server of this class path.
  static ServerProcess start(String house) throws IOException, InterruptedException {
    return start(
        house,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        System.getProperty("java.class.path"),
        "io.lammer.cli.Main");
  }

  /// Starts a server and waits until it answers with a page.
  ///
  /// @param program the command line of `lammer`
  static ServerProcess start(String house, String... program)
      throws IOException, InterruptedException {
    var port = freePort();
    var command = new ArrayList<>(List.of(program));
    command.addAll(List.of("serve", "--db", house, "--port", String.valueOf(port)));
    var builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("LAMMER_STREAMS", "100000"); // all streams belong to one user
    var server = new ServerProcess(builder.start(), port);
    server.await();
    return server;
  }

  /// A port below the ephemeral range, since the system could reassign an ephemeral one before the
  /// server has started.
  private static int freePort() throws IOException {
    while (true) {
      var port = ThreadLocalRandom.current().nextInt(20_000, 30_000);
      try (var _ = new ServerSocket(port)) {
        return port;
      } catch (BindException taken) {
        // Try another port.
      }
    }
  }

  private void await() throws InterruptedException {
    while (process.isAlive()) {
      try (var line = new HttpConnection(port)) {
        if (line.send("GET", "/sign-in", "", "").status() == 200) {
          return;
        }
      } catch (IOException notYet) {
        Thread.sleep(10);
      }
    }
    throw new IllegalStateException("the server ended with " + process.exitValue());
  }

  /// The processor time of the process.
  Duration worked() {
    return process.info().totalCpuDuration().orElseThrow();
  }

  int port() {
    return port;
  }

  Session signIn(String name) throws IOException {
    try (var line = new HttpConnection(port)) {
      var reply =
          line.send(
              "POST",
              "/api/session",
              "Content-Type: application/json\r\n",
              "{\"user\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD));
      var token = TOKEN.matcher(reply.body());
      if (reply.status() != 200 || !token.find()) {
        throw new IllegalStateException("sign-in gave " + reply.status() + " " + reply.body());
      }
      return new Session(reply.cookie(), token.group(1));
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
