package io.lammer.proof.broken;

import io.lammer.kit.Repo;
import io.lammer.rules.yaml.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A rule, note or condition of a rule document, as `proof/clauses.yaml` lists it.
///
/// @param outside why it is no matter of the program, or null
public record Clause(String id, String says, List<Integer> rulings, @Nullable String outside) {
  private static final String FILE = "proof/clauses.yaml";

  /// Whether a claim, a clause's id or a pattern with `*`, names this clause.
  public boolean isMeantBy(String claim) {
    return claim.contains("*")
        ? id.matches(
            Stream.of(claim.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")))
        : claim.equals(id);
  }

  /// The title of each document by the prefix of its clauses.
  public static Map<String, String> documents() throws IOException {
    var documents = new LinkedHashMap<String, String>();
    for (var item : file("documents")) {
      var document = item.fields("id", "edition", "title");
      documents.put(
          document.need("id").text(),
          document.need("title").text() + " (" + document.need("edition").text() + ")");
    }
    return documents;
  }

  public static List<Clause> all() throws IOException {
    return file("clauses").stream().map(Clause::read).toList();
  }

  private static List<Value> file(String key) throws IOException {
    return Value.parse(FILE, Files.readString(Repo.root().resolve(FILE)))
        .fields("documents", "clauses")
        .need(key)
        .list();
  }

  private static Clause read(Value item) {
    var entry = item.fields("id", "says", "rulings", "outside");
    var rulings = entry.maybe("rulings");
    return new Clause(
        entry.need("id").text(),
        entry.need("says").text(),
        rulings == null ? List.of() : rulings.each(Value::whole),
        entry.maybe("outside", Value::text));
  }
}
