package io.lammer.web.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.house.Actor;
import io.lammer.runtime.LiveFloor;
import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.page.Problem;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Streams topics to screens as server-sent events, each on the thread of its own request.
@Component
public final class Streams implements SmartLifecycle {
  /// Interval of heartbeats. A screen that hears nothing for slightly more than two of them reports
  /// a lost connection.
  private static final Duration HEARTBEAT = Duration.ofMillis(1_500);

  /// Maximum number of streams, more than a house has screens. People and displays have separate
  /// quotas, so that people cannot use up the displays' streams.
  private static final int MOST = 2_000;

  /// How long a stream waits for this server to reach what the screen has seen on another server.
  private static final Duration CATCH_UP = Duration.ofSeconds(5);

  private final Hub hub;
  private final ConsolePresence lookers;
  private final StreamQuota people;
  private final StreamQuota displays;
  private final Set<UpdateQueue> waiting = ConcurrentHashMap.newKeySet();

  /// The heartbeat event. Its data identifies the program: this process or, where several servers
  /// share the house, the build and the rules, which are the same on all of them.
  private final byte[] beat;

  private volatile boolean running;

  private final LiveFloor live;

  Streams(HouseService host, Hub hub, ConsolePresence lookers, Settings settings) {
    this.hub = hub;
    this.live = host.live();
    var program =
        live.database().isShared()
            ? host.started().program() + host.started().catalog()
            : UUID.randomUUID();
    this.beat = "event: beat\ndata: %s\n\n".formatted(program).getBytes(UTF_8);
    this.lookers = lookers;
    this.people = new StreamQuota(MOST, settings.streams());
    this.displays = new StreamQuota(MOST, settings.streams());
  }

  /// Streams to a person until the screen disconnects or `goesOn` returns false.
  ///
  /// @param last id of the last update that the screen has
  void send(
      List<String> names,
      Actor actor,
      String last,
      HttpServletResponse response,
      BooleanSupplier goesOn) {
    var topics = new LinkedHashMap<String, Topic>();
    for (var name : names) {
      hub.topic(name, actor.role()).ifPresent(topic -> topics.put(name, topic));
    }
    var counted = topics.keySet().stream().filter(ConsolePresence::counts).toList();
    lookers.come(counted, actor.name());
    try {
      counted.forEach(hub::refresh);
      send(people, actor.name(), topics, last, response, goesOn);
    } finally {
      lookers.go(counted, actor.name());
      counted.forEach(hub::refresh);
    }
  }

  /// Streams topics that are already looked up to a display or a device.
  public void send(
      String who,
      Map<String, Topic> topics,
      String last,
      HttpServletResponse response,
      BooleanSupplier goesOn) {
    send(displays, who, topics, last, response, goesOn);
  }

  private void send(
      StreamQuota places,
      String who,
      Map<String, Topic> topics,
      String last,
      HttpServletResponse response,
      BooleanSupplier goesOn) {
    switch (places.take(who)) {
      case YES -> {}
      case NOT_FOR_YOU ->
          throw new Problem(
              HttpStatus.TOO_MANY_REQUESTS,
              "%s has too many screens open; close one of them".formatted(who));
      case FULL ->
          throw new Problem(
              HttpStatus.SERVICE_UNAVAILABLE, "too many screens are open; come again");
    }
    try {
      var seen = SeenVersions.parse(last);
      requireCurrent();
      var reached = seen.isReached(live, CATCH_UP);
      if (!reached) {
        requireCurrent();
      }
      // A position that a current server does not reach in this time belongs to another house or to
      // events that were lost.
      var known = reached || seen.isReached(live, Duration.ZERO) ? seen : SeenVersions.NOTHING;
      stream(topics, known, response, goesOn);
    } catch (IOException _) {
      LoggerFactory.getLogger(Streams.class).debug("a screen went away");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      places.giveBack(who);
    }
  }

  private void requireCurrent() {
    if (!live.isCurrent()) {
      throw new Problem.Busy("this server is behind the others; come again");
    }
  }

  private void stream(
      Map<String, Topic> topics,
      SeenVersions last,
      HttpServletResponse response,
      BooleanSupplier goesOn)
      throws IOException, InterruptedException {
    response.setContentType("text/event-stream;charset=UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Accel-Buffering", "no");
    var mailbox = new UpdateQueue();
    waiting.add(mailbox);
    var joined = new LinkedHashMap<String, Channel>();
    try {
      topics.forEach((name, topic) -> joined.put(name, hub.join(name, topic, mailbox)));
      var out = response.getOutputStream();
      out.write("retry: 1000\n\n".getBytes(UTF_8));
      out.write(beat);
      out.flush();
      var seen = last;
      for (var channel : joined.values()) {
        var now = channel.now();
        if (!last.covers(now.seen())) {
          mailbox.put(now);
        }
      }
      while (running && goesOn.getAsBoolean()) {
        var updates = mailbox.take(HEARTBEAT);
        for (var update : updates) {
          seen = seen.and(update.seen());
          out.write(text(update, seen).getBytes(UTF_8));
        }
        if (updates.isEmpty() && live.isCurrent()) {
          out.write(beat);
        }
        out.flush();
      }
    } finally {
      waiting.remove(mailbox);
      joined.keySet().forEach(name -> hub.leave(name, mailbox));
    }
  }

  public int open() {
    return people.taken() + displays.taken();
  }

  private static String text(RenderedTopic update, SeenVersions seen) {
    return "id: %s\nevent: %s\ndata: %s\n\n"
        .formatted(seen, update.topic(), update.html().strip().replace("\n", "\ndata: "));
  }

  @Override
  public void start() {
    running = true;
  }

  /// Streams never end by themselves, so they are ended before the server waits for its requests.
  @Override
  public void stop() {
    running = false;
    waiting.forEach(UpdateQueue::close);
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public int getPhase() {
    return Integer.MAX_VALUE;
  }
}
