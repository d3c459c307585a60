package io.lammer.bench;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/// Deals rounds at one table over one connection, and writes down how long each command took.
final class LoadDealer {
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

  private final HttpLine line;
  private final ServerProcess.Session session;
  private final String path;
  private final Collection<Long> waits;
  private int rounds;
  private String version = "";

  LoadDealer(HttpLine line, ServerProcess.Session session, String table, Collection<Long> waits) {
    this.line = line;
    this.session = session;
    this.path = "/api/tables/" + table + "/play";
    this.waits = waits;
  }

  /// @param due when the round should have begun; what comes later counts as waiting
  void round(long due) throws IOException {
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

  private void ask(String body, long begins) throws IOException {
    var headers =
        session.headers()
            + "Content-Type: application/json\r\nIdempotency-Key: "
            + UUID.randomUUID()
            + (body.contains("lock") || body.contains("confirm")
                ? "\r\nIf-Match: \"" + version + "\""
                : "")
            + "\r\n";
    var reply = line.send("POST", path, headers, body);
    waits.add(System.nanoTime() - begins);
    if (reply.status() != 200) {
      throw new IllegalStateException(body + " gave " + reply.status() + " " + reply.body());
    }
    var found = VERSION.matcher(reply.body());
    if (found.find()) {
      version = found.group(1);
    }
  }
}
