package io.lammer.web.ops;

import org.apache.coyote.Processor;
import org.apache.coyote.http11.Constants;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.coyote.http11.Http11OutputBuffer;
import org.apache.coyote.http11.Http11Processor;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/// Tomcat's HTTP/1.1 protocol with a [FreshChunkedFilter] in each processor. Tomcat has no setting
/// for filters and keeps them in a private field.
public final class Http11Protocol extends Http11NioProtocol {
  /// Makes Tomcat use this protocol.
  @Component
  record Choice() implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
    @Override
    public void customize(TomcatServletWebServerFactory factory) {
      factory.setProtocol(Http11Protocol.class.getName());
    }
  }

  @Override
  protected Processor createProcessor() {
    var processor = super.createProcessor();
    output(processor).getFilters()[Constants.CHUNKED_FILTER] = new FreshChunkedFilter();
    return processor;
  }

  static Http11OutputBuffer output(Processor processor) {
    try {
      var field = Http11Processor.class.getDeclaredField("outputBuffer");
      field.setAccessible(true);
      return (Http11OutputBuffer) field.get(processor);
    } catch (ReflectiveOperationException changed) {
      throw new IllegalStateException(
          "this version of Tomcat keeps its filters elsewhere", changed);
    }
  }
}
