package io.lammer.render.catalog;

import io.lammer.render.json.JsonObject;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.yaml.Value;
import io.lammer.table.words.EventWords;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Converts editions and paytables to JSON values.
public final class CatalogJson {
  private CatalogJson() {}

  public static Map<String, @Nullable Object> catalog(
      List<Edition> editions, List<Paytable> paytables) {
    return new JsonObject()
        .with("editions", editions.stream().map(CatalogJson::edition).toList())
        .with("paytables", paytables.stream().map(CatalogJson::paytable).toList());
  }

  private static Map<String, @Nullable Object> edition(Edition edition) {
    var terms = edition.terms();
    return new JsonObject()
        .with("edition", edition.id())
        .with("title", edition.title())
        .with("game", edition.game().word())
        .with("place", edition.place())
        .with("document", edition.document())
        .with("venues", List.copyOf(terms.venues()))
        .with("approvedRulesOnly", terms.approvedRulesOnly())
        .with("mainWager", Value.spelled(terms.mainWager()))
        .with("promotions", terms.promotions())
        .with("houseJackpots", terms.houseJackpots())
        .with("maxAggregate", terms.maxAggregate())
        .with("disclosure", terms.disclosure())
        .with("main", edition.main().stream().map(CatalogJson::main).toList())
        .with("paytables", edition.paytables().stream().map(Paytable::id).toList());
  }

  private static Map<String, @Nullable Object> main(Edition.MainWager main) {
    return new JsonObject()
        .with(main.wager().spot())
        .with("commission", Value.spelled(main.commission()))
        .with("source", main.source())
        .with(
            "rows",
            main.wager().rows().stream()
                .map(row -> row(row, EventWords.of(main.wager(), row)))
                .toList());
  }

  private static JsonObject paytable(Paytable paytable) {
    return new JsonObject()
        .with("edition", paytable.edition())
        .with("id", paytable.id())
        .with(paytable.title() != null, "title", paytable.title())
        .with("family", paytable.family().word())
        .with("wagers", paytable.wagers())
        .with("odds", paytable.toOne() ? "to 1" : "for 1")
        .with("standing", Value.spelled(paytable.standing()))
        .with("source", paytable.source())
        .with(!paytable.sequences().isEmpty(), "sequences", paytable.sequences())
        .with(
            "rows",
            paytable.rows().stream().map(row -> row(row, EventWords.of(paytable, row))).toList())
        .with(mark(paytable.mark()))
        .with("notes", paytable.notes());
  }

  private static JsonObject row(Row row, String event) {
    return new JsonObject()
        .with("row", row.label())
        .with("event", event)
        .with(row.wager() != null, "wager", row.wager())
        .with("pays", row.pays())
        .with("envy", row.envy() == null ? null : row.envy().toString())
        .with(mark(row.mark()));
  }

  private static Map<String, String> mark(Row.@Nullable Mark mark) {
    return mark == null ? Map.of() : Map.of(Value.spelled(mark.kind()), mark.why());
  }
}
