package io.lammer.house;

import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The state of a device.
///
/// @param active false after the device was revoked
/// @param taken the number of its last consumed message
/// @param heard whether the device was heard at least once
/// @param silent the time since which it has been silent, or null
/// @param refused the refusal of its last message, or null if that was accepted
public record LiveDevice(
    Device device,
    boolean active,
    long taken,
    boolean heard,
    @Nullable Instant silent,
    DeviceEvent.@Nullable Refused refused)
    implements FloorState {
  public static String journal(String name) {
    return "device/" + name;
  }

  public String name() {
    return device.name();
  }

  static LiveDevice evolve(@Nullable LiveDevice live, String name, DeviceEvent event) {
    if (event instanceof DeviceEvent.Registered(var device)) {
      return new LiveDevice(device, true, live == null ? 0 : live.taken, false, null, null);
    }
    return Objects.requireNonNull(
            live, () -> "the journal of " + name + " does not begin with a registration")
        .evolve(event);
  }

  private LiveDevice evolve(DeviceEvent event) {
    return switch (event) {
      case DeviceEvent.Registered _ -> throw new IllegalStateException("registered above");
      case DeviceEvent.Revoked _ -> new LiveDevice(device, false, taken, heard, null, null);
      case DeviceEvent.Taken(var number) ->
          new LiveDevice(device, active, number, heard, silent, null);
      case DeviceEvent.Refused it ->
          new LiveDevice(device, active, it.sequence(), heard, silent, it);
      case DeviceEvent.Heard _ -> new LiveDevice(device, active, taken, true, null, refused);
      case DeviceEvent.Silent(var since) ->
          new LiveDevice(device, active, taken, heard, since, refused);
      case DeviceEvent.Lied _ -> this;
    };
  }
}
