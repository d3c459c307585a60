package io.lammer.cli.faults;

import io.lammer.cli.CutLine;
import io.lammer.web.CheapServer;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One server of the house, with lines of its own to the databases, and one from the others to it.
final class Server {
  private final String name;
  private final int port;
  private final List<CutLine> lines = new ArrayList<>();
  private final CutLine peers;
  private final Path files;
  private final Path log;
  private @Nullable Running running;

  /// @param folder where its files and its log go
  Server(String name, Path folder, List<Postgres> databases) throws IOException {
    this.name = name;
    this.port = Running.freePort();
    this.files = Files.createDirectories(folder.resolve(name)).resolve("house");
    this.log = folder.resolve(name + ".log");
    for (var database : databases) {
      lines.add(new CutLine("tcp://127.0.0.1:" + database.port()));
    }
    this.peers = new CutLine(url());
  }

  String url() {
    return "http://127.0.0.1:" + port;
  }

  int port() {
    return port;
  }

  Path log() {
    return log;
  }

  /// The house as this server reaches it.
  String house() {
    var hosts = lines.stream().map(line -> "127.0.0.1:" + line.port()).toList();
    return "postgresql://postgres@%s/house?files=%s".formatted(String.join(",", hosts), files);
  }

  /// What belongs to the house and not into the database.
  void takeFilesFrom(Server other) throws IOException {
    for (var ending : List.of(".key", ".pepper")) {
      Files.copy(Path.of(other.files + ending), Path.of(files + ending));
    }
  }

  /// Starts it, and does not wait for it.
  void start() throws IOException {
    running =
        Running.start(
            log,
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx300m",
                "-cp",
                System.getProperty("java.class.path"),
                CheapServer.class.getName(),
                house(),
                String.valueOf(port),
                peers.url()));
  }

  /// Whether it answers with a page.
  boolean isReady() {
    return answers("/sign-in");
  }

  /// Whether a proxy would send people here.
  boolean isUp() {
    return answers("/actuator/health");
  }

  private boolean answers(String path) {
    try {
      var page = (HttpURLConnection) URI.create(url() + path).toURL().openConnection();
      page.setConnectTimeout(1_000);
      page.setReadTimeout(2_000);
      return page.getResponseCode() == 200;
    } catch (IOException _) {
      return false;
    }
  }

  boolean hasEnded() {
    return running != null && !running.isAlive();
  }

  Running running() {
    if (running == null) {
      throw new IllegalStateException(name + " was never started");
    }
    return running;
  }

  void refuseDatabase(boolean refuse) {
    lines.forEach(line -> line.refuse(refuse));
  }

  void refusePeers(boolean refuse) {
    peers.refuse(refuse);
  }

  void holdPeers(boolean hold) {
    peers.hold(hold);
  }

  void holdDatabase(boolean hold) {
    lines.forEach(line -> line.hold(hold));
  }

  void slowDatabase(Duration time) {
    lines.forEach(line -> line.slow(time));
  }

  void close() throws IOException, InterruptedException {
    if (running != null) {
      running.kill();
    }
    for (var line : lines) {
      line.close();
    }
    peers.close();
  }

  @Override
  public String toString() {
    return name;
  }
}
