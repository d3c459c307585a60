package io.lammer.render.json;

import io.lammer.rules.Spot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The members of a JSON object, in order.
public final class JsonObject extends LinkedHashMap<String, @Nullable Object> {
  private static final long serialVersionUID = 1;

  public JsonObject with(String name, @Nullable Object value) {
    put(name, value);
    return this;
  }

  public JsonObject with(boolean written, String name, @Nullable Object value) {
    return written ? with(name, value) : this;
  }

  public JsonObject with(Map<String, ? extends @Nullable Object> others) {
    putAll(others);
    return this;
  }

  /// Adds a spot: `wager`, plus `number`, `dice` or `sensor` if present.
  public JsonObject with(Spot spot) {
    var dice = spot.dice();
    with("wager", spot.wager());
    with(spot.number() != null, "number", spot.number());
    if (dice != null) {
      with("dice", List.of(dice.first(), dice.second()));
    }
    return with(spot.sensor() != null, "sensor", spot.sensor());
  }
}
