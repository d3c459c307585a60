package io.lammer.web.ops;

import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
import io.lammer.web.ProcessHalt;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.coyote.AbstractProtocol;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.tomcat.TomcatWebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/// Ends the process when an essential thread has died: the acceptor or the poller of connections,
/// or the thread that writes or follows the journals. Without one of them the process would look
/// alive and do nothing.
@Component
final class CoreThreads implements SmartLifecycle {
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final HouseService host;
  private final WebServerApplicationContext context;
  private final ProcessHalt fatal;
  private @Nullable PeriodicTask watch;

  CoreThreads(HouseService host, WebServerApplicationContext context, ProcessHalt fatal) {
    this.host = host;
    this.context = context;
    this.fatal = fatal;
  }

  @Override
  public void start() {
    var threads = find();
    watch = new PeriodicTask("lammer-watch", PAUSE, () -> look(threads));
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
      // With an ephemeral port, Tomcat names its threads before the port is known.
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

  /// Stops first, since threads that end later in the shutdown end on purpose.
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
