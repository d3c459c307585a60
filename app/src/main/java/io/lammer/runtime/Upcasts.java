package io.lammer.runtime;

import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.PaytableTextReader;
import io.lammer.table.Jackpot;
import io.lammer.table.JackpotDirectory;
import io.lammer.table.Profiles;
import io.lammer.table.Setup;
import io.lammer.table.SetupCheck;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Converts events of older versions to the current form. Before 0.2.0, an opened table recorded
/// its set-up and the hashes of its paytables, and depended on the rule book for the rest. Its caps
/// are taken from the built-in profiles, because an operator's profiles may change and a past event
/// must not.
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

  /// The catalog as it was then, as far as the table used it.
  private Catalog catalog(OpenedV1 event) {
    var catalog = rules.catalog();
    var edition = event.setup().edition();
    for (var played : event.paytables().entrySet()) {
      var now = catalog.edition(edition).flatMap(found -> found.paytable(played.getKey()));
      if (now.isEmpty() || !now.get().hash().equals(played.getValue())) {
        catalog = catalog.with(PaytableTextReader.read(text(played.getValue())));
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

  /// The paytable texts in the house's journal, by hash.
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

  /// The jackpots that the table had joined. The table's own jackpots are named after the table and
  /// their paytable.
  private static JackpotDirectory links(String name, List<TableEvent.Joined> jackpots) {
    return new JackpotDirectory(
        name + "/",
        wanted ->
            jackpots.stream()
                .filter(jackpot -> jackpot.name().equals(wanted))
                .findFirst()
                .map(
                    jackpot ->
                        new JackpotDirectory.Linked(
                            jackpot.edition(),
                            Jackpot.opened(jackpot.terms(), jackpot.terms().seed()),
                            jackpot.suit())));
  }
}
