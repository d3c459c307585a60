package io.lammer.web.push;

import io.lammer.web.HouseService;
import io.lammer.web.PeerRequests;
import io.lammer.web.PeriodicTask;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/// Shares console presence between the servers of a house: every second each server reports its own
/// to the writer, which answers with that of all others.
@Component
public final class ConsolePresenceSync implements DisposableBean {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Duration PAUSE = Duration.ofSeconds(1);
  private static final String WRITER = "writer";

  private final HouseService host;
  private final Hub hub;
  private final ConsolePresence lookers;
  private final String self = UUID.randomUUID().toString();
  private final @Nullable PeriodicTask clock;

  private record Told(String server, Map<String, Set<String>> lookers) {}

  ConsolePresenceSync(HouseService host, Hub hub, ConsolePresence lookers) {
    this.host = host;
    this.hub = hub;
    this.lookers = lookers;
    this.clock =
        host.live().database().isShared()
            ? new PeriodicTask("tell who looks", PAUSE, this::tell)
            : null;
  }

  private void tell() {
    var told =
        host.tellWriter(
                PeerRequests.LOOKERS, JSON.writeValueAsString(new Told(self, lookers.here())))
            .map(answer -> JSON.readValue(answer, Told.class))
            .orElseGet(() -> new Told(self, Map.of()));
    hear(told.server(), told.lookers());
  }

  /// Called on the writer with another server's report.
  public String told(String body) {
    var told = JSON.readValue(body, Told.class);
    hear(told.server(), told.lookers());
    return JSON.writeValueAsString(new Told(WRITER, lookers.unknownTo(told.server())));
  }

  private void hear(String server, Map<String, Set<String>> names) {
    lookers.tell(server, names, Instant.now()).forEach(hub::refresh);
  }

  @Override
  public void destroy() {
    if (clock != null) {
      clock.close();
    }
  }
}
