package io.lammer.server.console;

import io.lammer.tables.Jackpot;
import io.lammer.tables.View;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.LiveTable;
import java.util.LinkedHashMap;

/// What is decided on at a table of the floor.
final class Views {
  private Views() {}

  static View of(Floor floor, LiveTable live) {
    var jackpots = new LinkedHashMap<String, Jackpot>();
    for (var joined : live.jackpots()) {
      floor
          .jackpot(joined.name())
          .ifPresent(jackpot -> jackpots.put(joined.name(), jackpot.money()));
    }
    return new View(live.playing(), jackpots);
  }
}
