package io.lammer.report.json;

import io.lammer.rules.Spot;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A spot in JSON: `wager`, and `number`, `dice` or `sensor` where it has one.
public final class SpotJson {
  private SpotJson() {}

  public static void put(Map<String, @Nullable Object> result, Spot spot) {
    result.put("wager", spot.wager());
    if (spot.number() != null) {
      result.put("number", spot.number());
    }
    var dice = spot.dice();
    if (dice != null) {
      result.put("dice", List.of(dice.first(), dice.second()));
    }
    if (spot.sensor() != null) {
      result.put("sensor", spot.sensor());
    }
  }
}
