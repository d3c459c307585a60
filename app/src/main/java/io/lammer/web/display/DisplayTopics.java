package io.lammer.web.display;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.house.TableEvent.Joined;
import io.lammer.web.HouseService;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Language;
import io.lammer.web.page.Pages;
import io.lammer.web.push.Topic;
import io.lammer.web.push.TopicSource;
import java.util.Map;
import java.util.Optional;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// Push topics of displays: the table and every jackpot it plays for. A topic is named
/// `display/C1`, or `display/C1@es` for a language other than English.
@Component
record DisplayTopics(HouseService host, Winners winners, Pages pages) {
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
    return host.floor().table(table).map(_ -> shown(table, new DisplayText(language)));
  }

  private Topic shown(String name, DisplayText words) {
    return new Topic(
        () ->
            Topic.journals(
                live(name).jackpots().stream().map(Joined::name), LiveTable.journal(name)),
        () -> words.language().speak(() -> render(name, words)));
  }

  private String render(String name, DisplayText words) {
    var floor = host.floor();
    var live = floor.table(name).orElseThrow();
    if (live.table() == null) {
      return pages.piece("display-now.jte", Map.of("now", DisplayView.closed(live, words)));
    }
    var game = GamePages.of(live.playing());
    var progress = game.display().progress(live.view(floor));
    var now = DisplayView.of(floor, live, progress, winners.of(live, words), words);
    return pages.piece(
        game.templates() + "/display.jte",
        Map.of("now", now, "own", game.display().view(live, progress)));
  }

  private LiveTable live(String name) {
    return host.floor().table(name).orElseThrow();
  }
}
