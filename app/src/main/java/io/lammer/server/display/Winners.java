package io.lammer.server.display;

import static java.util.Comparator.comparing;

import io.lammer.server.FloorHost;
import io.lammer.store.floor.HitLog;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent.Joined;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/// Who won a table's jackpots lately; the journals are read again only when a hit has come or gone.
@Component
final class Winners {
  private static final int SHOWN = 3;

  /// @param waiting how many waited for approval then
  /// @param hits how many there had been
  private record Known(int waiting, long hits, List<HitLog.Entry> entries) {
    boolean isOf(LiveJackpot jackpot) {
      return waiting == jackpot.open().size() && hits == jackpot.meters().hits();
    }
  }

  private final FloorHost host;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  Winners(FloorHost host) {
    this.host = host;
  }

  /// The last winners and the biggest win of the day.
  List<Scene> of(LiveTable table, Speech words) {
    var all =
        table.jackpots().stream()
            .map(Joined::name)
            .flatMap(name -> host.floor().jackpot(name).stream())
            .flatMap(jackpot -> entries(jackpot).stream())
            .filter(made -> made.state() != HitLog.State.REJECTED)
            .sorted(comparing((HitLog.Entry made) -> made.stored().at()).reversed())
            .toList();
    var day = host.live().gamingDay();
    var today = day.of(host.live().clock().instant());
    var biggest =
        all.stream()
            .filter(made -> day.of(made.stored().at()).equals(today))
            .max(comparing(made -> made.hit().amount()));
    return Stream.of(
            scene(table, "winners", all.stream().limit(SHOWN).toList(), words),
            scene(table, "biggest", biggest.stream().toList(), words))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<Scene> scene(
      LiveTable table, String kind, List<HitLog.Entry> shown, Speech words) {
    return shown.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Scene(
                kind,
                kind,
                words.say(kind),
                "",
                shown.stream().map(made -> line(table, made, words)).toList(),
                ""));
  }

  private static Scene.Line line(LiveTable table, HitLog.Entry made, Speech words) {
    return new Scene.Line(
        made.hit().table() + " · " + words.term(told(table, made)),
        made.hit().amount().brief(),
        false,
        false);
  }

  private static String told(LiveTable table, HitLog.Entry made) {
    var row = made.hit().row();
    return table.playing().layout().all().stream()
        .filter(offer -> offer.jackpot() != null)
        .map(offer -> offer.told(row))
        .filter(told -> !told.equals(row))
        .findFirst()
        .orElse(row);
  }

  private List<HitLog.Entry> entries(LiveJackpot jackpot) {
    return known
        .compute(
            jackpot.name(),
            (name, earlier) ->
                earlier != null && earlier.isOf(jackpot)
                    ? earlier
                    : new Known(
                        jackpot.open().size(),
                        jackpot.meters().hits(),
                        host.live().history().hits(name).all()))
        .entries();
  }
}
