package io.lammer.web.desk;

import io.lammer.accounting.HitRecord;
import io.lammer.house.House;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import io.lammer.web.page.Pages;
import io.lammer.web.push.Topic;
import io.lammer.web.push.TopicSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// Push topics of the jackpot desk: `desk` for the tiles of all jackpots, `desk/proposals` for
/// proposals, `desk/meters/NAME` for a jackpot's meters and `desk/hits/NAME` for its open hits.
@Component
record DeskTopics(HouseService host, Pages pages, EventFormatter told) {
  static final String PROPOSALS = "proposals";
  private static final String METERS = "meters/";
  private static final String HITS = "hits/";

  @Bean
  TopicSource desk() {
    return new TopicSource("desk", Right.SEE_JACKPOTS, this::topic);
  }

  private Optional<Topic> topic(String name) {
    if (name.isEmpty()) {
      return Optional.of(tiles());
    }
    if (name.equals(PROPOSALS)) {
      return Optional.of(proposals());
    }
    return name.startsWith(METERS)
        ? piece(name.substring(METERS.length()), this::meters)
        : name.startsWith(HITS)
            ? piece(name.substring(HITS.length()), this::hits)
            : Optional.empty();
  }

  /// The current content of a topic, for the first view of a page that subscribes to it.
  String now(String name) {
    return topic(name).map(Topic::render).orElse("");
  }

  /// The tiles of all jackpots. Opening a jackpot or a table is an event of the house.
  private Topic tiles() {
    return new Topic(
        () -> Topic.journals(host.live().jackpots().stream().map(LiveJackpot::name), House.JOURNAL),
        () -> pages.piece("jackpot/tiles.jte", Map.of("jackpots", host.live().jackpots())));
  }

  private Topic proposals() {
    return new Topic(
        this::proposed,
        () ->
            pages.piece(
                "jackpot/proposals.jte",
                Map.of(
                    "floor",
                    host.floor(),
                    "proposals",
                    host.floor().house().papers().proposals(),
                    "identification",
                    host.identification())));
  }

  /// The journals that the preview of a proposal depends on: its table and all jackpots.
  private Set<String> proposed() {
    var proposals = host.floor().house().papers().proposals();
    return proposals.isEmpty()
        ? Set.of(House.JOURNAL)
        : Stream.of(
                Stream.of(House.JOURNAL),
                proposals.stream().map(one -> LiveTable.journal(one.where())),
                host.live().jackpots().stream().map(jackpot -> LiveJackpot.journal(jackpot.name())))
            .flatMap(journals -> journals)
            .collect(Collectors.toSet());
  }

  private Optional<Topic> piece(String name, Function<LiveJackpot, String> render) {
    return host.floor()
        .jackpot(name)
        .map(
            _ ->
                new Topic(
                    () -> Set.of(LiveJackpot.journal(name)),
                    () -> render.apply(host.floor().jackpot(name).orElseThrow())));
  }

  private String meters(LiveJackpot jackpot) {
    return pages.piece("jackpot/meters.jte", Map.of("jackpot", jackpot));
  }

  private String hits(LiveJackpot jackpot) {
    return pages.piece(
        "jackpot/waiting.jte", Map.of("jackpot", jackpot, "made", waiting(jackpot), "told", told));
  }

  private List<HitRecord> waiting(LiveJackpot jackpot) {
    var history = host.live().history();
    return jackpot.open().stream()
        .flatMap(hit -> history.hit(jackpot.name(), hit.number()).stream())
        .filter(HitRecord::isWaiting)
        .toList();
  }
}
