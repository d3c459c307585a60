package io.lammer.web.display;

import static java.util.Comparator.comparing;

import io.lammer.accounting.HitRecord;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent.Joined;
import io.lammer.web.HouseService;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/// Slides of a table's latest jackpot winners. The journals are read again only after a hit was
/// added or decided.
@Component
final class Winners {
  private static final int SHOWN = 3;

  /// @param waiting number of hits that waited for approval when the entries were read
  /// @param hits total number of hits at that time
  private record Known(int waiting, long hits, List<HitRecord> entries) {
    boolean isOf(LiveJackpot jackpot) {
      return waiting == jackpot.open().size() && hits == jackpot.meters().hits();
    }
  }

  private final HouseService host;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  Winners(HouseService host) {
    this.host = host;
  }

  /// Slides of the last winners and of the day's biggest win; a slide without entries is left out.
  List<DisplaySlide> of(LiveTable table, DisplayText words) {
    var all =
        table.jackpots().stream()
            .map(Joined::name)
            .flatMap(name -> host.floor().jackpot(name).stream())
            .flatMap(jackpot -> entries(jackpot).stream())
            .filter(made -> !made.isRejected())
            .sorted(comparing((HitRecord made) -> made.locked().at()).reversed())
            .toList();
    var day = host.live().gamingDay();
    var today = day.of(host.live().clock().instant());
    var biggest =
        all.stream()
            .filter(made -> day.of(made.locked().at()).equals(today))
            .max(comparing(made -> made.hit().amount()));
    return Stream.of(
            slide(table, "winners", all.stream().limit(SHOWN).toList(), words),
            slide(table, "biggest", biggest.stream().toList(), words))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<DisplaySlide> slide(
      LiveTable table, String kind, List<HitRecord> shown, DisplayText words) {
    return shown.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DisplaySlide(
                kind,
                kind,
                words.say(kind),
                "",
                shown.stream().map(made -> line(table, made, words)).toList(),
                ""));
  }

  private static DisplaySlide.Line line(LiveTable table, HitRecord made, DisplayText words) {
    return new DisplaySlide.Line(
        made.hit().table() + " · " + words.term(told(table, made)),
        made.hit().amount().brief(),
        false,
        false);
  }

  private static String told(LiveTable table, HitRecord made) {
    var row = made.hit().row();
    return table.playing().layout().all().stream()
        .filter(offer -> offer.jackpot() != null)
        .map(offer -> offer.told(row))
        .filter(told -> !told.equals(row))
        .findFirst()
        .orElse(row);
  }

  private List<HitRecord> entries(LiveJackpot jackpot) {
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
