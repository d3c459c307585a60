package io.lammer.store.floor;

import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Tables that play on by a text which the catalog has changed or lost since they were opened.
final class ChangedTexts {
  private ChangedTexts() {}

  /// Sentences that wait for nobody's acknowledgement yet.
  static List<String> of(List<LiveTable> tables, Catalog catalog, House house) {
    var told = house.alerts().stream().map(Alert::text).toList();
    return tables.stream()
        .filter(table -> table.status() != LiveTable.Status.CLOSED)
        .flatMap(table -> sentences(table, catalog))
        .filter(sentence -> !told.contains(sentence))
        .toList();
  }

  private static Stream<String> sentences(LiveTable live, Catalog catalog) {
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
}
