package io.lammer.tables.floor;

/// What happened on the floor, in the journal it belongs to.
public sealed interface FloorEvent
    permits TableEvent, JackpotEvent, DeviceEvent, HouseEvent, AccessEvent {}
