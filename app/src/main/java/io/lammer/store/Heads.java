package io.lammer.store;

/// The heads of the journals as the deciding request finds them, those of its group included.
@FunctionalInterface
public interface Heads {
  Head of(String journal);
}
