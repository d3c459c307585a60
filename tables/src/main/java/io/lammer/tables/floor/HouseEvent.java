package io.lammer.tables.floor;

/// What happened to the house as a whole.
public sealed interface HouseEvent extends FloorEvent {
  /// A slip authorised the payment of a hit; its number is never used again.
  record SlipIssued(String slip, String jackpot, int hit) implements HouseEvent {}
}
