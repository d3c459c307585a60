package io.lammer.journal;

/// The heads of the journals as a request sees them when it is decided, including earlier requests
/// of its group.
@FunctionalInterface
public interface HeadLookup {
  Head of(String journal);
}
