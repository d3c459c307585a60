package io.lammer.report.catalog;

import io.lammer.report.json.SpotJson;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.yaml.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The JSON form of editions and paytables.
public final class CatalogJson {
  private CatalogJson() {}

  /// Editions with those of their paytables that were asked for.
  public static Map<String, @Nullable Object> catalog(
      List<Edition> editions, List<Paytable> paytables) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("editions", editions.stream().map(CatalogJson::edition).toList());
    result.put("paytables", paytables.stream().map(CatalogJson::paytable).toList());
    return result;
  }

  private static Map<String, @Nullable Object> edition(Edition edition) {
    var terms = edition.terms();
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("edition", edition.id());
    result.put("title", edition.title());
    result.put("game", Value.spelled(edition.game()));
    result.put("place", edition.place());
    result.put("document", edition.document());
    result.put("venues", List.copyOf(terms.venues()));
    result.put("approvedRulesOnly", terms.approvedRulesOnly());
    result.put("mainWager", Value.spelled(terms.mainWager()));
    result.put("promotions", terms.promotions());
    result.put("houseJackpots", terms.houseJackpots());
    result.put("maxAggregate", terms.maxAggregate());
    result.put("disclosure", terms.disclosure());
    result.put("main", edition.main().stream().map(CatalogJson::main).toList());
    result.put("paytables", edition.paytables().stream().map(Paytable::id).toList());
    return result;
  }

  private static Map<String, @Nullable Object> main(Edition.MainWager main) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    SpotJson.put(result, main.wager().spot());
    result.put("commission", Value.spelled(main.commission()));
    result.put("source", main.source());
    result.put("rows", main.wager().rows().stream().map(CatalogJson::row).toList());
    return result;
  }

  private static Map<String, @Nullable Object> paytable(Paytable paytable) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("edition", paytable.edition());
    result.put("id", paytable.id());
    if (paytable.title() != null) {
      result.put("title", paytable.title());
    }
    result.put("family", paytable.family().word());
    result.put("wagers", paytable.wagers());
    result.put("odds", paytable.toOne() ? "to 1" : "for 1");
    result.put("standing", Value.spelled(paytable.standing()));
    result.put("source", paytable.source());
    if (!paytable.sequences().isEmpty()) {
      result.put("sequences", paytable.sequences());
    }
    result.put("rows", paytable.rows().stream().map(CatalogJson::row).toList());
    putMark(result, paytable.mark());
    result.put("notes", paytable.notes());
    return result;
  }

  private static Map<String, @Nullable Object> row(Row row) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("row", row.label());
    if (row.wager() != null) {
      result.put("wager", row.wager());
    }
    result.put("pays", row.pays());
    result.put("envy", row.envy() == null ? null : row.envy().toString());
    putMark(result, row.mark());
    return result;
  }

  private static void putMark(Map<String, @Nullable Object> result, Row.@Nullable Mark mark) {
    if (mark != null) {
      result.put(Value.spelled(mark.kind()), mark.why());
    }
  }
}
