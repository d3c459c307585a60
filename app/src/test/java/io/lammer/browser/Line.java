package io.lammer.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;

/// A line to a server that can fall silent without a word, as when a switch dies.
final class Line implements AutoCloseable {
  private final ServerSocket door;
  private final int server;
  private boolean silent;

  Line(String url) {
    server = URI.create(url).getPort();
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
    Thread.startVirtualThread(this::accept);
  }

  String url() {
    return "http://127.0.0.1:" + door.getLocalPort();
  }

  synchronized void silent(boolean now) {
    silent = now;
    notifyAll();
  }

  private synchronized void waitWhileSilent() throws InterruptedException {
    while (silent) {
      wait();
    }
  }

  private void accept() {
    try {
      while (true) {
        var screen = door.accept();
        var far = new Socket(InetAddress.getLoopbackAddress(), server);
        Thread.startVirtualThread(() -> pass(screen, far));
        Thread.startVirtualThread(() -> pass(far, screen));
      }
    } catch (IOException _) {
      // closed
    }
  }

  private void pass(Socket from, Socket to) {
    var bytes = new byte[8192];
    try (from;
        to) {
      for (var count = 0; count >= 0; count = from.getInputStream().read(bytes)) {
        waitWhileSilent();
        to.getOutputStream().write(bytes, 0, count);
      }
    } catch (IOException _) {
      // one of the two went away
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    silent(false);
    door.close();
  }
}
