package io.lammer.server.console;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Lookers;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.Map;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// The consoles of the tables, kept fresh.
@Component
record ConsoleTopic(FloorHost host, Pages pages, Lookers lookers) {
  @Bean
  TopicSource consoleTopics() {
    return new TopicSource(
        "console",
        Right.SEE_TABLES,
        name ->
            host.floor().table(name).map(_ -> new Topic(() -> journals(name), () -> render(name))));
  }

  private Set<String> journals(String name) {
    var jackpots = host.floor().table(name).stream().flatMap(it -> it.jackpots().stream());
    return Topic.journals(jackpots.map(Joined::name), LiveTable.journal(name), House.JOURNAL);
  }

  private static boolean deals(Floor floor, String name) {
    return floor.house().user(name).filter(user -> user.role().may(Right.PLAY)).isPresent();
  }

  /// The version is read first: a table that moves meanwhile makes the version too old, which is
  /// refused, and never too new.
  String render(String name) {
    var version = host.live().version(LiveTable.journal(name));
    var floor = host.floor();
    var dealers = lookers.at("console/" + name).stream().filter(it -> deals(floor, it)).toList();
    return floor
        .table(name)
        .map(
            live ->
                Screen.of(floor, live, version)
                    .map(
                        screen ->
                            pages.piece(
                                "console-live.jte", Map.of("screen", screen, "dealers", dealers)))
                    .orElseGet(() -> pages.piece("console-draft-live.jte", Map.of("live", live))))
        .orElse("");
  }
}
