package io.lammer.tables.floor;

import java.util.Locale;

/// Who acts.
public record Actor(String name, Role role) {
  @Override
  public String toString() {
    return name + " (" + role.name().toLowerCase(Locale.ROOT) + ")";
  }
}
