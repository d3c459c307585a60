package io.lammer.web.ops;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Await;
import io.lammer.web.Running;
import io.lammer.web.api.Floors;
import io.lammer.web.push.Hub;
import io.lammer.web.push.Streams;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody takes what others need by holding on to it.
final class ExhaustionTest {
  @TempDir private Path folder;

  private Running server(String key, String value) {
    return Running.with(Map.of("lammer.db", folder.resolve("house.db").toString(), key, value));
  }

  static Socket open(Running server, String head) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(60_000);
    socket.getOutputStream().write((head + "\r\nHost: localhost\r\n\r\n").getBytes(ISO_8859_1));
    return socket;
  }

  static String first(Socket socket) throws IOException {
    var line = new StringBuilder();
    for (var next = socket.getInputStream().read();
        next >= 0 && next != '\r';
        next = socket.getInputStream().read()) {
      line.append((char) next);
    }
    return line.toString();
  }

  @Test
  void aPersonHasSoManyStreamsAndDisplaysHaveTheirOwn() throws Exception {
    try (var server = server("lammer.streams", "3")) {
      Floors.open(server);
      var dealer = server.person("dana");
      var live = "GET /live?topics=console/B1 HTTP/1.1\r\nCookie: ";
      var open = new ArrayList<Socket>();
      for (var i = 0; i < 3; i++) {
        var stream = open(server, live + dealer.cookie());
        open.add(stream);
        assertThat(first(stream)).contains("200");
      }
      try (var further = open(server, live + dealer.cookie());
          var other = open(server, live + server.person("drew").cookie());
          var display = open(server, "GET /d/%s/live HTTP/1.1".formatted(display(server)))) {
        assertThat(first(further)).contains("429");
        assertThat(first(other)).contains("200");
        assertThat(first(display)).contains("200");
      }
      for (var stream : open) {
        stream.close();
      }
      Await.until(
          "the end of all streams",
          () -> {
            server.bean(Hub.class).refresh("console/B1"); // what is sent tells that they are gone
            server.bean(Hub.class).refresh("display/B1");
            return server.bean(Streams.class).open() == 0;
          });
      try (var again = open(server, live + dealer.cookie())) {
        assertThat(first(again)).contains("200");
      }
    }
  }

  private static String display(Running server) {
    var added =
        server.person("ada").post("/api/displays", "{\"display\": \"over B1\", \"table\": \"B1\"}");
    return Running.json(added).get("token").asString();
  }

  @Test
  void aBodyThatDripsIsNotWaitedFor() throws Exception {
    try (var server = server("lammer.body-time", "200ms")) {
      for (var length : new int[] {1_000, 2_000_000}) {
        try (var socket =
            open(
                server,
                "POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: "
                    + length)) {
          socket.setSoTimeout(20);
          assertThat(drip(socket, 1_000)).as("of %d bytes", length).isLessThan(1_000);
        }
      }
      assertThat(server.enter("dana", "training").statusCode()).isEqualTo(200);
    }
  }

  /// Sends a byte at a time; gives how many it sent before the server hung up.
  private static int drip(Socket socket, int most) throws IOException {
    for (var sent = 0; sent < most; sent++) {
      try {
        socket.getOutputStream().write('x');
        if (socket.getInputStream().read() < 0) {
          return sent;
        }
      } catch (SocketTimeoutException _) {
        // Nothing was said yet: the next byte.
      } catch (SocketException _) {
        return sent;
      }
    }
    return most;
  }

  @Test
  void aBodyThatIsAwaitedIsTakenWhole() {
    var reason = "x".repeat(300);
    var answer =
        Running.shared()
            .person("mona")
            .post("/api/jackpots/none/stop", "{\"reason\": \"%s\"}".formatted(reason));
    assertThat(answer.statusCode()).isEqualTo(404);
  }
}
