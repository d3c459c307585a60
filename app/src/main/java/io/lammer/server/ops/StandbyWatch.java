package io.lammer.server.ops;

import io.lammer.server.FloorHost;
import io.lammer.server.Repeated;
import io.lammer.store.Replication;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.HouseEvent;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Looks whether the standbys of the database are there that are meant to survive its primary. What
/// is wrong is told in the log and by the health of the server, and is an alert as soon as
/// something can be written.
@Component
final class StandbyWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(2);
  private static final Logger LOG = LoggerFactory.getLogger(StandbyWatch.class);

  /// @param since when it was first seen
  private record Stop(String why, Instant since) {}

  private final FloorHost host;
  private final Repeated clock;
  private final Queue<String> alerts = new ConcurrentLinkedQueue<>();
  private volatile @Nullable Stop stop;
  private volatile @Nullable String risk;

  StandbyWatch(FloorHost host) {
    this.host = host;
    this.clock = new Repeated("look after the standbys of the database", PAUSE, this::look);
  }

  private void look() {
    host.live().database().replication().ifPresent(this::see);
    tell();
  }

  void see(Replication now) {
    now.stop().ifPresentOrElse(this::stopped, this::goesOn);
    var before = risk;
    risk = now.risk().orElse(null);
    if (risk != null && before == null) {
      raise(risk);
    }
  }

  private void stopped(String why) {
    var before = stop;
    if (before == null) {
      LOG.error(why);
    }
    stop = new Stop(why, before == null ? now() : before.since());
  }

  private void goesOn() {
    var before = stop;
    stop = null;
    if (before != null) {
      raise(
          "a synchronous standby was away from %s to %s, and commits waited for it"
              .formatted(before.since(), now()));
    }
  }

  private void raise(String what) {
    LOG.warn(what);
    alerts.add(what);
  }

  /// All servers of a house see the same; the one that writes tells of it.
  private void tell() {
    var live = host.live();
    for (var what = alerts.peek(); what != null && live.isWriting(); what = alerts.peek()) {
      host.act(LiveFloor.PROGRAM, new Act.NoteProgram(new HouseEvent.Troubled(what)));
      alerts.remove();
    }
    if (!live.isWriting() && host.reachesWriter()) {
      alerts.clear();
    }
  }

  private Instant now() {
    return host.live().clock().instant().truncatedTo(ChronoUnit.SECONDS);
  }

  /// Why nothing can be written.
  Optional<String> stop() {
    return Optional.ofNullable(stop).map(Stop::why);
  }

  /// What would be lost with the primary.
  Optional<String> risk() {
    return Optional.ofNullable(risk);
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
