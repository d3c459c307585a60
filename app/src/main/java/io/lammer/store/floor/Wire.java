package io.lammer.store.floor;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.DeviceEvent;
import io.lammer.tables.floor.HouseEvent;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/// What servers of a house say to each other, as JSON: the shapes of the journals, and beside them
/// the kind of an act or of an event that is to be written down. It is kept nowhere.
final class Wire {
  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "@")
  private interface Named {}

  static final JsonMapper MAPPER = mapper();

  private Wire() {}

  private static JsonMapper mapper() {
    var builder = Shapes.mapper().rebuild();
    for (var type :
        List.of(
            Act.class,
            Act.Dual.class,
            AccessEvent.class,
            HouseEvent.OfProgram.class,
            DeviceEvent.Noticed.class)) {
      builder.addMixIn(type, Named.class);
      builder.registerSubtypes(kinds(type).toArray(Class<?>[]::new));
    }
    return builder.build();
  }

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(Wire::kinds).distinct()
        : Stream.of(type);
  }
}
