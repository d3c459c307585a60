package io.lammer.journal;

/// The server that writes a shared house.
///
/// @param epoch number of acquisitions of the lease
/// @param address where it listens; empty until it does
public record WriterPlace(long epoch, String address) {}
