package io.lammer.table;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The choices of a set-up that belong to single games.
///
/// @param parts for each game the record of its keys, with defaults for everything that is not
///   stated
public record GameChoices(List<Record> parts) {
  public GameChoices {
    parts = List.copyOf(parts);
  }

  /// The choices of one game.
  ///
  /// @param keys the record that declares the game's keys
  public <C extends Record> C of(Class<C> keys) {
    for (var part : parts) {
      if (keys.isInstance(part)) {
        return keys.cast(part);
      }
    }
    throw new NoSuchElementException("no game has the keys " + keys.getSimpleName());
  }

  /// A choice by its type, whichever game has it; null if it is not stated.
  public <T> @Nullable T choice(Class<T> type) {
    for (var part : parts) {
      for (var component : part.getClass().getRecordComponents()) {
        var value = component.getType() == type ? value(part, component) : null;
        if (value != null) {
          return type.cast(value);
        }
      }
    }
    return null;
  }

  private static @Nullable Object value(Record part, RecordComponent component) {
    return SetupField.value(Objects.requireNonNull(part), component);
  }
}
