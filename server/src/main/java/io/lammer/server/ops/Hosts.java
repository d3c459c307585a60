package io.lammer.server.ops;

import io.lammer.server.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/// The names that the server answers to: those that the operator gave it, `localhost`, and the
/// address that the connection came in at. A page from elsewhere whose name was made to point here
/// sends another name, and gets nothing.
@Component
final class Hosts {
  private final Set<String> names;

  Hosts(Settings settings) {
    this.names =
        settings.hosts().stream()
            .map(name -> name.strip().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
  }

  /// A program that speaks an old HTTP sends no name; no browser does that.
  boolean knows(HttpServletRequest request) {
    if (request.getHeader("Host") == null) {
      return true;
    }
    var name = request.getServerName().toLowerCase(Locale.ROOT);
    return name.equals("localhost") || names.contains(name) || isHere(name, request.getLocalAddr());
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
