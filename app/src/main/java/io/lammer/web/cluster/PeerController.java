package io.lammer.web.cluster;

import io.lammer.journal.StoreFailed;
import io.lammer.runtime.PeerCommand;
import io.lammer.runtime.Reply;
import io.lammer.web.HouseService;
import io.lammer.web.PeerMessages;
import io.lammer.web.PeerRequests;
import io.lammer.web.access.PublicPage;
import io.lammer.web.device.Devices;
import io.lammer.web.push.ConsolePresenceSync;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.core.JacksonException;

/// The endpoints for the other servers of the house; they work only while this server is the
/// writer.
@RestController
record PeerController(HouseService host, Devices devices, ConsolePresenceSync neighbors) {
  private static final String WHY =
      "only who has the secret of the house can sign what is asked here";

  private record Message(String path, String signature, String body) {
    boolean isSigned(PeerMessages messages, long epoch) {
      return messages.accepts(signature, path, epoch, body);
    }
  }

  @PostMapping(path = PeerRequests.ACTS, produces = MediaType.APPLICATION_JSON_VALUE)
  @PublicPage(WHY)
  ResponseEntity<String> acts(
      @RequestHeader(PeerRequests.SIGNATURE) String signature, @RequestBody String body) {
    return whileWriting(
        new Message(PeerRequests.ACTS, signature, body),
        () -> {
          var ask = PeerCommand.read(body);
          var live = host.live();
          var answer = live.submit(ask).join();
          return Reply.of(answer, live.position()).write();
        });
  }

  @PostMapping(path = PeerRequests.HEARD, produces = MediaType.APPLICATION_JSON_VALUE)
  @PublicPage(WHY)
  ResponseEntity<String> heard(
      @RequestHeader(PeerRequests.SIGNATURE) String signature, @RequestBody String device) {
    return whileWriting(
        new Message(PeerRequests.HEARD, signature, device),
        () -> {
          devices.heardElsewhere(device);
          return "{}";
        });
  }

  @PostMapping(path = PeerRequests.LOOKERS, produces = MediaType.APPLICATION_JSON_VALUE)
  @PublicPage(WHY)
  ResponseEntity<String> lookers(
      @RequestHeader(PeerRequests.SIGNATURE) String signature, @RequestBody String body) {
    return whileWriting(
        new Message(PeerRequests.LOOKERS, signature, body), () -> neighbors.told(body));
  }

  /// Answers 409 if this server is no longer the writer, so that the sender looks for the new one.
  private ResponseEntity<String> whileWriting(Message message, Supplier<String> work) {
    var place = host.live().database().place();
    if (place.isEmpty() || !message.isSigned(host.messages(), place.get().epoch())) {
      return ResponseEntity.status(HttpStatus.CONFLICT).build();
    }
    try {
      var answer = work.get();
      return ResponseEntity.ok()
          .header(PeerRequests.SIGNATURE, host.messages().signAnswer(message.signature(), answer))
          .body(answer);
    } catch (JacksonException unknown) {
      // The sender runs a newer build, and retries until a server of that build is the writer.
      return ResponseEntity.status(HttpStatus.SERVICE_UNAVAILABLE).build();
    } catch (StoreFailed failed) {
      return ResponseEntity.status(HttpStatus.CONFLICT).build();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof StoreFailed) {
        return ResponseEntity.status(HttpStatus.CONFLICT).build();
      }
      throw failed;
    }
  }
}
