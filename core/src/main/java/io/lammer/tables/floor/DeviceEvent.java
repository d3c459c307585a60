package io.lammer.tables.floor;

import io.lammer.tables.Command;
import io.lammer.tables.Refusal;
import java.time.Instant;
import java.util.List;

/// What happened to a device.
public sealed interface DeviceEvent extends FloorEvent {
  /// It has a token from now on; one of a name that was revoked goes on with its numbers.
  record Registered(Device device) implements DeviceEvent {}

  record Revoked(String reason) implements DeviceEvent {}

  /// A message was done; what it did stands in the table's journal, in the same command.
  record Taken(long sequence) implements DeviceEvent {}

  /// A message was not done, and is done with.
  ///
  /// @param round how many rounds the table had settled then
  record Refused(long sequence, long round, Command command, List<Refusal> refusals)
      implements DeviceEvent {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  /// What the program notices.
  sealed interface Noticed extends DeviceEvent {}

  /// It was heard for the first time, or again.
  record Heard() implements Noticed {}

  record Silent(Instant since) implements Noticed {}

  /// It told what cannot be.
  record Lied(String what) implements Noticed {}
}
