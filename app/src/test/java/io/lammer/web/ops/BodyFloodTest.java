package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Await;
import io.lammer.web.Running;
import io.lammer.web.api.Floors;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hundreds of connections that announce bodies take neither the heap nor the place of those who
/// work.
final class BodyFloodTest {
  private static final String JSON = "Content-Type: application/json\r\nContent-Length: ";
  private static final String SIGN_IN = "POST /api/session HTTP/1.1\r\n" + JSON;

  @TempDir private static Path folder;
  private static Running server;

  @BeforeAll
  static void start() {
    server =
        Running.with(
            Map.of(
                "lammer.db",
                folder.resolve("house.db").toString(),
                "lammer.body-budget",
                "8MB",
                "lammer.proxies",
                "127.0.0.1"));
    Floors.open(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /// Connections with the head of a request that announces a body, none of which is sent.
  private static final class Announced implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 60_000;

    private final List<Socket> all = new ArrayList<>();

    Announced(int connections, String head) throws IOException {
      for (var i = 0; i < connections; i++) {
        all.add(ExhaustionTest.open(server, head));
      }
    }

    /// How many hear each status.
    Map<String, Integer> heard() throws IOException {
      var heard = new TreeMap<String, Integer>();
      for (var socket : all) {
        socket.setSoTimeout(PATIENCE_MILLIS);
        heard.merge(status(socket), 1, Integer::sum);
      }
      return heard;
    }

    private static String status(Socket socket) throws IOException {
      try {
        return ExhaustionTest.first(socket).substring(9, 12);
      } catch (SocketTimeoutException _) {
        return "none";
      }
    }

    @Override
    public void close() throws IOException {
      for (var socket : all) {
        socket.close();
      }
    }
  }

  private static double held() {
    return server.bean(MeterRegistry.class).get("lammer.bodies.bytes").gauge().value();
  }

  /// The heap holds no byte of what strangers only announce.
  @Test
  void largeBodiesOfStrangersAreNotWaitedFor() throws IOException {
    try (var strangers = new Announced(400, SIGN_IN + 1_000_000)) {
      assertThat(strangers.heard()).containsExactly(Map.entry("413", 400));
      assertThat(held()).isZero();
      assertThat(server.enter("dana", "training").statusCode()).isEqualTo(200);
    }
  }

  /// Who is no server of the house takes nothing of what those send each other.
  @Test
  void strangersTakeNoRoomFromServers() throws IOException {
    var forged = "POST /peer/acts HTTP/1.1\r\nX-Lammer-Pass: 1 %s\r\n".formatted("0".repeat(64));
    for (var head : List.of("POST /peer/acts HTTP/1.1\r\n", forged)) {
      try (var strangers = new Announced(20, head + JSON + 1_000_000)) {
        assertThat(strangers.heard()).containsExactly(Map.entry("413", 20));
        assertThat(held()).isZero();
      }
    }
  }

  /// One address has a thirty-second of the budget for those who are not signed in.
  @Test
  void smallBodiesOfStrangersTakeNoRoomFromPeople() throws IOException {
    var dealer = server.person("dana");
    try (var waiting = new Announced(16, SIGN_IN + 16_000)) {
      Await.until("the bodies", () -> held() == 16 * 16_000);
      try (var further = new Announced(200, SIGN_IN + 16_000)) {
        assertThat(further.heard()).containsExactly(Map.entry("503", 200));
        assertThat(bet(dealer)).isEqualTo(200);
      }
      waiting.close();
      Await.until("all bytes to be given back", () -> held() == 0);
    }
  }

  /// Eight addresses announce bodies of all lengths, until not ten bytes are left to them.
  @Test
  void strangersOfSeveralAddressesDoNotShutTheSignIn() throws IOException {
    var room = 8 * 1024 * 1024 * 3 / 32;
    var flood = new ArrayList<Announced>();
    try {
      for (var length : List.of(16_000, 1_000, 100, 10)) {
        for (var address = 1; address <= 8; address++) {
          var from = "X-Forwarded-For: 10.0.0.%d\r\n".formatted(address);
          flood.add(new Announced(9, SIGN_IN.replace(JSON, from + JSON) + length));
        }
        Await.until("bodies of " + length, () -> held() > room - length);
      }
      assertThat(server.enter("dana", "training").statusCode()).isEqualTo(200);
    } finally {
      for (var connections : flood) {
        connections.close();
      }
    }
    Await.until("all bytes to be given back", () -> held() == 0);
  }

  private static int bet(Running.Person dealer) {
    var bet = "{\"bet\": {\"seat\": 1, \"wager\": \"player\", \"amount\": 25}}";
    return dealer.post("/api/tables/B1/play", bet).statusCode();
  }

  /// Commands have bytes of their own beside those of set-ups.
  @Test
  void largeBodiesThatAreHeldBackDoNotStopDealers() throws IOException {
    var dealer = server.person("dana");
    var head = "POST /setup/B1/check HTTP/1.1\r\nCookie: %s\r\n%s%d";
    var manager = head.formatted(server.person("mona").cookie(), JSON, 1_000_000);
    try (var waiting = new Announced(2, manager)) {
      Await.until("two bodies", () -> held() == 2_000_000);
      try (var further = new Announced(200, manager)) {
        assertThat(further.heard()).containsExactly(Map.entry("503", 200));
        assertThat(bet(dealer)).isEqualTo(200);
      }
      waiting.close();
      Await.until("all bytes to be given back", () -> held() == 0);
    }
  }
}
