package io.lammer.server.ops;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/// As many connections at once as the heap has room for, unless a setting says how many: each holds
/// buffers for the head of a request and for what is sent and received.
@Component
record Connections(Environment environment)
    implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
  private static final String SETTING = "server.tomcat.max-connections";
  private static final int MOST = 8192;
  private static final int LEAST = 256;
  private static final long BYTES_OF_ONE = 128_000;

  /// The share of the heap that buffers of connections may take, as a divisor.
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
