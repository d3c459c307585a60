package io.lammer.web.ops;

import io.lammer.journal.StoreFailed;
import io.lammer.web.HouseService;
import io.lammer.web.PeerRequests;
import io.lammer.web.Settings;
import io.lammer.web.access.Sessions;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.stereotype.Component;

/// Limits on the size of a request body and on the bytes of all bodies held at once. Signed-in
/// people, their few large bodies (set-ups), everybody else and the other servers of the house have
/// separate budgets, so that none can use up another's.
@Component
final class BodyBudgets {
  /// Maximum body size of any sender, in bytes.
  static final int MOST = 1_000_000;

  /// Maximum body size in bytes of a client that is not signed in: a sign-in form, or a device's
  /// report.
  static final int STRANGERS_MOST = 16_000;

  /// Maximum body size of an ordinary command, in bytes; anything above uses the budget for large
  /// bodies.
  private static final int COMMANDS_MOST = 64_000;

  /// Divisor that gives the share of the heap for all bodies: parsing a body as JSON takes several
  /// times its length.
  private static final long OF_HEAP = 32;

  private static final long LEAST = 4L * MOST;

  /// The limits for one kind of sender.
  ///
  /// @param most maximum body size in bytes
  /// @param budget limits the bytes of all its bodies held at once
  record Allowance(int most, ByteBudget budget) {}

  private final Sessions sessions;
  private final HouseService host;
  private final Allowance people;
  private final Allowance large;
  private final Allowance strangers;
  private final Allowance peers;

  BodyBudgets(Settings settings, Sessions sessions, HouseService host, MeterRegistry registry) {
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

  Allowance of(HttpServletRequest request, long length) {
    if (isPeer(request, length)) {
      return peers;
    }
    if (!isSignedIn(request)) {
      return strangers;
    }
    return length > COMMANDS_MOST ? large : people;
  }

  /// Checks the signed pass and not only the path: otherwise anybody could use up the servers'
  /// budget.
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
