package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.audit.EventLines;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.store.floor.HitLog;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

/// What moves on the jackpot desk: `desk` has a tile for every jackpot, `desk/proposals` what waits
/// for a second person, `desk/meters/NAME` the meters of one and `desk/hits/NAME` its hits that
/// wait.
@Component
record DeskTopics(FloorHost host, Pages pages, EventLines told) {
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

  /// The piece as it is now, for the page that will follow it.
  String now(String name) {
    return topic(name).map(Topic::render).orElse("");
  }

  /// A new jackpot is always heard of: whoever opens a table or founds one moves the house.
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

  /// What a proposal would do changes with the tables and jackpots that it is about.
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

  private List<HitLog.Entry> waiting(LiveJackpot jackpot) {
    return jackpot.open().isEmpty()
        ? List.of()
        : host.live().history().hits(jackpot.name()).all().stream()
            .filter(made -> made.state() == HitLog.State.WAITING)
            .toList();
  }
}
