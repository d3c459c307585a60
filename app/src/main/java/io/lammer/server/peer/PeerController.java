package io.lammer.server.peer;

import io.lammer.server.FloorHost;
import io.lammer.server.PeerRequests;
import io.lammer.server.access.Open;
import io.lammer.server.device.Devices;
import io.lammer.server.live.Neighbors;
import io.lammer.store.StoreFailed;
import io.lammer.store.floor.Ask;
import io.lammer.store.floor.Reply;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/// Answers the other servers of the house while this one writes.
@RestController
record PeerController(FloorHost host, Devices devices, Neighbors neighbors) {
  private static final String WHY =
      "only the servers of the house know the secret of the one that writes";

  @PostMapping(path = PeerRequests.ACTS, produces = MediaType.APPLICATION_JSON_VALUE)
  @Open(WHY)
  ResponseEntity<String> acts(
      @RequestHeader(PeerRequests.SECRET) String secret, @RequestBody String body) {
    return whileWriting(
        secret,
        () -> {
          var ask = Ask.read(body);
          var live = host.live();
          var answer =
              live.submit(ask.key(), ask.actor(), ask.act(), ask.expected(), ask.secrets()).join();
          return Reply.of(answer, live.position()).write();
        });
  }

  @PostMapping(path = PeerRequests.HEARD, produces = MediaType.APPLICATION_JSON_VALUE)
  @Open(WHY)
  ResponseEntity<String> heard(
      @RequestHeader(PeerRequests.SECRET) String secret, @RequestBody String device) {
    return whileWriting(
        secret,
        () -> {
          devices.heardElsewhere(device);
          return "{}";
        });
  }

  @PostMapping(path = PeerRequests.LOOKERS, produces = MediaType.APPLICATION_JSON_VALUE)
  @Open(WHY)
  ResponseEntity<String> lookers(
      @RequestHeader(PeerRequests.SECRET) String secret, @RequestBody String body) {
    return whileWriting(secret, () -> neighbors.told(body));
  }

  /// Who may not write any more says so, and the sender looks for who may.
  private ResponseEntity<String> whileWriting(String secret, Supplier<String> work) {
    var place = host.live().database().place();
    if (place.isEmpty() || !isSame(place.get().secret(), secret)) {
      return ResponseEntity.status(HttpStatus.CONFLICT).build();
    }
    try {
      return ResponseEntity.ok(work.get());
    } catch (StoreFailed failed) {
      return ResponseEntity.status(HttpStatus.CONFLICT).build();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof StoreFailed) {
        return ResponseEntity.status(HttpStatus.CONFLICT).build();
      }
      throw failed;
    }
  }

  private static boolean isSame(String expected, String found) {
    return MessageDigest.isEqual(
        expected.getBytes(StandardCharsets.UTF_8), found.getBytes(StandardCharsets.UTF_8));
  }
}
