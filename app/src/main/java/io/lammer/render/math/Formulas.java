package io.lammer.render.math;

import io.lammer.render.paper.Html;
import io.lammer.render.paper.HtmlTable;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;

/// The report chapter with formulas and definitions.
final class Formulas {
  private static final String FILE = "io/lammer/render/math/formulas.yaml";

  private Formulas() {}

  static Html html() {
    var lists = Value.parse(FILE, Source.builtIn(Formulas.class, FILE).text()).fields();
    return RulesChapter.chapter(
        "formulas",
        "Formulas and glossary",
        table("formulas", "Figure", "Formula", lists.need("formulas")),
        table("glossary", "Word", "Meaning", lists.need("glossary")));
  }

  private static Html table(String style, String left, String right, Value rows) {
    var table = new HtmlTable(style, left, right);
    rows.list().forEach(row -> table.row("", row.each(Value::text)));
    return table.html();
  }
}
