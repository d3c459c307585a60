package io.lammer.runtime;

import io.lammer.house.FloorEvent;
import io.lammer.journal.StoredEvent;

/// A committed event, in its stored and its parsed form.
public record Committed(StoredEvent stored, FloorEvent event) {}
