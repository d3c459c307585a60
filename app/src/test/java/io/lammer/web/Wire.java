package io.lammer.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.List;

/// Requests as bytes on a connection of their own: what no well-behaved client would send.
public final class Wire {
  private static final int SLOWEST_MILLIS = 60_000;

  private Wire() {}

  /// What came back; status 0 where the connection was closed without a word.
  public record Heard(int status, String text) {}

  /// Sends these lines, the first of them the request line, and then the body.
  ///
  /// @param whole wait for the end of the answer, and not only for its first line
  public static Heard say(int port, boolean whole, List<String> lines, String body) {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(SLOWEST_MILLIS);
      var out = socket.getOutputStream();
      var head = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
      out.write((head + body).getBytes(ISO_8859_1));
      out.flush();
      var text = heard(socket, whole);
      return new Heard(text.length() < 12 ? 0 : Integer.parseInt(text.substring(9, 12)), text);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static String heard(Socket socket, boolean whole) throws IOException {
    var in = new BufferedInputStream(socket.getInputStream());
    var heard = new ByteArrayOutputStream();
    try {
      for (var next = in.read(); next >= 0 && (whole || next != '\n'); next = in.read()) {
        heard.write(next);
      }
    } catch (java.net.SocketException _) {
      return heard.toString(ISO_8859_1); // closed on something that it did not want to read
    }
    return heard.toString(ISO_8859_1);
  }
}
