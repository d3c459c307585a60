package io.lammer.server.floor;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.store.WriterPlace;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// What moves on the floor: the tile of each table, the meters, and what nobody has seen to yet.
@Component
record FloorTopics(FloorHost host, Pages pages, PaceWatch pace, ShiftWatch shift, Waiting waiting) {
  @Bean
  TopicSource alertTopics() {
    return new TopicSource("alerts", Right.SEE_FLOOR, _ -> Optional.of(alerts()));
  }

  Topic alerts() {
    return new Topic(
        () -> Set.of(House.JOURNAL),
        () -> pages.piece("alerts.jte", Map.of("waiting", waiting.now())));
  }

  @Bean
  TopicSource serverTopics() {
    return new TopicSource("server", Right.SET_UP, _ -> Optional.of(server()));
  }

  /// The part of this server among those that share the house: the house tells of each start to
  /// write.
  Topic server() {
    return new Topic(
        () -> Set.of(House.JOURNAL), () -> pages.piece("server.jte", Map.of("part", part())));
  }

  private String part() {
    var live = host.live();
    if (!live.database().isShared()) {
      return "";
    }
    return live.isWriting()
        ? say("floor.writes")
        : say("floor.follows", live.writer().map(WriterPlace::address).orElse(""));
  }

  @Bean
  TopicSource meterTopics() {
    return new TopicSource("meters", Right.SEE_FLOOR, _ -> Optional.of(meters()));
  }

  /// Of all jackpots; one that is founded later is told by the house.
  Topic meters() {
    return new Topic(
        () -> Topic.journals(host.live().jackpots().stream().map(LiveJackpot::name), House.JOURNAL),
        () -> pages.piece("meters.jte", Map.of("jackpots", host.live().jackpots())));
  }

  @Bean
  TopicSource tileTopics() {
    return new TopicSource(
        "tile", Right.SEE_FLOOR, name -> host.floor().table(name).map(_ -> tile(name)));
  }

  private Topic tile(String name) {
    return new Topic(
        () -> Set.of(LiveTable.journal(name), House.JOURNAL),
        () -> tile(host.floor().table(name).orElseThrow()));
  }

  String tile(LiveTable live) {
    var perHour = pace.perHour(live.name());
    var tile =
        Tile.of(
            host,
            live,
            perHour.isPresent() ? String.valueOf(perHour.getAsLong()) : "–",
            shift.of(live.name()).orElse(null));
    return pages.piece("tile.jte", Map.of("tile", tile));
  }
}
