package io.lammer.runtime;

import io.lammer.house.Alert;
import io.lammer.house.House;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Profiles;
import io.lammer.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds tables whose paytable texts or caps, as of their opening, differ from today's catalog or
/// profile.
final class RulesDriftCheck {
  private RulesDriftCheck() {}

  /// One sentence per difference, without those that already have an open alert.
  static List<String> of(List<LiveTable> tables, Rulebook rules, House house) {
    var told = house.alerts().stream().map(Alert::text).toList();
    return tables.stream()
        .filter(table -> table.status() != LiveTable.Status.CLOSED)
        .flatMap(
            table -> Stream.concat(texts(table, rules.catalog()), caps(table, rules.profiles())))
        .filter(sentence -> !told.contains(sentence))
        .toList();
  }

  private static Stream<String> texts(LiveTable live, Catalog catalog) {
    return Stream.ofNullable(live.table())
        .flatMap(table -> table.layout().paytables().stream())
        .flatMap(
            played ->
                now(played, catalog).filter(played.hash()::equals).isPresent()
                    ? Stream.empty()
                    : Stream.of(sentence(live, played, catalog)));
  }

  private static Optional<String> now(Paytable played, Catalog catalog) {
    return catalog
        .edition(played.edition())
        .flatMap(edition -> edition.paytable(played.id()))
        .map(Paytable::hash);
  }

  private static String sentence(LiveTable live, Paytable played, Catalog catalog) {
    return "table %s plays %s by the text that it was opened with, SHA-256 %s; the catalog now has %s"
        .formatted(
            live.name(),
            played.name(),
            played.hash(),
            now(played, catalog).map("SHA-256 %s"::formatted).orElse("none of that id"));
  }

  private static Stream<String> caps(LiveTable live, Profiles profiles) {
    return Stream.ofNullable(live.table())
        .map(Table::layout)
        .flatMap(
            layout -> {
              var played = said(layout.rules().largestWager(), layout.rules().games());
              var now =
                  profiles
                      .caps(layout.setup())
                      .map(caps -> said(caps.largestWager(), caps.games()))
                      .orElseGet(() -> said(null, null));
              return played.equals(now)
                  ? Stream.empty()
                  : Stream.of(
                      "table %s plays with %s, as it was opened; its profile now has %s"
                          .formatted(live.name(), played, now));
            });
  }

  private static String said(@Nullable Money largestWager, @Nullable Integer games) {
    return "%s and %s"
        .formatted(
            largestWager == null ? "no largest wager" : "a largest wager of " + largestWager,
            games == null ? "no limit on games" : games + " games at most");
  }
}
