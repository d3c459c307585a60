package io.lammer.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.page.Problem;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.floor.Actor;
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

/// Sends topics to screens, each on the thread of its own request.
@Component
public final class Streams implements SmartLifecycle {
  /// A screen that heard nothing for a little longer than two of these says so.
  private static final Duration HEARTBEAT = Duration.ofMillis(1_500);

  /// More screens than a house has; one more is told to come again. People cannot take the places
  /// of displays.
  private static final int MOST = 2_000;

  /// How long a screen that was told more by another server waits for this one to know it too.
  private static final Duration CATCH_UP = Duration.ofSeconds(5);

  private final Hub hub;
  private final Lookers lookers;
  private final Places people;
  private final Places displays;
  private final Set<Mailbox> waiting = ConcurrentHashMap.newKeySet();

  /// Says that the stream lives, and which program it comes from: a start of this one or, where
  /// several servers share the house, any with the same build and rules.
  private final byte[] beat;

  private volatile boolean running;

  private final LiveFloor live;

  Streams(FloorHost host, Hub hub, Lookers lookers, Settings settings) {
    this.hub = hub;
    this.live = host.live();
    var program =
        live.database().isShared()
            ? host.started().program() + host.started().catalog()
            : UUID.randomUUID();
    this.beat = "event: beat\ndata: %s\n\n".formatted(program).getBytes(UTF_8);
    this.lookers = lookers;
    this.people = new Places(MOST, settings.streams());
    this.displays = new Places(MOST, settings.streams());
  }

  /// Sends to a person until the screen goes away or `goesOn` says no.
  ///
  /// @param last the id of the last update that the screen has
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
    var counted = topics.keySet().stream().filter(Lookers::counts).toList();
    lookers.come(counted, actor.name());
    try {
      counted.forEach(hub::refresh);
      send(people, actor.name(), topics, last, response, goesOn);
    } finally {
      lookers.go(counted, actor.name());
      counted.forEach(hub::refresh);
    }
  }

  /// As above, to a display or device, for topics that were found already.
  public void send(
      String who,
      Map<String, Topic> topics,
      String last,
      HttpServletResponse response,
      BooleanSupplier goesOn) {
    send(displays, who, topics, last, response, goesOn);
  }

  private void send(
      Places places,
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
      var seen = Seen.parse(last);
      requireCurrent();
      var reached = seen.isReached(live, CATCH_UP);
      if (!reached) {
        requireCurrent();
      }
      // What a server that is current does not reach in that time is of another house, or of an
      // end that was lost.
      var known = reached || seen.isReached(live, Duration.ZERO) ? seen : Seen.NOTHING;
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
      Map<String, Topic> topics, Seen last, HttpServletResponse response, BooleanSupplier goesOn)
      throws IOException, InterruptedException {
    response.setContentType("text/event-stream;charset=UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Accel-Buffering", "no");
    var mailbox = new Mailbox();
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

  /// How many screens have a stream open.
  public int open() {
    return people.taken() + displays.taken();
  }

  private static String text(Rendered update, Seen seen) {
    return "id: %s\nevent: %s\ndata: %s\n\n"
        .formatted(seen, update.topic(), update.html().strip().replace("\n", "\ndata: "));
  }

  @Override
  public void start() {
    running = true;
  }

  /// Streams never end by themselves: they are let go before the server waits for its requests.
  @Override
  public void stop() {
    running = false;
    waiting.forEach(Mailbox::close);
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
