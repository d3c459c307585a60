package io.lammer.tables;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// What a command is decided on: a table and the jackpots it plays for, by name.
public record View(Table table, Map<String, Jackpot> jackpots) {
  public View {
    jackpots = Collections.unmodifiableMap(new LinkedHashMap<>(jackpots));
  }

  public static View opened(Layout layout) {
    return new View(Table.opened(layout), layout.jackpots());
  }

  public Jackpot jackpot(String name) {
    return Objects.requireNonNull(
        jackpots.get(name), () -> "the table plays for no jackpot " + name);
  }

  View with(Table newTable) {
    return new View(newTable, jackpots);
  }
}
