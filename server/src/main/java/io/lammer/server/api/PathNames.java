package io.lammer.server.api;

import io.lammer.server.FloorHost;
import io.lammer.server.page.NotFound;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;

/// What a path names; a `~` in it stands for the `/` of a name.
final class PathNames {
  private PathNames() {}

  static String name(String path) {
    return path.replace('~', '/');
  }

  static LiveTable table(FloorHost host, String name) {
    return host.floor()
        .table(name)
        .orElseThrow(() -> new NotFound("there is no table \"%s\"".formatted(name)));
  }

  static LiveJackpot jackpot(FloorHost host, String path) {
    return host.floor()
        .jackpot(name(path))
        .orElseThrow(() -> new NotFound("there is no jackpot \"%s\"".formatted(name(path))));
  }
}
