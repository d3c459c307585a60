package io.lammer.store.floor;

import io.lammer.tables.Event;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// The names of events in journals: `taken-down` for `TakenDown`. An event of play goes by its own.
final class Kinds {
  private static final Map<String, Class<?>> TABLE = names(TableEvent.class, Event.class);
  private static final Map<String, Class<?>> JACKPOT = names(JackpotEvent.class);
  private static final Map<String, Class<?>> HOUSE = names(HouseEvent.class);
  private static final Map<String, Class<?>> ACCESS = names(AccessEvent.class);

  private Kinds() {}

  private static Map<String, Class<?>> names(Class<?>... types) {
    var names = new HashMap<String, Class<?>>();
    for (var type : types) {
      Shapes.leaves(type).forEach(leaf -> names.put(name(leaf), leaf));
    }
    return Map.copyOf(names);
  }

  static String name(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  static String of(FloorEvent event) {
    return name(
        event instanceof TableEvent.Played(var played) ? played.getClass() : event.getClass());
  }

  private static Map<String, Class<?>> types(String journal) {
    return switch (journal) {
      case House.JOURNAL -> HOUSE;
      case Access.JOURNAL -> ACCESS;
      default -> journal.startsWith(LiveTable.journal("")) ? TABLE : JACKPOT;
    };
  }

  /// The record that an event of a journal is read as.
  static Class<?> type(String journal, String kind) {
    var type = types(journal).get(kind);
    if (type == null) {
      throw new IllegalStateException("journal " + journal + " has no events of kind " + kind);
    }
    return type;
  }
}
