package io.lammer.tables.floor;

import io.lammer.rules.yaml.Value;

/// Who acts.
public record Actor(String name, Role role) {
  @Override
  public String toString() {
    return name + " (" + Value.spelled(role) + ")";
  }
}
