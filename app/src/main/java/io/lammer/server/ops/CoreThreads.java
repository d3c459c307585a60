package io.lammer.server.ops;

import io.lammer.server.Fatal;
import io.lammer.server.FloorHost;
import io.lammer.server.Repeated;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.coyote.AbstractProtocol;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.tomcat.TomcatWebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/// Ends the process when a thread is gone without which it would look alive and do nothing: the one
/// that accepts connections, the one that hears what they send, and the one that writes or follows
/// the journals.
@Component
final class CoreThreads implements SmartLifecycle {
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final FloorHost host;
  private final WebServerApplicationContext context;
  private final Fatal fatal;
  private @Nullable Repeated watch;

  CoreThreads(FloorHost host, WebServerApplicationContext context, Fatal fatal) {
    this.host = host;
    this.context = context;
    this.fatal = fatal;
  }

  @Override
  public void start() {
    var threads = find();
    watch = new Repeated("lammer-watch", PAUSE, () -> look(threads));
  }

  private void look(List<Thread> threads) {
    threads.stream()
        .filter(thread -> !thread.isAlive())
        .findFirst()
        .ifPresent(gone -> fatal.end("the thread " + gone.getName() + " is gone" + why(gone)));
  }

  private String why(Thread gone) {
    var live = host.live();
    return gone.equals(live.thread()) && !live.database().isShared()
        ? live.database().writer().end().map(end -> " (" + end + ")").orElse("")
        : "";
  }

  private List<Thread> find() {
    var found = new ArrayList<Thread>();
    found.add(host.live().thread());
    if (context.getWebServer() instanceof TomcatWebServer server
        && server.getTomcat().getConnector().getProtocolHandler()
            instanceof AbstractProtocol<?> protocol) {
      // Where any free port was asked for, the threads were named before it was known.
      var name = protocol.getName().replace("\"", "").replaceFirst("(-auto-\\d+)-\\d+$", "$1");
      found.add(named(name + "-Acceptor"));
      found.add(named(name + "-Poller"));
    }
    return found;
  }

  private static Thread named(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no thread " + name));
  }

  /// First of all: what ends afterwards does so on purpose.
  @Override
  public void stop() {
    if (watch != null) {
      watch.close();
      watch = null;
    }
  }

  @Override
  public boolean isRunning() {
    return watch != null;
  }

  @Override
  public int getPhase() {
    return Integer.MAX_VALUE;
  }
}
