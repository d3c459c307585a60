package io.lammer.cli.faults;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/// A display of a table that remembers the newest it was ever shown, and says so when it is shown
/// something older. Nobody wins a jackpot, so meters only rise.
final class Screen {
  private static final Pattern METER =
      Pattern.compile("data-meter=\"([^\"]+)\" data-cents=\"(\\d+)\"");

  /// A browser waits as long for a beat.
  private static final Duration SILENCE = Duration.ofMillis(3_500);

  /// How long it looks at one of several servers: short, so that it comes to one that sleeps and
  /// still waits there when it wakes up.
  private static final Duration STAY = Duration.ofMillis(500);

  private final List<Server> servers;
  private final String token;
  private final boolean roams;
  private final Map<String, Long> newest = new ConcurrentHashMap<>();
  private final Queue<String> problems = new ConcurrentLinkedQueue<>();
  private final AtomicLong updates = new AtomicLong();
  private final Thread thread;
  private String seen = "";
  private volatile boolean running = true;

  /// @param servers those that it goes to, one after the other, whenever its line is cut; what it
  ///   has seen it says where there are several
  Screen(List<Server> servers, String token) {
    this.servers = servers;
    this.token = token;
    this.roams = servers.size() > 1;
    this.thread = Thread.startVirtualThread(this::watch);
  }

  private void watch() {
    for (var turn = 0; running; turn++) {
      var server = servers.get(turn % servers.size());
      try {
        look(server);
      } catch (IOException _) {
        // It is gone, or asleep.
      }
      try {
        Thread.sleep(200);
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private void look(Server server) throws IOException {
    var query = roams ? "?seen=" + URLEncoder.encode(seen, StandardCharsets.UTF_8) : "";
    var stream =
        (HttpURLConnection)
            URI.create(server.url() + "/d/" + token + "/live" + query).toURL().openConnection();
    stream.setConnectTimeout((int) SILENCE.toMillis());
    stream.setReadTimeout((int) SILENCE.toMillis());
    var until = System.nanoTime() + STAY.toNanos();
    try (var lines =
        new BufferedReader(
            new InputStreamReader(stream.getInputStream(), StandardCharsets.UTF_8))) {
      for (var line = lines.readLine(); line != null && running; line = lines.readLine()) {
        if (line.startsWith("id: ")) {
          told(server, line.substring("id: ".length()));
        } else if (line.startsWith("data: ")) {
          shown(server, line);
        } else if (roams && line.isEmpty() && System.nanoTime() - until > 0) {
          return;
        }
      }
    } finally {
      stream.disconnect();
    }
  }

  private void told(Server server, String id) {
    updates.incrementAndGet();
    seen = id;
    for (var part : id.split(";")) {
      var colon = part.lastIndexOf(':');
      var journal = URLDecoder.decode(part.substring(0, colon), StandardCharsets.UTF_8);
      rises(server, journal, Long.parseLong(part.substring(colon + 1).split("-")[0]));
    }
  }

  private void shown(Server server, String line) {
    var meters = METER.matcher(line);
    while (meters.find()) {
      rises(server, "meter " + meters.group(1), Long.parseLong(meters.group(2)));
    }
  }

  private void rises(Server server, String what, long number) {
    var before = newest.merge(what, number, Math::max);
    if (before > number) {
      problems.add("%s showed %s at %d after %d".formatted(server, what, number, before));
    }
  }

  /// The highest number of each journal, and of each meter, that it was shown.
  Map<String, Long> newest() {
    return newest;
  }

  List<String> problems() {
    return List.copyOf(problems);
  }

  long updates() {
    return updates.get();
  }

  void close() {
    running = false;
    thread.interrupt();
  }
}
