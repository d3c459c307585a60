package io.lammer.web.ops;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.coyote.Response;
import org.apache.coyote.http11.HttpOutputBuffer;
import org.apache.coyote.http11.OutputFilter;
import org.apache.coyote.http11.filters.ChunkedOutputFilter;

/// Writes a response in chunks, with a new [ChunkedOutputFilter] for each response. Tomcat reuses
/// one for all responses of a processor, and does not reset it when the connection breaks while the
/// last chunk is written: the next response, of another client, would lack the start of its last
/// chunk.
final class FreshChunkedFilter implements OutputFilter {
  private ChunkedOutputFilter current = new ChunkedOutputFilter();

  @Override
  public void setResponse(Response response) {
    current.setResponse(response);
  }

  @Override
  public void setBuffer(HttpOutputBuffer next) {
    current.setBuffer(next);
  }

  @Override
  public int doWrite(ByteBuffer chunk) throws IOException {
    return current.doWrite(chunk);
  }

  @Override
  public long getBytesWritten() {
    return current.getBytesWritten();
  }

  @Override
  public void flush() throws IOException {
    current.flush();
  }

  @Override
  public void end() throws IOException {
    current.end();
  }

  @Override
  public void recycle() {
    current = new ChunkedOutputFilter();
  }
}
