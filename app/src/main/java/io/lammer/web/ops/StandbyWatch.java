package io.lammer.web.ops;

import io.lammer.house.Act;
import io.lammer.house.HouseEvent;
import io.lammer.journal.Replication;
import io.lammer.runtime.LiveFloor;
import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
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

/// Checks regularly that the database's standbys, which must survive the loss of its primary, are
/// connected. Problems go to the log and to the health check, and become an alert as soon as the
/// journals can be written.
@Component
final class StandbyWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(2);
  private static final Logger LOG = LoggerFactory.getLogger(StandbyWatch.class);

  /// @param since when it was first noticed
  private record Stop(String why, Instant since) {}

  private final HouseService host;
  private final PeriodicTask clock;
  private final Queue<String> alerts = new ConcurrentLinkedQueue<>();
  private volatile @Nullable Stop stop;
  private volatile @Nullable String risk;

  StandbyWatch(HouseService host) {
    this.host = host;
    this.clock = new PeriodicTask("look after the standbys of the database", PAUSE, this::look);
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

  /// Every server of a house sees the same problems; only the writer journals them.
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

  /// Why commits are blocked, if they are.
  Optional<String> stop() {
    return Optional.ofNullable(stop).map(Stop::why);
  }

  /// What the loss of the primary would cost, if anything.
  Optional<String> risk() {
    return Optional.ofNullable(risk);
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
