package io.lammer.store;

/// A secret as it is kept, hashed: stored together with the events that say it was set, or not at
/// all.
///
/// @param kind such as `password`
/// @param hash empty where it is taken away
/// @param print the same for the same secret, and of no use without a key that is not in the
///   database; a command that is sent again is known by it
public record Credential(String user, String kind, String hash, String print) {
  @Override
  public String toString() {
    return "%s %s %s".formatted(user, kind, print);
  }
}
