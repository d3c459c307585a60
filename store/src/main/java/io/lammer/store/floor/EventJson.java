package io.lammer.store.floor;

import io.lammer.tables.Event;
import io.lammer.tables.Layout;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.TableEvent;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// Events and states as JSON, and back.
final class EventJson {
  /// The form of events that this program writes; it reads this one and those before it.
  static final int VERSION = 1;

  private static final JsonMapper MAPPER = Shapes.mapper();

  private EventJson() {}

  static String write(Object value) {
    return MAPPER.writeValueAsString(
        value instanceof TableEvent.Played(var played) ? played : value);
  }

  /// @param layout of the table as it was when the event happened, where there is one
  static FloorEvent read(
      String journal, String kind, int version, String body, @Nullable Layout layout) {
    if (version > VERSION) {
      throw new IllegalStateException(
          "an event of version %d; this program reads up to %d".formatted(version, VERSION));
    }
    var read = read(body, Kinds.type(journal, kind), layout);
    return switch (read) {
      case Event played -> new TableEvent.Played(played);
      case FloorEvent event -> event;
      default -> throw new IllegalStateException(kind + " is not an event");
    };
  }

  static <T> T read(String body, Class<T> type, @Nullable Layout layout) {
    return MAPPER.readerFor(type).withAttribute(Shapes.LAYOUT, layout).readValue(body);
  }
}
