package io.lammer.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// The input of a command's decision: a table and its jackpots by name.
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

  public View with(Table newTable) {
    return new View(newTable, jackpots);
  }
}
