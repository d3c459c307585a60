package io.lammer.web.device;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Device;
import io.lammer.house.DeviceEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.Role;
import io.lammer.journal.Hash;
import io.lammer.runtime.History;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.web.HouseService;
import io.lammer.web.PeerRequests;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// The devices that send to this server: finds them by token, handles their reports, and keeps when
/// each was last heard.
@Component
public final class Devices {
  private final HouseService host;
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, Instant> heard = new ConcurrentHashMap<>();
  private final Map<String, DeviceRateLimit> tempos = new ConcurrentHashMap<>();

  Devices(HouseService host) {
    this.host = host;
  }

  /// The result of a device's message.
  ///
  /// @param taken number of the last message that was handled
  /// @param refusals why the message was refused; empty if it was accepted
  public record Reply(long taken, List<Refusal> refusals) {}

  public static String hash(String token) {
    return Hash.of(token).toString();
  }

  /// The active device with this token.
  public Optional<LiveDevice> find(String token) {
    var hash = hash(token);
    return Optional.ofNullable(names.computeIfAbsent(hash, this::name))
        .flatMap(host.floor()::device)
        .filter(device -> device.active() && device.device().hash().equals(hash));
  }

  private @Nullable String name(String hash) {
    return host.live().devices().stream()
        .filter(device -> device.device().hash().equals(hash))
        .findFirst()
        .map(LiveDevice::name)
        .orElse(null);
  }

  /// Records a sign of life from a device connected to this server, and tells the writer.
  public void hear(LiveDevice device) {
    heardElsewhere(device.name());
    var _ = host.tellWriter(PeerRequests.HEARD, device.name());
    if (!device.heard() || device.silent() != null) {
      note(device.name(), new DeviceEvent.Heard());
    }
  }

  /// Records a sign of life that this or another server received.
  public void heardElsewhere(String device) {
    heard.put(device, host.live().clock().instant());
  }

  /// When this server last learned of a sign of life.
  public Optional<Instant> lastHeard(String device) {
    return Optional.ofNullable(heard.get(device));
  }

  /// False if the device exceeds its rate limit, which is also written to the journal.
  public boolean isInTempo(LiveDevice device) {
    var inTempo =
        tempos
            .computeIfAbsent(
                device.device().hash(), _ -> DeviceRateLimit.of(device.device().kind()))
            .next(System.nanoTime());
    if (!inTempo) {
      note(device.name(), new DeviceEvent.Lied("more messages than anything at a table brings"));
    }
    return inTempo;
  }

  /// Handles a message idempotently by its sequence number; a number out of sequence is refused.
  public Answer<Reply> report(Device device, Act.Report report) {
    var actor = new Actor(device.name(), Role.DEVICE);
    var key = "%s/%d".formatted(LiveDevice.journal(device.name()), report.sequence());
    var answer = host.act(actor, report, key, null);
    if (answer.refusals().stream().anyMatch(refusal -> refusal.code() == Code.KEY_REUSED)) {
      note(
          device.name(),
          new DeviceEvent.Lied(
              "message %d came again and says something else".formatted(report.sequence())));
    }
    return answer.map(receipt -> reply(device, receipt));
  }

  /// Read from the journal, so that a retry gets the same answer.
  private Reply reply(Device device, Receipt receipt) {
    var journal = LiveDevice.journal(device.name());
    var number = receipt.journals().getOrDefault(journal, 0L);
    try (var events = host.live().database().journals().read(journal, number)) {
      var event = History.event(events.findFirst().orElseThrow());
      return new Reply(
          taken(device.name()),
          event instanceof DeviceEvent.Refused refused ? refused.refusals() : List.of());
    }
  }

  /// Number of the last message that was handled.
  public long taken(String device) {
    return host.floor().device(device).map(LiveDevice::taken).orElse(0L);
  }

  void note(String device, DeviceEvent.Noticed event) {
    var _ = host.submit(new Act.NoteDevice(device, event));
  }
}
