package io.lammer.store;

/// A secret as it is kept, hashed: stored together with the events that say it was set, or not at
/// all.
///
/// @param kind such as `password`
/// @param hash empty where it is taken away
/// @param print the same for the same secret, and of no use without a key that is not in the
///   database; a command that is sent again is known by it
/// @param setting how often one of that kind was set for the person, with this time; the writer
///   knows it when the events are decided
public record Credential(String user, String kind, String hash, String print, long setting) {
  public Credential(String user, String kind, String hash, String print) {
    this(user, kind, hash, print, 0);
  }

  public Credential numbered(long number) {
    return new Credential(user, kind, hash, print, number);
  }

  @Override
  public String toString() {
    return "%s %s %s".formatted(user, kind, print);
  }
}
