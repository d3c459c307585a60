package io.lammer.web.ops;

import io.lammer.web.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/// The host names that the server answers to: those that the operator configured, `localhost`, and
/// the address that the connection came in at. Requests for any other name are refused as
/// protection against DNS rebinding.
@Component
final class AllowedHosts {
  private final Set<String> names;

  AllowedHosts(Settings settings) {
    this.names =
        Stream.concat(settings.hosts().stream(), peer(settings).stream())
            .map(name -> name.strip().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
  }

  /// The host name by which the other servers of the house reach this one.
  private static Optional<String> peer(Settings settings) {
    return Optional.ofNullable(settings.peer()).map(URI::create).map(URI::getHost);
  }

  /// True also without a Host header: only HTTP/1.0 clients omit it, and no browser does.
  boolean knows(HttpServletRequest request) {
    if (request.getHeader("Host") == null) {
      return true;
    }
    var name = request.getServerName().toLowerCase(Locale.ROOT);
    var local = request.getLocalAddr();
    return name.equals("localhost")
        || name.equals(local)
        || names.contains(name)
        || isHere(name, local);
  }

  private static boolean isHere(String name, String local) {
    try {
      var asked = InetAddress.ofLiteral(name.replaceAll("^\\[|]$", ""));
      return asked.isLoopbackAddress() || asked.equals(InetAddress.ofLiteral(local));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
