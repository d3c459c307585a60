package io.lammer.server.display;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.Map;
import java.util.Optional;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// What the display of a table shows: the table itself, and every jackpot it plays for.
@Component
record DisplayTopics(FloorHost host, Pages pages) {
  static final String KIND = "display";

  @Bean
  TopicSource displays() {
    return new TopicSource(KIND, Right.SEE_TABLES, this::topic);
  }

  Optional<Topic> topic(String name) {
    return host.floor().table(name).map(_ -> shown(name));
  }

  private Topic shown(String name) {
    return new Topic(
        () ->
            Topic.journals(
                live(name).jackpots().stream().map(Joined::name), LiveTable.journal(name)),
        () -> pages.piece("display-now.jte", Map.of("now", Picture.of(host.floor(), live(name)))));
  }

  private LiveTable live(String name) {
    return host.floor().table(name).orElseThrow();
  }
}
