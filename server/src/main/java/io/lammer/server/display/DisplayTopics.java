package io.lammer.server.display;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// What the display of a table shows: the table itself, and every jackpot it plays for.
@Component
record DisplayTopics(FloorHost host, Pages pages) implements TopicSource {
  static final String KIND = "display";

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public Right needs() {
    return Right.SEE_TABLES;
  }

  @Override
  public Optional<Topic> topic(String name) {
    return host.floor().table(name).map(_ -> new Shown(name));
  }

  private final class Shown implements Topic {
    private final String name;

    Shown(String name) {
      this.name = name;
    }

    @Override
    public Set<String> journals() {
      var journals = new HashSet<String>();
      journals.add(LiveTable.journal(name));
      live().jackpots().forEach(joined -> journals.add(LiveJackpot.journal(joined.name())));
      return journals;
    }

    @Override
    public String render() {
      return pages.piece("display-now.jte", Map.of("now", Picture.of(host.floor(), live())));
    }

    private LiveTable live() {
      return host.floor().table(name).orElseThrow();
    }
  }
}
