package io.lammer.house;

/// An event in one of the house's journals.
public sealed interface FloorEvent
    permits TableEvent, JackpotEvent, DeviceEvent, HouseEvent, AccessEvent {}
