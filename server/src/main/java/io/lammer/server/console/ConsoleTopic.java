package io.lammer.server.console;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// The consoles of the tables, kept fresh.
@Component
record ConsoleTopic(FloorHost host, Pages pages) implements TopicSource {
  @Override
  public String kind() {
    return "console";
  }

  @Override
  public Right needs() {
    return Right.SEE_TABLES;
  }

  @Override
  public Optional<Topic> topic(String name) {
    return host.floor().table(name).map(_ -> new Console(name));
  }

  private final class Console implements Topic {
    private final String name;

    Console(String name) {
      this.name = name;
    }

    @Override
    public Set<String> journals() {
      var journals = new HashSet<String>();
      journals.add(LiveTable.journal(name));
      journals.add(House.JOURNAL);
      host.floor().table(name).stream()
          .flatMap(table -> table.jackpots().stream())
          .forEach(jackpot -> journals.add(LiveJackpot.journal(jackpot.name())));
      return journals;
    }

    /// The version is read first: a table that moves meanwhile makes the version too old, which is
    /// refused, and never too new.
    @Override
    public String render() {
      var version = host.live().version(LiveTable.journal(name));
      var floor = host.floor();
      return floor
          .table(name)
          .map(
              live ->
                  Screen.of(floor, live, version)
                      .map(screen -> pages.piece("console-live.jte", Map.of("screen", screen)))
                      .orElseGet(() -> pages.piece("console-draft-live.jte", Map.of("live", live))))
          .orElse("");
    }
  }
}
