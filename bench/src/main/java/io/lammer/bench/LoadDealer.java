package io.lammer.bench;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/// Deals rounds at one table, each over a connection, and writes down how long each command took.
/// One that is turned away is sent again a second later, as the answer asks.
final class LoadDealer {
  private static final long AGAIN_NANOS = 1_000_000_000;

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

  /// @param waits how long each command took that was done
  /// @param shed how long each took to be turned away
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

  /// @param due when the round should have begun; what comes later counts as waiting
  void round(long due) throws IOException {
    try (var line = new HttpLine(port)) {
      round(line, due);
    }
  }

  private void round(HttpLine line, long due) throws IOException {
    var begins = due;
    if (rounds % 7 == 0) {
      ask(line, "{\"new-shoe\":{}}", begins);
      begins = System.nanoTime();
    }
    for (var seat = 1; seat <= BETS.size(); seat++) {
      ask(line, "{\"bet\":{\"seat\":%d,\"wager\":%s}}".formatted(seat, BETS.get(seat - 1)), begins);
      begins = System.nanoTime();
    }
    ask(line, "{\"lock\":{}}", begins);
    ask(line, "{\"deal\":%s}".formatted(DEALS.get(rounds % DEALS.size())), System.nanoTime());
    ask(line, "{\"confirm\":{}}", System.nanoTime());
    rounds++;
  }

  private void ask(HttpLine line, String body, long begins) throws IOException {
    var headers =
        session.headers()
            + "Content-Type: application/json\r\nIdempotency-Key: "
            + UUID.randomUUID()
            + (body.contains("lock") || body.contains("confirm")
                ? "\r\nIf-Match: \"" + version + "\""
                : "")
            + "\r\n";
    var began = begins;
    var reply = line.send("POST", path, headers, body);
    while (reply.status() == 503) {
      shed.add(System.nanoTime() - began);
      LockSupport.parkNanos(AGAIN_NANOS);
      began = System.nanoTime();
      reply = line.send("POST", path, headers, body);
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
}
