package io.lammer.store;

/// Who writes a house that several servers share.
///
/// @param epoch counts the takings
/// @param address where it listens; empty as long as it does not
public record WriterPlace(long epoch, String address) {}
