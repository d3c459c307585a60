package io.lammer.report.json;

import io.lammer.rules.Spot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The members of a JSON object, in their order.
public final class Members extends LinkedHashMap<String, @Nullable Object> {
  private static final long serialVersionUID = 1;

  public Members with(String name, @Nullable Object value) {
    put(name, value);
    return this;
  }

  /// A member that is there only where it says something.
  public Members with(boolean written, String name, @Nullable Object value) {
    return written ? with(name, value) : this;
  }

  public Members with(Map<String, ? extends @Nullable Object> others) {
    putAll(others);
    return this;
  }

  /// A spot: `wager`, and `number`, `dice` or `sensor` where it has one.
  public Members with(Spot spot) {
    var dice = spot.dice();
    with("wager", spot.wager());
    with(spot.number() != null, "number", spot.number());
    if (dice != null) {
      with("dice", List.of(dice.first(), dice.second()));
    }
    return with(spot.sensor() != null, "sensor", spot.sensor());
  }
}
