package io.lammer.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.store.StoreFailed;
import io.lammer.store.WriterPlace;
import io.lammer.store.floor.Ask;
import io.lammer.store.floor.LiveFloor;
import io.lammer.store.floor.Receipt;
import io.lammer.store.floor.Reply;
import io.lammer.tables.Answer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.core.JacksonException;

/// Takes what is asked of the floor to whoever writes it: this server, or the one that has the
/// lease. What meets a change of writers is asked again under its key, so that it is done once and
/// whoever asked sees a pause.
final class Relay implements AutoCloseable {
  /// Longer than it takes another server to notice that the writer is gone.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /// The same once it is known that the writer is out of reach.
  private static final Duration NO_PATIENCE = Duration.ofSeconds(1);

  /// A writer that was not heard of for so long is out of reach: by then another server would have
  /// taken over from one that died.
  private static final Duration SILENCE = Duration.ofSeconds(5);

  private static final Duration LOOK_AGAIN = Duration.ofMillis(50);

  /// For what may be lost; enough for a new connection with TLS.
  private static final Duration SHORT_PATIENCE = Duration.ofMillis(300);

  private final LiveFloor live;
  private final PeerMessages messages;

  /// Whether the line to a server beyond this machine may do without TLS.
  private final boolean insecure;

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();

  /// When the server that writes was last heard of, or this one wrote.
  private volatile long heardNanos = System.nanoTime();

  Relay(LiveFloor live, PeerMessages messages, boolean insecure) {
    this.live = live;
    this.messages = messages;
    this.insecure = insecure;
  }

  Answer<Receipt> ask(Ask ask) {
    if (!live.database().isShared()) {
      return submit(ask).join();
    }
    var patience = reachesWriter() ? PATIENCE : NO_PATIENCE;
    var end = System.nanoTime() + patience.toNanos();
    StoreFailed last;
    do {
      try {
        return live.isWriting() ? here(ask, end) : there(ask, end);
      } catch (StoreFailed failed) {
        last = failed;
      }
      pause();
    } while (System.nanoTime() - end < 0);
    throw new NoWriter(last);
  }

  /// Whether what is asked here gets to the server that writes, as far as is known.
  boolean reachesWriter() {
    return live.isWriting() || System.nanoTime() - heardNanos < SILENCE.toNanos();
  }

  private CompletableFuture<Answer<Receipt>> submit(Ask ask) {
    return live.submit(ask);
  }

  private Answer<Receipt> here(Ask ask, long end) {
    try {
      return submit(ask).get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException _) {
      throw new StoreFailed("the database does not answer");
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof StoreFailed store) {
        throw store;
      }
      throw new CompletionException(failed.getCause());
    } catch (InterruptedException interrupted) {
      throw interrupted(interrupted);
    }
  }

  private Answer<Receipt> there(Ask ask, long end) {
    var writer =
        live.writer()
            .filter(it -> !it.address().isEmpty())
            .orElseThrow(() -> new StoreFailed("no server writes this house"));
    var answer = send(writer, PeerRequests.ACTS, ask.write(), end);
    try {
      return seen(Reply.read(answer));
    } catch (JacksonException unknown) {
      throw new StoreFailed(
          writer.address() + ", which writes, is of another build and cannot be understood",
          unknown);
    }
  }

  /// Tells who writes what no journal holds; empty when this server writes, or nobody is heard.
  Optional<String> tell(String path, String body) {
    if (live.isWriting()) {
      heardNanos = System.nanoTime();
      return Optional.empty();
    }
    var end = System.nanoTime() + SHORT_PATIENCE.toNanos();
    try {
      return live.writer()
          .filter(writer -> !writer.address().isEmpty())
          .map(writer -> send(writer, path, body, end));
    } catch (StoreFailed _) {
      return Optional.empty();
    }
  }

  /// Fails when who was asked does not write, cannot be reached, or does not answer in time.
  String send(WriterPlace writer, String path, String body, long end) {
    if (!insecure && !Listening.isSafe(writer.address())) {
      throw new StoreFailed(
          "%s, which writes, is beyond this machine and without TLS; nothing is sent there unless"
                  .formatted(writer.address())
              + " lammer.insecure is true");
    }
    var signature = messages.sign(path, writer.epoch(), body);
    var request =
        HttpRequest.newBuilder(URI.create(writer.address() + path))
            .header(PeerRequests.SIGNATURE, signature)
            .header(PeerRequests.PASS, messages.pass(path, body.getBytes(UTF_8).length))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    var sent = client.sendAsync(request, BodyHandlers.ofString());
    while (isStill(writer) && System.nanoTime() - end < 0) {
      try {
        return told(writer, signature, sent.get(LOOK_AGAIN.toMillis(), TimeUnit.MILLISECONDS));
      } catch (TimeoutException _) {
        // The writer may be asleep; as soon as there is another, that one is asked.
      } catch (ExecutionException failed) {
        throw new StoreFailed(writer.address() + ", which writes, is out of reach", failed);
      } catch (InterruptedException interrupted) {
        sent.cancel(true);
        throw interrupted(interrupted);
      }
    }
    sent.cancel(true);
    throw new StoreFailed(writer.address() + ", which writes or did, does not answer");
  }

  private boolean isStill(WriterPlace writer) {
    return live.writer().filter(now -> now.equals(writer)).isPresent();
  }

  private String told(WriterPlace writer, String signature, HttpResponse<String> response) {
    return switch (response.statusCode()) {
      case 200 -> signed(writer, signature, response);
      case 404, 409, 503 -> // 404: of an older build
          throw new StoreFailed(
              "%s, which writes or did, answers %d"
                  .formatted(writer.address(), response.statusCode()));
      default ->
          throw new IllegalStateException(
              "the server that writes answered %d: %s"
                  .formatted(response.statusCode(), response.body()));
    };
  }

  private String signed(WriterPlace writer, String signature, HttpResponse<String> response) {
    var given = response.headers().firstValue(PeerRequests.SIGNATURE).orElse("");
    if (!messages.isAnswer(given, signature, response.body())) {
      throw new StoreFailed(writer.address() + " is no server of this house");
    }
    heardNanos = System.nanoTime();
    return response.body();
  }

  /// Nobody is shown less than what was just answered.
  private Answer<Receipt> seen(Reply reply) {
    try {
      var _ = live.await(reply.position(), PATIENCE);
      return reply.answer();
    } catch (InterruptedException interrupted) {
      throw interrupted(interrupted);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(LOOK_AGAIN);
    } catch (InterruptedException interrupted) {
      throw interrupted(interrupted);
    }
  }

  private static StoreFailed interrupted(InterruptedException interrupted) {
    Thread.currentThread().interrupt();
    return new StoreFailed("interrupted before it was answered", interrupted);
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
