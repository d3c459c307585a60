package io.lammer.server.device;

import io.lammer.server.FloorHost;
import io.lammer.server.PeerRequests;
import io.lammer.store.Hash;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Device;
import io.lammer.tables.floor.DeviceEvent;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.Role;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// The devices that speak with this server: which of them a token belongs to, what they report, and
/// when each was heard last.
@Component
public final class Devices {
  private final FloorHost host;
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, Instant> heard = new ConcurrentHashMap<>();
  private final Map<String, Tempo> tempos = new ConcurrentHashMap<>();

  Devices(FloorHost host) {
    this.host = host;
  }

  /// What became of a message.
  ///
  /// @param taken the highest number that is done with
  /// @param refusals why it was not done; empty where it was
  public record Reply(long taken, List<Refusal> refusals) {}

  public static String hash(String token) {
    return Hash.of(token).toString();
  }

  /// The device of a token, unless it was revoked.
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

  /// It gave a sign of life.
  public void hear(LiveDevice device) {
    heardElsewhere(device.name());
    var _ = host.tellWriter(PeerRequests.HEARD, device.name());
    if (!device.heard() || device.silent() != null) {
      note(device.name(), new DeviceEvent.Heard());
    }
  }

  /// It gave a sign of life, here or at another server.
  public void heardElsewhere(String device) {
    heard.put(device, host.live().clock().instant());
  }

  /// When this server knows of it last.
  public Optional<Instant> lastHeard(String device) {
    return Optional.ofNullable(heard.get(device));
  }

  /// False for a device that sends faster than anything at a table happens, which is told.
  public boolean isInTempo(LiveDevice device) {
    var inTempo =
        tempos
            .computeIfAbsent(device.device().hash(), _ -> Tempo.of(device.device().kind()))
            .next(System.nanoTime());
    if (!inTempo) {
      note(device.name(), new DeviceEvent.Lied("more messages than anything at a table brings"));
    }
    return inTempo;
  }

  /// Does what a message says, or answers as the first time. What cannot be the next message is
  /// refused.
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

  /// As the journal tells it: the same answer however often it is asked for.
  private Reply reply(Device device, Receipt receipt) {
    var journal = LiveDevice.journal(device.name());
    var number = receipt.journals().getOrDefault(journal, 0L);
    try (var events = host.live().database().journals().read(journal, number)) {
      var event = host.live().history().event(events.findFirst().orElseThrow(), null);
      return new Reply(
          taken(device.name()),
          event instanceof DeviceEvent.Refused refused ? refused.refusals() : List.of());
    }
  }

  /// The number of the last message that is done with.
  public long taken(String device) {
    return host.floor().device(device).map(LiveDevice::taken).orElse(0L);
  }

  void note(String device, DeviceEvent.Noticed event) {
    var _ = host.submit(new Act.NoteDevice(device, event));
  }
}
