package io.lammer.bench;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;

/// A keep-alive connection to a server on this machine. It implements a minimum of HTTP, because
/// the load shares the processor with the server.
final class HttpConnection implements AutoCloseable {
  /// An HTTP response.
  ///
  /// @param location where a redirect leads; otherwise empty
  record Reply(int status, String cookie, String location, String body) {}

  private final Socket socket;
  private final InputStream in;

  HttpConnection(int port) throws IOException {
    this(port, "0.0.0.0");
  }

  /// @param from the local address to connect from; Linux accepts any address that begins with 127
  HttpConnection(int port, String from) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port, InetAddress.ofLiteral(from), 0);
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream(), 8192);
  }

  /// @param headers each with its line end
  Reply send(String method, String path, String headers, String body) throws IOException {
    var bytes = body.getBytes(UTF_8);
    var head =
        "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%sContent-Length: %d\r\n\r\n"
            .formatted(method, path, headers, bytes.length)
            .getBytes(ISO_8859_1);
    var request = new byte[head.length + bytes.length];
    System.arraycopy(head, 0, request, 0, head.length);
    System.arraycopy(bytes, 0, request, head.length, bytes.length);
    socket.getOutputStream().write(request);
    return read();
  }

  /// Requests a stream, whose lines are then read with `line`.
  void open(String path, String headers) throws IOException {
    socket
        .getOutputStream()
        .write(
            "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n"
                .formatted(path, headers)
                .getBytes(ISO_8859_1));
  }

  private Reply read() throws IOException {
    var status = Integer.parseInt(line().split(" ")[1]);
    var length = 0;
    var chunked = false;
    var cookie = "";
    var location = "";
    for (var line = line(); !line.isEmpty(); line = line()) {
      var colon = line.indexOf(':');
      var name = line.substring(0, colon).toLowerCase(Locale.ROOT);
      var value = line.substring(colon + 1).strip();
      switch (name) {
        case "content-length" -> length = Integer.parseInt(value);
        case "transfer-encoding" -> chunked = true;
        case "set-cookie" -> cookie = value.substring(0, value.indexOf(';'));
        case "location" -> location = value;
        default -> {}
      }
    }
    var body = chunked ? chunks() : new String(in.readNBytes(length), UTF_8);
    return new Reply(status, cookie, location, body);
  }

  private String chunks() throws IOException {
    var all = new StringBuilder();
    while (true) {
      var size = Integer.parseInt(line(), 16);
      all.append(new String(in.readNBytes(size), UTF_8));
      line();
      if (size == 0) {
        return all.toString();
      }
    }
  }

  /// Reads the available bytes of a stream and counts the updates that begin in them.
  int updates(byte[] buffer) throws IOException {
    var length = socket.getInputStream().read(buffer);
    if (length < 0) {
      throw new IOException("the server closed the connection");
    }
    var count = 0;
    for (var i = 0; i + 6 < length; i++) {
      if (buffer[i] == '\n'
          && buffer[i + 1] == 'e'
          && buffer[i + 2] == 'v'
          && buffer[i + 6] == ':') {
        count++;
      }
    }
    return count;
  }

  /// The next line, without its line end.
  String line() throws IOException {
    var line = new StringBuilder();
    for (var next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new IOException("the server closed the connection");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
