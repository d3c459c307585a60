package io.lammer.tables.floor;

import io.lammer.tables.floor.User.Secret;

/// What happened to the house as a whole.
public sealed interface HouseEvent extends FloorEvent {
  /// A paytable came into play that was not in play before: its text is kept, for ever.
  record PaytableKept(String edition, String id, String hash, String text) implements HouseEvent {}

  /// A slip authorised the payment of a hit; its number is never used again.
  record SlipIssued(String slip, String jackpot, int hit) implements HouseEvent {}

  record UserAdded(User user) implements HouseEvent {}

  record UserChanged(User user, String reason) implements HouseEvent {}

  /// A person's password or PIN was set; the journal does not hold it.
  record SecretSet(String user, Secret secret) implements HouseEvent {}

  record DisplayAdded(Display display) implements HouseEvent {}

  record DisplayRemoved(String display, String reason) implements HouseEvent {}

  record AlertRaised(Alert alert) implements HouseEvent {}

  /// A supervisor has seen to an alert.
  record AlertAcknowledged(int alert, String note) implements HouseEvent {}
}
