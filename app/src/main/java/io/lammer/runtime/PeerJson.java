package io.lammer.runtime;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.lammer.house.AccessEvent;
import io.lammer.house.Act;
import io.lammer.house.DeviceEvent;
import io.lammer.house.HouseEvent;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/// The JSON of messages between servers of a house: the journal format, and the kind of each act or
/// event. Messages are not stored.
final class PeerJson {
  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "@")
  private interface Named {}

  static final JsonMapper MAPPER = mapper();

  private PeerJson() {}

  private static JsonMapper mapper() {
    var builder = JournalJson.mapper().rebuild();
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
        ? Stream.of(type.getPermittedSubclasses()).flatMap(PeerJson::kinds).distinct()
        : Stream.of(type);
  }
}
