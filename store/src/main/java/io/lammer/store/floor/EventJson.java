package io.lammer.store.floor;

import io.lammer.tables.Event;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.TableEvent;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
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

  /// The stored answer of what was done: the last number of each journal.
  static Map<String, Long> numbers(String body) {
    return MAPPER.readValue(body, new TypeReference<Map<String, Long>>() {});
  }

  static List<Refusal> refusals(String body) {
    return List.of(MAPPER.readValue(body, Refusal[].class));
  }

  /// The state of a journal, as a snapshot holds it.
  static Object state(String journal, String body, Rulebook rules) {
    if (journal.equals(House.JOURNAL)) {
      return MAPPER.readValue(body, House.class);
    }
    if (journal.equals(Access.JOURNAL)) {
      return MAPPER.readValue(body, Access.class);
    }
    return journal.startsWith(LiveTable.journal(""))
        ? table(body, rules)
        : MAPPER.readValue(body, LiveJackpot.class);
  }

  private static LiveTable table(String body, Rulebook rules) {
    var tree = MAPPER.readTree(body);
    if (!tree.has("table")) {
      return MAPPER.treeToValue(tree, LiveTable.class);
    }
    var name = tree.get("name").asString();
    var setup = MAPPER.treeToValue(tree.get("setup"), Setup.class);
    var jackpots = List.of(MAPPER.treeToValue(tree.get("jackpots"), TableEvent.Joined[].class));
    var layout = LiveTable.layout(name, setup, jackpots, rules);
    return MAPPER.readerFor(LiveTable.class).withAttribute(Shapes.LAYOUT, layout).readValue(tree);
  }

  static <T> T read(String body, Class<T> type, @Nullable Layout layout) {
    return MAPPER.readerFor(type).withAttribute(Shapes.LAYOUT, layout).readValue(body);
  }
}
