package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.audit.EventLines;
import io.lammer.server.live.Topic;
import io.lammer.server.live.TopicSource;
import io.lammer.server.page.Pages;
import io.lammer.store.floor.HitLog;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role.Right;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/// What moves on the jackpot desk: `desk` has a tile for every jackpot, `desk/proposals` what waits
/// for a second person, `desk/meters/NAME` the meters of one and `desk/hits/NAME` its hits that
/// wait.
@Component
record DeskTopics(FloorHost host, Pages pages, EventLines told) implements TopicSource {
  static final String PROPOSALS = "proposals";
  private static final String METERS = "meters/";
  private static final String HITS = "hits/";

  @Override
  public String kind() {
    return "desk";
  }

  @Override
  public Right needs() {
    return Right.SEE_JACKPOTS;
  }

  @Override
  public Optional<Topic> topic(String name) {
    if (name.isEmpty()) {
      return Optional.of(new Tiles());
    }
    if (name.equals(PROPOSALS)) {
      return Optional.of(new Proposed());
    }
    var piece = name.startsWith(METERS) ? METERS : HITS;
    var jackpot = name.startsWith(piece) ? name.substring(piece.length()) : "";
    return host.floor().jackpot(jackpot).map(_ -> new Piece(piece, jackpot));
  }

  /// The piece as it is now, for the page that will follow it.
  String now(String name) {
    return topic(name).map(Topic::render).orElse("");
  }

  private final class Tiles implements Topic {
    /// A new jackpot is always heard of: whoever opens a table or founds one moves the house.
    @Override
    public Set<String> journals() {
      var journals = new LinkedHashSet<String>();
      journals.add(House.JOURNAL);
      host.live().jackpots().forEach(jackpot -> journals.add(LiveJackpot.journal(jackpot.name())));
      return journals;
    }

    @Override
    public String render() {
      return pages.piece("jackpot/tiles.jte", Map.of("jackpots", host.live().jackpots()));
    }
  }

  private final class Proposed implements Topic {
    @Override
    public Set<String> journals() {
      return Set.of(House.JOURNAL);
    }

    @Override
    public String render() {
      return pages.piece(
          "jackpot/proposals.jte", Map.of("proposals", host.floor().house().papers().proposals()));
    }
  }

  private final class Piece implements Topic {
    private final String piece;
    private final String name;

    Piece(String piece, String name) {
      this.piece = piece;
      this.name = name;
    }

    @Override
    public Set<String> journals() {
      return Set.of(LiveJackpot.journal(name));
    }

    @Override
    public String render() {
      var jackpot = host.floor().jackpot(name).orElseThrow();
      return piece.equals(METERS)
          ? pages.piece("jackpot/meters.jte", Map.of("jackpot", jackpot))
          : pages.piece(
              "jackpot/waiting.jte",
              Map.of("jackpot", jackpot, "made", waiting(jackpot), "told", told));
    }
  }

  private List<HitLog.Made> waiting(LiveJackpot jackpot) {
    return jackpot.open().isEmpty()
        ? List.of()
        : host.live().history().hits(jackpot.name()).all().stream()
            .filter(made -> made.state() == HitLog.State.WAITING)
            .toList();
  }
}
