package io.lammer.web;

import io.lammer.journal.Loopback;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.Environment;

/// Startup check of listen addresses: an address other than loopback needs TLS, or a proxy that has
/// it.
public final class ListenCheck {
  private static final List<String> TLS = List.of(".bundle", ".certificate", ".key-store");

  private static final Pattern PORT = Pattern.compile("[0-9]{1,5}");
  private static final int PORT_MAX = 65_535;

  private ListenCheck() {}

  /// Spring and Tomcat settings that would trust forwarded headers from any client.
  private static final List<String> BELIEVING =
      List.of("server.tomcat.remoteip.remote-ip-header", "server.tomcat.remoteip.protocol-header");

  /// Runs before the database is opened.
  static void check(ConfigurableApplicationContext context) {
    var environment = context.getEnvironment();
    if (BELIEVING.stream().anyMatch(environment::containsProperty)
        || !environment
            .getProperty("server.forward-headers-strategy", "none")
            .equalsIgnoreCase("none")) {
      throw new StartRefused(
          "server.forward-headers-strategy and server.tomcat.remoteip would believe anybody's"
              + " X-Forwarded-For; name the proxies in lammer.proxies instead"
              + " (see docs/install.md)");
    }
    requirePort("server.port", environment.getProperty("server.port", "8080"));
    requireSafe(environment, "server.address", "server.ssl");
    requireSafePeer(environment);
    requireFree(environment, "server.address", environment.getProperty("server.port", "8080"));
  }

  /// Refuses a port that is taken. Runs before the house is opened, so that a failed start leaves
  /// no event in its journal.
  static void requireFree(Environment environment, String key, String portText) {
    var port = Integer.parseInt(portText);
    var address = environment.getProperty(key, "127.0.0.1");
    if (port == 0) {
      return;
    }
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(address, port));
    } catch (BindException taken) {
      PortInUseException.throwIfPortBindingException(taken, () -> port);
      throw new IllegalStateException(taken);
    } catch (IOException failed) {
      throw new UncheckedIOException(
          "%s:%d cannot be listened on".formatted(address, port), failed);
    }
  }

  /// Requires TLS between servers: forwarded commands contain hashes of secrets.
  private static void requireSafePeer(Environment environment) {
    var peer = environment.getProperty("lammer.peer", "");
    if (!peer.isEmpty() && !isSafe(peer, environment)) {
      throw new StartRefused(
          "lammer.peer is %s, beyond this machine, without TLS; expected an https URL, or"
                  .formatted(peer)
              + " lammer.insecure=true where nobody else is on the line (see docs/operations.md)");
    }
  }

  private static boolean isSafe(String peer, Environment environment) {
    return isSafe(peer) || environment.getProperty("lammer.insecure", Boolean.class, false);
  }

  /// True if traffic to this URL cannot be read by others: https, or loopback.
  static boolean isSafe(String url) {
    try {
      var address = URI.create(url);
      return "https".equals(address.getScheme())
          || (address.getHost() != null && Loopback.is(address.getHost()));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  static void requirePort(String key, String port) {
    if (!PORT.matcher(port).matches() || Integer.parseInt(port) > PORT_MAX) {
      throw new StartRefused(
          "%s is %s; expected 0 to %d, 0 for any that is free".formatted(key, port, PORT_MAX));
    }
  }

  /// Requires loopback, TLS, or a proxy that has TLS.
  ///
  /// @param key the key of the address setting
  /// @param tls the prefix of the TLS settings
  static void requireSafe(Environment environment, String key, String tls) {
    var address = environment.getProperty(key, "127.0.0.1");
    if (isLoopback(key, address)) {
      return;
    }
    if (environment.getProperty("lammer.demo", Boolean.class, false)) {
      throw new StartRefused(
          "%s is %s, beyond this machine; a training floor, whose passwords everybody"
                  .formatted(key, address)
              + " knows, listens on this machine only");
    }
    if (!hasTls(environment, tls)
        && !environment.getProperty("lammer.insecure", Boolean.class, false)) {
      throw new StartRefused(
          "%s is %s, beyond this machine, without TLS; set %s.*, or".formatted(key, address, tls)
              + " lammer.insecure=true behind a proxy that has it (see docs/install.md)");
    }
  }

  public static boolean hasTls(Environment environment) {
    return hasTls(environment, "server.ssl");
  }

  private static boolean hasTls(Environment environment, String tls) {
    return environment.getProperty(tls + ".enabled", Boolean.class, true)
        && TLS.stream().map(key -> tls + key).anyMatch(environment::containsProperty);
  }

  private static boolean isLoopback(String key, String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException _) {
      throw new StartRefused("%s is %s, which is no address".formatted(key, address));
    }
  }
}
