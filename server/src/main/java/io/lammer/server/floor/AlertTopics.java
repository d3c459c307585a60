package io.lammer.server.floor;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// What nobody has seen to yet.
@Component
record AlertTopics(FloorHost host, Pages pages) implements TopicSource, Topic {
  @Override
  public String kind() {
    return "alerts";
  }

  @Override
  public Right needs() {
    return Right.SEE_FLOOR;
  }

  @Override
  public Optional<Topic> topic(String name) {
    return Optional.of(this);
  }

  @Override
  public Set<String> journals() {
    return Set.of(House.JOURNAL);
  }

  @Override
  public String render() {
    return pages.piece("alerts.jte", Map.of("alerts", host.floor().house().alerts()));
  }
}
