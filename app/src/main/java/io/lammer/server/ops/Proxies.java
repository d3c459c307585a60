package io.lammer.server.ops;

import static java.util.stream.Collectors.joining;

import io.lammer.server.Settings;
import io.lammer.server.StartRefused;
import java.net.InetAddress;
import java.util.regex.Pattern;
import org.apache.catalina.valves.RemoteIpValve;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/// Whom `X-Forwarded-For` and `X-Forwarded-Proto` are believed from: the proxies that the operator
/// names, and nobody else. Addresses are read from the right, where the last proxy wrote, so that
/// what a client put at the left counts for nothing.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
record Proxies(Settings settings)
    implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
  @Override
  public void customize(TomcatServletWebServerFactory factory) {
    if (settings.proxies().isEmpty()) {
      return;
    }
    var valve = new RemoteIpValve();
    valve.setInternalProxies(
        settings.proxies().stream()
            .map(Proxies::address)
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
