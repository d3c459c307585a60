package io.lammer.server.floor;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// The tile of each table.
@Component
record TileTopics(FloorHost host, Pages pages, PaceWatch pace) implements TopicSource {
  @Override
  public String kind() {
    return "tile";
  }

  @Override
  public Right needs() {
    return Right.SEE_FLOOR;
  }

  @Override
  public Optional<Topic> topic(String name) {
    return host.floor().table(name).map(_ -> new Shown(name));
  }

  String render(LiveTable live) {
    var perHour = pace.perHour(live.name());
    var tile =
        Tile.of(
            host.floor(), live, perHour.isPresent() ? String.valueOf(perHour.getAsLong()) : "–");
    return pages.piece("tile.jte", Map.of("tile", tile));
  }

  private final class Shown implements Topic {
    private final String name;

    Shown(String name) {
      this.name = name;
    }

    @Override
    public Set<String> journals() {
      return Set.of(LiveTable.journal(name), House.JOURNAL);
    }

    @Override
    public String render() {
      return TileTopics.this.render(host.floor().table(name).orElseThrow());
    }
  }
}
