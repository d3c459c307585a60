package io.lammer.server.display;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Language;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.Map;
import java.util.Optional;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// What the display of a table shows: the table itself, and every jackpot it plays for. A topic is
/// named `display/C1`, or `display/C1@es` in another language than English.
@Component
record DisplayTopics(FloorHost host, Winners winners, Pages pages) {
  static final String KIND = "display";

  @Bean
  TopicSource displays() {
    return new TopicSource(KIND, Right.SEE_TABLES, this::topic);
  }

  static String name(String table, Language language) {
    return KIND + "/" + language.naming(table);
  }

  private Optional<Topic> topic(String name) {
    return Language.named(name).flatMap(it -> topic(it.plain(), it.language()));
  }

  Optional<Topic> topic(String table, Language language) {
    return host.floor().table(table).map(_ -> shown(table, new Speech(language)));
  }

  private Topic shown(String name, Speech words) {
    return new Topic(
        () ->
            Topic.journals(
                live(name).jackpots().stream().map(Joined::name), LiveTable.journal(name)),
        () -> words.language().speak(() -> render(name, words)));
  }

  private String render(String name, Speech words) {
    var live = live(name);
    var now = Picture.of(host.floor(), live, winners.of(live, words), words);
    return pages.piece("display-now.jte", Map.of("now", now));
  }

  private LiveTable live(String name) {
    return host.floor().table(name).orElseThrow();
  }
}
