package io.lammer.web.ops;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/// Sets Tomcat's maximum number of connections by the size of the heap, unless a setting gives it:
/// each connection holds buffers for its headers, its input and its output.
@Component
record ConnectionLimit(Environment environment)
    implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
  private static final String SETTING = "server.tomcat.max-connections";
  private static final int MOST = 8192;
  private static final int LEAST = 256;
  private static final long BYTES_OF_ONE = 128_000;

  /// Divisor that gives the share of the heap for the buffers of connections.
  private static final int OF_HEAP = 3;

  @Override
  public void customize(TomcatServletWebServerFactory factory) {
    if (!environment.containsProperty(SETTING)) {
      var most = most(Runtime.getRuntime().maxMemory());
      factory.addConnectorCustomizers(connector -> connector.setProperty("maxConnections", most));
    }
  }

  static String most(long heap) {
    return String.valueOf(Math.clamp(heap / OF_HEAP / BYTES_OF_ONE, LEAST, MOST));
  }
}
