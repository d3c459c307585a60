package io.lammer.store.floor;

import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.KeptPaytable;
import io.lammer.store.Database;
import io.lammer.tables.Jackpot;
import io.lammer.tables.Links;
import io.lammer.tables.Profiles;
import io.lammer.tables.Setup;
import io.lammer.tables.SetupCheck;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.TableEvent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Events of earlier forms as if they had been written today. Before 0.2.0 a table that opened
/// wrote down its set-up and the hashes of its paytables, and leaned on the rule book for the rest.
/// Its caps are taken from the profiles of the program: those of an operator may change, and what
/// is read must not.
final class Upcasts {
  private record OpenedV1(
      Setup setup,
      List<TableEvent.Joined> jackpots,
      Map<String, String> paytables,
      List<String> accepted) {}

  private record ChangedV1(OpenedV1 to, String reason) {}

  private final Database database;
  private final Rulebook rules;
  private @Nullable Map<String, String> kept;

  Upcasts(Database database, Rulebook rules) {
    this.database = database;
    this.rules = rules;
  }

  Object read(String journal, WrittenNames.Kind kind, String body) {
    return switch (kind.name()) {
      case "opened" -> opened(journal, EventJson.read(body, OpenedV1.class, null));
      case "changed" -> {
        var changed = EventJson.read(body, ChangedV1.class, null);
        yield new TableEvent.Changed(opened(journal, changed.to()), changed.reason());
      }
      default -> throw new IllegalStateException("no earlier form of " + kind.name() + " is known");
    };
  }

  private TableEvent.Opened opened(String journal, OpenedV1 event) {
    var name = journal.substring(LiveTable.journal("").length());
    var layout =
        SetupCheck.layout(
            catalog(event), Profiles.builtIn(), event.setup(), links(name, event.jackpots()));
    return new TableEvent.Opened(layout.alone().withWinnersComingDown(), event.accepted());
  }

  /// The catalog as it was then, of what the table played.
  private Catalog catalog(OpenedV1 event) {
    var catalog = rules.catalog();
    var edition = event.setup().edition();
    for (var played : event.paytables().entrySet()) {
      var now = catalog.edition(edition).flatMap(found -> found.paytable(played.getKey()));
      if (now.isEmpty() || !now.get().hash().equals(played.getValue())) {
        catalog = catalog.with(KeptPaytable.read(text(played.getValue())));
      }
    }
    return catalog;
  }

  private String text(String hash) {
    var texts = kept;
    if (texts == null) {
      texts = texts();
      kept = texts;
    }
    return Objects.requireNonNull(
        texts.get(hash), () -> "the text of the paytable with SHA-256 " + hash + " is not kept");
  }

  /// The paytables in the journal of the house, by their hashes.
  private Map<String, String> texts() {
    var kind = WrittenNames.of(HouseEvent.PaytableKept.class).name();
    try (var events = database.journals().read(House.JOURNAL, 1)) {
      return events
          .filter(event -> event.entry().kind().equals(kind))
          .map(event -> EventJson.read(event.entry().body(), HouseEvent.PaytableKept.class, null))
          .collect(
              Collectors.toMap(
                  HouseEvent.PaytableKept::hash,
                  HouseEvent.PaytableKept::text,
                  (first, _) -> first));
    }
  }

  /// The jackpots that a table had joined; its own go by its name and their paytable.
  private static Links links(String name, List<TableEvent.Joined> jackpots) {
    return new Links(
        name + "/",
        wanted ->
            jackpots.stream()
                .filter(jackpot -> jackpot.name().equals(wanted))
                .findFirst()
                .map(
                    jackpot ->
                        new Links.Linked(
                            jackpot.edition(),
                            Jackpot.opened(jackpot.terms(), jackpot.terms().seed()),
                            jackpot.suit())));
  }
}
