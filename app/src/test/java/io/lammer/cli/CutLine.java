package io.lammer.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// A line to a server that breaks: whatever it carries ends in the middle.
public final class CutLine implements AutoCloseable {
  private final ServerSocket entrance;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger answers = new AtomicInteger();
  private final Object gate = new Object();
  private volatile int port;
  private volatile int faulty;
  private volatile boolean refused;
  private volatile boolean held;
  private volatile Duration delay = Duration.ZERO;

  public CutLine(String server) throws IOException {
    this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    leadTo(server);
    Thread.startVirtualThread(this::accept);
  }

  public String url() {
    return "http://127.0.0.1:" + port();
  }

  public int port() {
    return entrance.getLocalPort();
  }

  public void leadTo(String server) {
    port = URI.create(server).getPort();
  }

  /// From now on, one in so many answers is lost: the server has done what was asked, and the
  /// connection breaks. 0 for none.
  void loseOneIn(int many) {
    faulty = many;
  }

  /// Ends every connection.
  public void cut() {
    open.forEach(this::end);
  }

  /// Ends every connection, and each new one at once, or takes them again.
  public void refuse(boolean refuse) {
    refused = refuse;
    if (refuse) {
      cut();
    }
  }

  /// Keeps what comes, and tells nobody; or lets it go, however late it is.
  public void hold(boolean hold) {
    synchronized (gate) {
      held = hold;
      gate.notifyAll();
    }
  }

  /// How long whatever comes is on its way.
  public void slow(Duration time) {
    delay = time;
  }

  private void accept() {
    try {
      while (true) {
        var caller = entrance.accept();
        open.add(caller);
        Thread.startVirtualThread(() -> connect(caller));
      }
    } catch (IOException _) {
      cut();
    }
  }

  private void connect(Socket caller) {
    try {
      var server = new Socket(InetAddress.getLoopbackAddress(), port);
      open.add(server);
      if (refused) {
        cut();
      }
      Thread.startVirtualThread(() -> carry(caller, server, false));
      carry(server, caller, true);
    } catch (IOException _) {
      end(caller);
    }
  }

  private void carry(Socket from, Socket to, boolean answer) {
    try (from;
        to) {
      carry(from.getInputStream(), to.getOutputStream(), answer);
    } catch (IOException _) {
      // One of them is gone, and so is the other now.
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  private void carry(InputStream in, OutputStream out, boolean answer) throws IOException {
    var bytes = new byte[8192];
    for (var count = in.read(bytes); count >= 0; count = in.read(bytes)) {
      var many = faulty;
      if (answer && many > 0 && answers.incrementAndGet() % many == 0) {
        return;
      }
      pass();
      out.write(bytes, 0, count);
      out.flush();
    }
  }

  private void pass() throws IOException {
    try {
      Thread.sleep(delay);
      synchronized (gate) {
        while (held) {
          gate.wait();
        }
      }
    } catch (InterruptedException interrupted) {
      throw new IOException(interrupted);
    }
  }

  private void end(Socket socket) {
    open.remove(socket);
    try {
      socket.close();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public void close() throws IOException {
    entrance.close();
    cut();
  }
}
