package io.lammer.runtime;

import io.lammer.house.FloorEvent;
import io.lammer.house.FloorState;
import io.lammer.house.House;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.SignInCounts;
import io.lammer.house.TableEvent;
import io.lammer.journal.Entry;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Converts events and states to JSON and back.
final class EventJson {
  private static final JsonMapper MAPPER = JournalJson.mapper();

  private EventJson() {}

  static String write(Object value) {
    return MAPPER.writeValueAsString(
        value instanceof TableEvent.Played(var played) ? played : value);
  }

  static FloorEvent read(Entry entry) {
    var kind = WrittenNames.of(entry.journal(), entry.kind());
    if (entry.version() != kind.version()) {
      throw new IllegalStateException(
          "an event \"%s\" of version %d; this program reads version %d"
              .formatted(kind.name(), entry.version(), kind.version()));
    }
    return switch (read(entry.body(), kind.type())) {
      case Event played -> new TableEvent.Played(played);
      case FloorEvent event -> event;
      default -> throw new IllegalStateException(kind + " is not an event");
    };
  }

  /// Whether a settled event is that of a Fightback card, which belongs to the round before it.
  static boolean isCard(String body) {
    return MAPPER.readTree(body).path("outcome").has("fightback");
  }

  /// The round that an event voided.
  static long voided(String body) {
    return MAPPER.readTree(body).path("round").asLong();
  }

  /// Parses the stored answer of an act: the last event number of each journal.
  static Map<String, Long> numbers(String body) {
    return MAPPER.readValue(body, new TypeReference<Map<String, Long>>() {});
  }

  /// A table with its layout, which all of its states share.
  private record TableState(@Nullable Layout layout, LiveTable table) {}

  /// The state of a journal in the format of snapshots.
  static String writeState(FloorState state) {
    return write(
        state instanceof LiveTable live
            ? new TableState(live.table() == null ? null : live.playing().layout(), live)
            : state);
  }

  static FloorState state(String journal, String body) {
    if (journal.equals(House.JOURNAL)) {
      return MAPPER.readValue(body, House.class);
    }
    if (journal.equals(SignInCounts.JOURNAL)) {
      return MAPPER.readValue(body, SignInCounts.class);
    }
    if (journal.startsWith(LiveDevice.journal(""))) {
      return MAPPER.readValue(body, LiveDevice.class);
    }
    return journal.startsWith(LiveTable.journal(""))
        ? table(MAPPER.readTree(body))
        : MAPPER.readValue(body, LiveJackpot.class);
  }

  private static LiveTable table(JsonNode state) {
    var layout = state.has("layout") ? MAPPER.treeToValue(state.get("layout"), Layout.class) : null;
    return MAPPER
        .readerFor(LiveTable.class)
        .withAttribute(JournalJson.LAYOUT, layout)
        .readValue(state.get("table"));
  }

  static <T> T read(String body, Class<T> type) {
    return MAPPER.readValue(body, type);
  }
}
