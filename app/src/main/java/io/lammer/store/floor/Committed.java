package io.lammer.store.floor;

import io.lammer.store.StoredEvent;
import io.lammer.tables.floor.FloorEvent;

/// An event that is on the disk now, as it is stored and as it is read.
public record Committed(StoredEvent stored, FloorEvent event) {}
