package io.lammer.journal;

/// A hashed secret of a user, stored in the same transaction as the event that says it was set.
///
/// @param kind such as `password`
/// @param hash empty to remove the secret
/// @param print fingerprint that is equal for equal secrets, used to recognize a retried command;
///   useless without a key that is not in the database
/// @param setting how often a secret of this kind was set for the user, including this time; filled
///   in when the events are decided
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
