package io.lammer.server.ops;

import io.lammer.server.Settings;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;
import org.apache.coyote.ContinueResponseTiming;
import org.apache.coyote.InputBuffer;
import org.apache.tomcat.util.net.ApplicationBufferHandler;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/// Takes in the body of a request before anything is done about it. It has so long in all: the
/// connector's own timeout begins anew with each byte, and who sends one now and then would stay
/// for ever.
@Component
final class Bodies implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
  /// More than anybody needs; what is larger is refused.
  static final int MOST = 1_000_000;

  /// So much of a refused body is taken off the line, so that its sender comes to read why.
  private static final int DRAINED_MOST = 4 * MOST;

  private static final long MALFORMED = Long.MIN_VALUE;

  private final Duration time;

  Bodies(Settings settings) {
    this.time = settings.bodyTime();
  }

  @Override
  public void customize(TomcatServletWebServerFactory factory) {
    factory.addEngineValves(new Valve());
  }

  private final class Valve extends ValveBase {
    Valve() {
      super(true);
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
      var coyote = request.getCoyoteRequest();
      var length = length(request);
      if (length == MALFORMED) {
        coyote.action(ActionCode.DISABLE_SWALLOW_INPUT, null);
        response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
        return;
      }
      if (length == 0 || (length < 0 && request.getHeader("Transfer-Encoding") == null)) {
        getNext().invoke(request, response);
        return;
      }
      response.sendAcknowledgement(ContinueResponseTiming.IMMEDIATELY);
      var connection = coyote.getInputBuffer();
      var body = new ByteArrayOutputStream();
      var wanted = length > 0 && length <= MOST;
      if (wanted && !(came(connection, body) && body.size() == length)) {
        coyote.action(ActionCode.DISABLE_SWALLOW_INPUT, null);
        response.setStatus(HttpServletResponse.SC_REQUEST_TIMEOUT);
        return;
      }
      coyote.setInputBuffer(new Kept(ByteBuffer.wrap(body.toByteArray())));
      try {
        getNext().invoke(request, response);
      } finally {
        coyote.setInputBuffer(connection);
      }
      if (!wanted && !came(connection, OutputStream.nullOutputStream())) {
        coyote.action(ActionCode.DISABLE_SWALLOW_INPUT, null);
      }
    }

    /// Two lengths that differ, or one that is no number, are no length.
    private static long length(Request request) {
      try {
        return request.getContentLengthLong();
      } catch (IllegalArgumentException _) {
        return MALFORMED;
      }
    }

    /// True when the end came in time.
    private boolean came(InputBuffer connection, OutputStream to) {
      var until = System.nanoTime() + time.toNanos();
      var part = new Part();
      var size = 0L;
      try {
        while (connection.doRead(part) >= 0) {
          var bytes = part.getByteBuffer();
          size += bytes.remaining();
          to.write(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
          if (size > DRAINED_MOST || System.nanoTime() > until) {
            return false;
          }
        }
        return true;
      } catch (IOException _) {
        return false;
      }
    }
  }

  /// A body that is here already.
  private static final class Kept implements InputBuffer {
    private ByteBuffer body;

    Kept(ByteBuffer body) {
      this.body = body;
    }

    @Override
    public int doRead(ApplicationBufferHandler handler) {
      if (!body.hasRemaining()) {
        return -1;
      }
      var all = body;
      body = ByteBuffer.allocate(0);
      handler.setByteBuffer(all);
      return all.remaining();
    }

    @Override
    public int available() {
      return body.remaining();
    }
  }

  /// What one read brought.
  private static final class Part implements ApplicationBufferHandler {
    private ByteBuffer buffer = EMPTY_BUFFER;

    @Override
    public void setByteBuffer(ByteBuffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public ByteBuffer getByteBuffer() {
      return buffer;
    }

    @Override
    public void expand(int size) {}
  }
}
