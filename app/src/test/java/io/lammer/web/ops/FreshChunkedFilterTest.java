package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.web.Running;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.coyote.Response;
import org.apache.coyote.http11.HttpOutputBuffer;
import org.apache.coyote.http11.OutputFilter;
import org.junit.jupiter.api.Test;
import org.springframework.boot.tomcat.TomcatWebServer;

class FreshChunkedFilterTest {
  @Test
  void aResponseEndsWholeAfterOneThatBrokeOffInItsLastChunk() throws IOException {
    var filter = new FreshChunkedFilter();
    begin(filter, new Connection(2));
    assertThatThrownBy(filter::end).isInstanceOf(IOException.class);
    filter.recycle();

    var sound = new Connection(100);
    begin(filter, sound);
    filter.doWrite(ByteBuffer.wrap("hello".getBytes(StandardCharsets.US_ASCII)));
    filter.end();
    assertThat(sound.written.toString()).isEqualTo("5\r\nhello\r\n0\r\n\r\n");
  }

  @Test
  void theServerUsesIt() {
    var server = (TomcatWebServer) Running.shared().webServer();
    assertThat(server.getTomcat().getConnector().getProtocolHandler())
        .isInstanceOf(Http11Protocol.class);
    assertThat(Http11Protocol.output(new Http11Protocol().createProcessor()).getFilters())
        .hasAtLeastOneElementOfType(FreshChunkedFilter.class);
  }

  private static void begin(OutputFilter filter, HttpOutputBuffer connection) {
    filter.setResponse(new Response());
    filter.setBuffer(connection);
  }

  /// A connection that keeps what is written, or breaks when `room` bytes were.
  private static final class Connection implements HttpOutputBuffer {
    private final StringBuilder written = new StringBuilder();
    private final int room;

    Connection(int room) {
      this.room = room;
    }

    @Override
    public int doWrite(ByteBuffer chunk) throws IOException {
      var length = chunk.remaining();
      while (chunk.hasRemaining()) {
        if (written.length() == room) {
          throw new IOException("Broken pipe");
        }
        written.append((char) chunk.get());
      }
      return length;
    }

    @Override
    public long getBytesWritten() {
      return written.length();
    }

    @Override
    public void end() {}

    @Override
    public void flush() {}
  }
}
