package io.lammer.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.journal.StoreFailed;
import io.lammer.journal.WriterPlace;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.PeerCommand;
import io.lammer.runtime.Receipt;
import io.lammer.runtime.Reply;
import io.lammer.table.Answer;
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

/// Routes commands to the writer: this server, or the lease holder. When the lease moves, a command
/// is retried with the same idempotency key, so it is executed once and the client only sees a
/// delay.
final class CommandForwarder implements AutoCloseable {
  /// Command timeout. Longer than a failover takes.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /// Command timeout once the writer is known to be unreachable.
  private static final Duration NO_PATIENCE = Duration.ofSeconds(1);

  /// A writer that has not answered for this long counts as unreachable: if it had died, another
  /// server would have taken over by then.
  private static final Duration SILENCE = Duration.ofSeconds(5);

  private static final Duration LOOK_AGAIN = Duration.ofMillis(50);

  /// Timeout of messages that may be lost; enough for a new TLS connection.
  private static final Duration SHORT_PATIENCE = Duration.ofMillis(300);

  private final LiveFloor live;
  private final PeerMessages messages;

  /// True if peers beyond this machine may be reached without TLS.
  private final boolean insecure;

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();

  /// When the writer last answered, or this server last wrote.
  private volatile long heardNanos = System.nanoTime();

  CommandForwarder(LiveFloor live, PeerMessages messages, boolean insecure) {
    this.live = live;
    this.messages = messages;
    this.insecure = insecure;
  }

  Answer<Receipt> ask(PeerCommand ask) {
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
    throw new WriterUnavailableException(last);
  }

  /// True if this server writes, or recently reached the one that does.
  boolean reachesWriter() {
    return live.isWriting() || System.nanoTime() - heardNanos < SILENCE.toNanos();
  }

  private CompletableFuture<Answer<Receipt>> submit(PeerCommand ask) {
    return live.submit(ask);
  }

  private Answer<Receipt> here(PeerCommand ask, long end) {
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

  private Answer<Receipt> there(PeerCommand ask, long end) {
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

  /// Sends state that no journal holds to the writer. Empty if this server writes, or there is no
  /// answer in time.
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

  /// Throws if the receiver is not the writer, is unreachable, or does not answer before `end`.
  String send(WriterPlace writer, String path, String body, long end) {
    if (!insecure && !ListenCheck.isSafe(writer.address())) {
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
        // The writer may hang: the loop ends as soon as another server holds the lease.
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
      case 404, 409, 503 -> // 404: an older build
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

  /// Waits until this server has read up to the reply's position, so that the next page shows it.
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
