package io.lammer.web.ops;

import io.lammer.web.Settings;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;
import org.apache.coyote.ContinueResponseTiming;
import org.apache.coyote.InputBuffer;
import org.apache.tomcat.util.net.ApplicationBufferHandler;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// A Tomcat valve that reads the whole body before the request is handled, within the sender's
/// allowance ([BodyBudgets]) and within one overall time limit. The connector's own timeout
/// restarts with each byte, so a slow sender could hold the connection forever.
@Component
@Order(Ordered.LOWEST_PRECEDENCE) // after the proxies' valve, which knows the sender's address
final class BodyLimitValve implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {
  /// Request attribute that holds the reason why the body was refused.
  static final String REFUSED = BodyLimitValve.class.getName();

  /// Maximum bytes of a refused body that are read and discarded, so that the client gets to read
  /// the response.
  private static final int DRAINED_MOST = 4 * BodyBudgets.MOST;

  private static final long MALFORMED = Long.MIN_VALUE;

  enum Refusal {
    UNSTATED(HttpStatus.LENGTH_REQUIRED, "the body's length is not stated"),
    LARGE(HttpStatus.CONTENT_TOO_LARGE, "the body is larger than 1 MB"),
    STRANGERS(HttpStatus.CONTENT_TOO_LARGE, "a body of more than 16 kB needs a sign-in"),
    BUSY(HttpStatus.SERVICE_UNAVAILABLE, "too many bodies are on their way; try again");

    final HttpStatus status;
    final String sentence;

    Refusal(HttpStatus status, String sentence) {
      this.status = status;
      this.sentence = sentence;
    }
  }

  private final Duration time;
  private final BodyBudgets budgets;

  BodyLimitValve(Settings settings, BodyBudgets budgets) {
    this.time = settings.bodyTime();
    this.budgets = budgets;
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
      var length = length(request);
      if (length == MALFORMED) {
        request.getCoyoteRequest().action(ActionCode.DISABLE_SWALLOW_INPUT, null);
        response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
      } else if (request.getHeader("Transfer-Encoding") != null) {
        refuse(request, response, Refusal.UNSTATED);
      } else if (length <= 0) {
        getNext().invoke(request, response);
      } else {
        weigh(request, response, length);
      }
    }

    private void weigh(Request request, Response response, long length)
        throws IOException, ServletException {
      var allowed = budgets.of(request, length);
      var from = request.getRemoteAddr();
      if (length > allowed.most()) {
        var tooLarge = length > BodyBudgets.MOST ? Refusal.LARGE : Refusal.STRANGERS;
        refuse(request, response, tooLarge);
      } else if (!allowed.budget().take(from, length)) {
        refuse(request, response, Refusal.BUSY);
      } else {
        try {
          take(request, response, (int) length);
        } finally {
          allowed.budget().giveBack(from, length);
        }
      }
    }

    private void take(Request request, Response response, int length)
        throws IOException, ServletException {
      var coyote = request.getCoyoteRequest();
      response.sendAcknowledgement(ContinueResponseTiming.IMMEDIATELY);
      var connection = coyote.getInputBuffer();
      var body = ByteBuffer.allocate(length);
      if (!came(connection, body) || body.hasRemaining()) {
        coyote.action(ActionCode.DISABLE_SWALLOW_INPUT, null);
        response.setStatus(HttpServletResponse.SC_REQUEST_TIMEOUT);
        return;
      }
      pass(request, response, body.flip());
    }

    /// Passes the request on with `body` in place of the connection's input.
    private void pass(Request request, Response response, ByteBuffer body)
        throws IOException, ServletException {
      var coyote = request.getCoyoteRequest();
      var connection = coyote.getInputBuffer();
      coyote.setInputBuffer(new Kept(body));
      try {
        getNext().invoke(request, response);
      } finally {
        coyote.setInputBuffer(connection);
      }
    }

    /// Lets [RequestFilter] answer with the reason, then reads and discards the body.
    private void refuse(Request request, Response response, Refusal why)
        throws IOException, ServletException {
      request.setAttribute(REFUSED, why);
      response.sendAcknowledgement(ContinueResponseTiming.IMMEDIATELY);
      pass(request, response, ByteBuffer.allocate(0));
      var coyote = request.getCoyoteRequest();
      if (!came(coyote.getInputBuffer(), null)) {
        coyote.action(ActionCode.DISABLE_SWALLOW_INPUT, null);
      }
    }

    /// Conflicting or non-numeric Content-Length headers are malformed.
    private static long length(Request request) {
      try {
        return request.getContentLengthLong();
      } catch (IllegalArgumentException _) {
        return MALFORMED;
      }
    }

    /// Reads to the end of the body; false if it did not arrive in time or is too long.
    ///
    /// @param to null to discard the bytes
    private boolean came(InputBuffer connection, @Nullable ByteBuffer to) {
      var until = System.nanoTime() + time.toNanos();
      var part = new Part();
      var size = 0L;
      try {
        while (connection.doRead(part) >= 0) {
          var bytes = part.getByteBuffer();
          size += bytes.remaining();
          if (to != null) {
            to.put(bytes.duplicate());
          }
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
