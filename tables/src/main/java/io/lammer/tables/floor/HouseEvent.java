package io.lammer.tables.floor;

/// What happened to the house as a whole.
public sealed interface HouseEvent extends FloorEvent {
  /// A paytable came into play that was not in play before: its text is kept, for ever.
  record PaytableKept(String edition, String id, String hash, String text) implements HouseEvent {}

  /// A slip authorised the payment of a hit; its number is never used again.
  record SlipIssued(String slip, String jackpot, int hit) implements HouseEvent {}
}
