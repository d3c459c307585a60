package io.lammer.web.ops;

import static java.util.stream.Collectors.joining;

import io.lammer.web.Settings;
import io.lammer.web.StartRefused;
import java.net.InetAddress;
import java.util.regex.Pattern;
import org.apache.catalina.valves.RemoteIpValve;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/// Trusted proxies: `X-Forwarded-For` and `X-Forwarded-Proto` are believed only from the addresses
/// that the operator lists. `X-Forwarded-For` is read from the right, where the last proxy wrote,
/// so that entries forged by the client are ignored.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
record TrustedProxies(Settings settings)
    implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
  @Override
  public void customize(TomcatServletWebServerFactory factory) {
    if (settings.proxies().isEmpty()) {
      return;
    }
    var valve = new RemoteIpValve();
    valve.setInternalProxies(
        settings.proxies().stream()
            .map(TrustedProxies::address)
            .map(Pattern::quote)
            .collect(joining("|")));
    valve.setRemoteIpHeader("X-Forwarded-For");
    valve.setProtocolHeader("X-Forwarded-Proto");
    factory.addEngineValves(valve);
  }

  private static String address(String proxy) {
    try {
      return InetAddress.ofLiteral(proxy.strip()).getHostAddress();
    } catch (IllegalArgumentException _) {
      throw new StartRefused(
          "lammer.proxies names \"%s\"; expected addresses such as 10.0.4.1".formatted(proxy));
    }
  }
}
