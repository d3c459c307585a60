package io.lammer.web.floor;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.House;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.journal.WriterPlace;
import io.lammer.web.HouseService;
import io.lammer.web.page.Pages;
import io.lammer.web.push.Topic;
import io.lammer.web.push.TopicSource;
import io.lammer.web.view.MeterView;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// Push topics of the floor page: table tiles, jackpot meters, open alerts.
@Component
record FloorTopics(
    HouseService host, Pages pages, RoundRateSampler pace, ShiftFigures shift, OpenAlerts waiting) {
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

  /// Whether this server writes or follows, if several servers share the house. Each change of
  /// writer is an event of the house.
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

  /// The meters of all jackpots. Opening a new jackpot is an event of the house.
  Topic meters() {
    return new Topic(
        () -> Topic.journals(host.live().jackpots().stream().map(LiveJackpot::name), House.JOURNAL),
        () ->
            pages.piece(
                "meters.jte",
                Map.of("meters", host.live().jackpots().stream().map(MeterView::of).toList())));
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
