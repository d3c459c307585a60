package io.lammer.server.live;

import io.lammer.server.FloorHost;
import io.lammer.server.PeerRequests;
import io.lammer.server.Repeated;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/// Lets the servers of a house know who has a console open at which of them: every second each
/// tells the one that writes, and is answered who looks elsewhere.
@Component
public final class Neighbors implements DisposableBean {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Duration PAUSE = Duration.ofSeconds(1);
  private static final String WRITER = "writer";

  private final FloorHost host;
  private final Hub hub;
  private final Lookers lookers;
  private final String self = UUID.randomUUID().toString();
  private final @Nullable Repeated clock;

  private record Told(String server, Map<String, Set<String>> lookers) {}

  Neighbors(FloorHost host, Hub hub, Lookers lookers) {
    this.host = host;
    this.hub = hub;
    this.lookers = lookers;
    this.clock =
        host.live().database().isShared()
            ? new Repeated("tell who looks", PAUSE, this::tell)
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

  /// What another server has told this one, which writes.
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
