package io.lammer.server.peer;

import io.lammer.server.FloorHost;
import io.lammer.server.PeerMessages;
import io.lammer.server.PeerRequests;
import io.lammer.server.access.Open;
import io.lammer.server.device.Devices;
import io.lammer.server.live.Neighbors;
import io.lammer.store.StoreFailed;
import io.lammer.store.floor.Ask;
import io.lammer.store.floor.Reply;
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

/// Answers the other servers of the house while this one writes.
@RestController
record PeerController(FloorHost host, Devices devices, Neighbors neighbors) {
  private static final String WHY =
      "only who has the secret of the house can sign what is asked here";

  private record Message(String path, String signature, String body) {
    boolean isSigned(PeerMessages messages, long epoch) {
      return messages.accepts(signature, path, epoch, body);
    }
  }

  @PostMapping(path = PeerRequests.ACTS, produces = MediaType.APPLICATION_JSON_VALUE)
  @Open(WHY)
  ResponseEntity<String> acts(
      @RequestHeader(PeerRequests.SIGNATURE) String signature, @RequestBody String body) {
    return whileWriting(
        new Message(PeerRequests.ACTS, signature, body),
        () -> {
          var ask = Ask.read(body);
          var live = host.live();
          var answer = live.submit(ask).join();
          return Reply.of(answer, live.position()).write();
        });
  }

  @PostMapping(path = PeerRequests.HEARD, produces = MediaType.APPLICATION_JSON_VALUE)
  @Open(WHY)
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
  @Open(WHY)
  ResponseEntity<String> lookers(
      @RequestHeader(PeerRequests.SIGNATURE) String signature, @RequestBody String body) {
    return whileWriting(
        new Message(PeerRequests.LOOKERS, signature, body), () -> neighbors.told(body));
  }

  /// Who may not write any more says so, and the sender looks for who may.
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
      // Of a newer build; it is asked again until one of them writes.
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
