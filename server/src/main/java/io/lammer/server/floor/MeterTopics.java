package io.lammer.server.floor;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role.Right;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// The meters of all jackpots; one that is founded later is told by the house.
@Component
record MeterTopics(FloorHost host, Pages pages) implements TopicSource, Topic {
  @Override
  public String kind() {
    return "meters";
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
    var journals = new HashSet<String>();
    journals.add(House.JOURNAL);
    host.live().jackpots().forEach(it -> journals.add(LiveJackpot.journal(it.name())));
    return journals;
  }

  @Override
  public String render() {
    return pages.piece("meters.jte", Map.of("jackpots", host.live().jackpots()));
  }
}
