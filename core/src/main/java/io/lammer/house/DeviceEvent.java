package io.lammer.house;

import io.lammer.table.Command;
import io.lammer.table.Refusal;
import java.time.Instant;
import java.util.List;

/// An event of a device.
public sealed interface DeviceEvent extends FloorEvent {
  /// The device has a new token. A revoked device that is registered again keeps its message
  /// numbers.
  record Registered(Device device) implements DeviceEvent {}

  record Revoked(String reason) implements DeviceEvent {}

  /// A message was accepted. Its effects are events of the table's journal in the same command.
  record Taken(long sequence) implements DeviceEvent {}

  /// A message was refused. The device does not resend it.
  ///
  /// @param round how many rounds the table had settled then
  record Refused(long sequence, long round, Command command, List<Refusal> refusals)
      implements DeviceEvent {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  /// An event that the program notices.
  sealed interface Noticed extends DeviceEvent {}

  /// The device was heard for the first time, or again after silence.
  record Heard() implements Noticed {}

  record Silent(Instant since) implements Noticed {}

  /// The device reported something impossible.
  record Lied(String what) implements Noticed {}
}
