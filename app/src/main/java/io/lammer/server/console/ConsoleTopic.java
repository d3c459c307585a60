package io.lammer.server.console;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Lookers;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Language;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// The consoles of the tables, kept fresh.
@Component
record ConsoleTopic(FloorHost host, Pages pages, Lookers lookers) {
  private static final String KIND = "console";

  /// In the language that is spoken.
  static String name(String table) {
    return KIND + "/" + Language.now().naming(table);
  }

  @Bean
  TopicSource consoleTopics() {
    return new TopicSource(
        KIND,
        Right.SEE_TABLES,
        name -> Language.named(name).flatMap(it -> topic(it.plain(), it.language())));
  }

  private Optional<Topic> topic(String table, Language language) {
    return host.floor()
        .table(table)
        .map(_ -> new Topic(() -> journals(table), () -> language.speak(() -> render(table))));
  }

  private Set<String> journals(String name) {
    var jackpots = host.floor().table(name).stream().flatMap(it -> it.jackpots().stream());
    var journals =
        new HashSet<>(
            Topic.journals(jackpots.map(Joined::name), LiveTable.journal(name), House.JOURNAL));
    devices(name).forEach(device -> journals.add(LiveDevice.journal(device.name())));
    return journals;
  }

  private List<LiveDevice> devices(String table) {
    return host.live().devices().stream()
        .filter(device -> device.active() && device.device().table().equals(table))
        .toList();
  }

  private static boolean deals(Floor floor, String name) {
    return floor.house().user(name).filter(user -> user.role().may(Right.PLAY)).isPresent();
  }

  /// The version is read first: a table that moves meanwhile makes the version too old, which is
  /// refused, and never too new.
  String render(String name) {
    var version = host.live().version(LiveTable.journal(name));
    var floor = host.floor();
    var dealers = lookers.at(KIND + "/" + name).stream().filter(it -> deals(floor, it)).toList();
    return floor
        .table(name)
        .map(
            live ->
                Screen.of(floor, live, version)
                    .map(
                        screen ->
                            pages.piece(
                                "console-live.jte",
                                Map.of(
                                    "screen",
                                    screen,
                                    "dealers",
                                    dealers,
                                    "devices",
                                    DeviceNotices.of(devices(name), live))))
                    .orElseGet(() -> pages.piece("console-draft-live.jte", Map.of("live", live))))
        .orElse("");
  }
}
