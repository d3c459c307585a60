package io.lammer.server.ops;

import io.lammer.server.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/// The names that the server answers to: those that the operator gave it, `localhost`, and the
/// address that the connection came in at. A page from elsewhere whose name was made to point here
/// sends another name, and gets nothing.
@Component
final class Hosts {
  private final Set<String> names;

  Hosts(Settings settings) {
    this.names =
        Stream.concat(settings.hosts().stream(), peer(settings).stream())
            .map(name -> name.strip().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
  }

  /// The name by which the other servers of the house reach this one.
  private static Optional<String> peer(Settings settings) {
    return Optional.ofNullable(settings.peer()).map(URI::create).map(URI::getHost);
  }

  /// A program that speaks an old HTTP sends no name; no browser does that.
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
