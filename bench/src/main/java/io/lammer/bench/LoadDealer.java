package io.lammer.bench;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Deals rounds at one table over HTTP, with a new connection for each round, and records the time
/// of each command. A command refused with 503 is retried a second later, as the response requests.
/// After a lost connection it is retried on a new one.
final class LoadDealer {
  private static final long AGAIN_NANOS = 1_000_000_000;

  private static final int MOST_TIMES = 30;

  private static final Pattern VERSION = Pattern.compile("\"table/[^\"]*\":([0-9]+)");

  private static final List<String> BETS =
      List.of(
          "\"player\",\"amount\":25",
          "\"banker\",\"amount\":25",
          "\"tie\",\"amount\":25",
          "\"PT-FLT-SE-01\",\"amount\":25",
          "\"PT-FLT-SE-02\",\"amount\":25",
          "\"banker\",\"amount\":25",
          "\"harmony\"",
          "\"sun-7-jackpot\"");

  private static final List<String> DEALS =
      List.of(
          "{\"player\":[\"8h\",\"Kd\"],\"banker\":[\"7c\",\"7d\"]}",
          "{\"player\":[\"2h\",\"3d\",\"4c\"],\"banker\":[\"5c\",\"Kd\",\"Ah\"]}",
          "{\"player\":[\"6h\",\"Kd\"],\"banker\":[\"7c\",\"Ks\"]}");

  private final int port;
  private final ServerProcess.Session session;
  private final String path;
  private final Collection<Long> waits;
  private final Collection<Long> shed;
  private int rounds;
  private String version = "";
  private @Nullable HttpConnection line;

  /// @param waits collects the times of accepted commands
  /// @param shed collects the times of commands refused with 503
  LoadDealer(
      int port,
      ServerProcess.Session session,
      String table,
      Collection<Long> waits,
      Collection<Long> shed) {
    this.port = port;
    this.session = session;
    this.path = "/api/tables/" + table + "/play";
    this.waits = waits;
    this.shed = shed;
  }

  /// @param due when the round should start; a later start counts as waiting time
  void round(long due) {
    try {
      deal(due);
    } finally {
      hangUp();
    }
  }

  private void deal(long due) {
    var begins = due;
    if (rounds % 7 == 0) {
      ask("{\"new-shoe\":{}}", begins);
      begins = System.nanoTime();
    }
    for (var seat = 1; seat <= BETS.size(); seat++) {
      ask("{\"bet\":{\"seat\":%d,\"wager\":%s}}".formatted(seat, BETS.get(seat - 1)), begins);
      begins = System.nanoTime();
    }
    ask("{\"lock\":{}}", begins);
    ask("{\"deal\":%s}".formatted(DEALS.get(rounds % DEALS.size())), System.nanoTime());
    ask("{\"confirm\":{}}", System.nanoTime());
    rounds++;
  }

  private void ask(String body, long begins) {
    var headers =
        session.headers()
            + "Content-Type: application/json\r\nIdempotency-Key: "
            + UUID.randomUUID()
            + (body.contains("lock") || body.contains("confirm")
                ? "\r\nIf-Match: \"" + version + "\""
                : "")
            + "\r\n";
    var began = begins;
    var reply = send(headers, body);
    while (reply.status() == 503) {
      shed.add(System.nanoTime() - began);
      LockSupport.parkNanos(AGAIN_NANOS);
      began = System.nanoTime();
      reply = send(headers, body);
    }
    waits.add(System.nanoTime() - began);
    if (reply.status() != 200) {
      throw new IllegalStateException(body + " gave " + reply.status() + " " + reply.body());
    }
    var found = VERSION.matcher(reply.body());
    if (found.find()) {
      version = found.group(1);
    }
  }

  private HttpConnection.Reply send(String headers, String body) {
    IOException last = null;
    for (var times = 0; times < MOST_TIMES; times++) {
      try {
        var open = line == null ? new HttpConnection(port) : line;
        line = open;
        return open.send("POST", path, headers, body);
      } catch (IOException lost) {
        last = lost;
        hangUp();
        LockSupport.parkNanos(AGAIN_NANOS);
      }
    }
    throw new IllegalStateException("no server answers at port " + port, last);
  }

  private void hangUp() {
    try (var _ = line) {
      line = null;
    } catch (IOException gone) {
      // The connection is not used again.
    }
  }
}
