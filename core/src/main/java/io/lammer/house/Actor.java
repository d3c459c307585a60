package io.lammer.house;

import io.lammer.rules.yaml.Value;

/// The person, device or program that performs an act.
public record Actor(String name, Role role) {
  @Override
  public String toString() {
    return name + " (" + Value.spelled(role) + ")";
  }
}
