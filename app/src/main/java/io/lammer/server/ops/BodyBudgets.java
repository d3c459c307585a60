package io.lammer.server.ops;

import io.lammer.server.FloorHost;
import io.lammer.server.PeerRequests;
import io.lammer.server.Settings;
import io.lammer.server.access.Sessions;
import io.lammer.store.StoreFailed;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.stereotype.Component;

/// How large a body may be, and how many bytes of bodies may be held at once. People who are signed
/// in, their few large bodies (set-ups), everybody else and the other servers of the house have
/// bytes of their own, so that none of them takes the room of another.
@Component
final class BodyBudgets {
  /// The largest body of all.
  static final int MOST = 1_000_000;

  /// The largest body of somebody who is not signed in: a name, a password and some digits, or what
  /// a device reports.
  static final int STRANGERS_MOST = 16_000;

  /// The largest body of a command; larger ones are large.
  private static final int COMMANDS_MOST = 64_000;

  /// The share of the heap that all bodies may take, as a divisor: reading a body as JSON takes
  /// several times its length.
  private static final long OF_HEAP = 32;

  private static final long LEAST = 4L * MOST;

  /// A kind of sender, with its bytes.
  record Allowance(int most, ByteBudget budget) {}

  private final Sessions sessions;
  private final FloorHost host;
  private final Allowance people;
  private final Allowance large;
  private final Allowance strangers;
  private final Allowance peers;

  BodyBudgets(Settings settings, Sessions sessions, FloorHost host, MeterRegistry registry) {
    this.sessions = sessions;
    this.host = host;
    var inAll =
        settings.bodyBudget() == null
            ? Math.max(LEAST, Runtime.getRuntime().maxMemory() / OF_HEAP)
            : Math.max(LEAST, settings.bodyBudget().toBytes());
    this.people = new Allowance(COMMANDS_MOST, new ByteBudget(inAll / 4, inAll / 8));
    this.large = new Allowance(MOST, new ByteBudget(inAll / 4, inAll / 4));
    this.strangers =
        new Allowance(STRANGERS_MOST, new ByteBudget(inAll / 8, inAll / 32, inAll / 32));
    this.peers = new Allowance(MOST, new ByteBudget(inAll / 4, inAll / 4));
    Gauge.builder("lammer.bodies.bytes", this, BodyBudgets::held)
        .description("Bytes of request bodies that are held")
        .register(registry);
  }

  private double held() {
    return List.of(people, large, strangers, peers).stream()
        .mapToLong(it -> it.budget().held())
        .sum();
  }

  /// What the sender of a request may send.
  Allowance of(HttpServletRequest request, long length) {
    if (isPeer(request, length)) {
      return peers;
    }
    if (!isSignedIn(request)) {
      return strangers;
    }
    return length > COMMANDS_MOST ? large : people;
  }

  /// Not by the path alone: strangers would take the bytes of the servers.
  private boolean isPeer(HttpServletRequest request, long length) {
    var path = request.getRequestURI();
    var pass = request.getHeader(PeerRequests.PASS);
    return path.startsWith(PeerRequests.PREFIX)
        && pass != null
        && host.messages().isPass(pass, path, length);
  }

  private boolean isSignedIn(HttpServletRequest request) {
    try {
      return request.getRequestedSessionId() != null && sessions.isSignedIn(request);
    } catch (StoreFailed _) {
      return false;
    }
  }
}
