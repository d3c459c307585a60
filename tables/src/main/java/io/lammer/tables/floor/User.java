package io.lammer.tables.floor;

/// A person who may sign in. What they prove it with is kept apart from the journals.
public record User(String name, String fullName, Role role, boolean active) {
  /// What a person shows who they are with.
  public enum Secret {
    PASSWORD,
    PIN
  }

  public Actor actor() {
    return new Actor(name, role);
  }
}
