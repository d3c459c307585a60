package io.lammer.web.console;

import io.lammer.house.Floor;
import io.lammer.house.House;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.house.TableEvent.Joined;
import io.lammer.web.HouseService;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Language;
import io.lammer.web.page.Pages;
import io.lammer.web.push.ConsolePresence;
import io.lammer.web.push.Topic;
import io.lammer.web.push.TopicSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// Push topics of table consoles.
@Component
record ConsoleTopic(HouseService host, Pages pages, ConsolePresence presence) {
  private static final String KIND = "console";

  /// The topic of a table in the language of the current request.
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

  /// Reads the version before the state. If the table changes in between, the version is too old
  /// and a command with it is refused; a version that is too new would be accepted wrongly.
  String render(String name) {
    var version = host.live().version(LiveTable.journal(name));
    var floor = host.floor();
    var dealers = presence.at(KIND + "/" + name).stream().filter(it -> deals(floor, it)).toList();
    return floor
        .table(name)
        .map(
            live ->
                ConsoleView.of(floor, live, version)
                    .map(screen -> render(screen, floor, dealers))
                    .orElseGet(() -> pages.piece("console-draft-live.jte", Map.of("live", live))))
        .orElse("");
  }

  private String render(ConsoleView screen, Floor floor, List<String> dealers) {
    var live = screen.live();
    var game = GamePages.of(screen.table());
    return pages.piece(
        game.templates() + "/console-live.jte",
        Map.of(
            "screen",
            screen,
            "own",
            game.console().view(live.view(floor), live),
            "dealers",
            dealers,
            "devices",
            DeviceNotices.of(devices(live.name()), live)));
  }
}
