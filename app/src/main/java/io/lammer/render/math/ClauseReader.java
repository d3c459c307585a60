package io.lammer.render.math;

import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.table.words.GameWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Reads the clauses of an edition and the rulings on them from the project's documents.
final class ClauseReader {
  private ClauseReader() {}

  /// A clause of a rule document.
  ///
  /// @param outside the reason why no program can meet it, or empty
  record Clause(String id, String says, String rulings, String outside) {}

  static List<Clause> clauses(Edition edition) {
    var file = Value.parse("clauses.yaml", text("clauses.yaml")).fields("documents", "clauses");
    var ids =
        file.need("documents").list().stream()
            .map(item -> item.fields("id", "edition", "title"))
            .filter(document -> document.need("edition").text().equals(edition.id()))
            .map(document -> document.need("id").text() + "-")
            .toList();
    return file.need("clauses").list().stream()
        .map(ClauseReader::clause)
        .filter(clause -> ids.stream().anyMatch(clause.id()::startsWith))
        .toList();
  }

  private static Clause clause(Value item) {
    var fields = item.fields("id", "says", "rulings", "outside");
    var rulings = fields.maybe("rulings");
    var outside = fields.maybe("outside", Value::text);
    return new Clause(
        fields.need("id").text(),
        fields.need("says").text(),
        rulings == null
            ? ""
            : rulings.list().stream().map(Value::text).collect(Collectors.joining(", ")),
        outside == null ? "" : outside);
  }

  /// The Markdown paragraphs of the rulings for all games and for this one.
  static List<String> rulings(Game game) {
    var wanted = GameWords.of(game).rulings();
    var paragraphs = new ArrayList<String>();
    var inside = false;
    for (var paragraph : text("rulings.md").split("\n\n+", -1)) {
      if (paragraph.startsWith("## ")) {
        var heading = paragraph.substring(3).strip();
        inside = heading.equals("All games") || heading.equals(wanted);
      } else if (inside) {
        paragraphs.add(paragraph.strip());
      }
    }
    return paragraphs;
  }

  private static String text(String name) {
    return Source.builtIn(ClauseReader.class, "io/lammer/render/math/docs/" + name).text();
  }
}
