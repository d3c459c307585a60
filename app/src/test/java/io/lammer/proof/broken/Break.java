package io.lammer.proof.broken;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/// A rule made wrong on purpose, in one place of one source: the tests tied to its clauses must
/// fail.
///
/// @param clauses ids of clauses, or patterns with `*`
/// @param file a Java source or a resource of a module, from the root of the repository
/// @param find text that stands in the file exactly once
/// @param replace what is put in its place
public record Break(String id, List<String> clauses, String file, String find, String replace) {
  private static final String FILE = "proof/breaks.yaml";

  /// Read as YAML and not as a catalog file, whose texts have no line ends.
  public static List<Break> all() throws IOException {
    var text = Files.readString(Repo.root().resolve(FILE));
    var settings = LoadSettings.builder().setLabel(FILE).build();
    var file = (Map<?, ?>) new Load(settings).loadFromString(text);
    return ((List<?>) need(file, "breaks")).stream().map(item -> read((Map<?, ?>) item)).toList();
  }

  private static Break read(Map<?, ?> item) {
    return new Break(
        need(item, "id").toString(),
        List.of(need(item, "clauses").toString().strip().split("[ \n]+")),
        need(item, "file").toString(),
        need(item, "find").toString(),
        need(item, "replace").toString());
  }

  private static Object need(Map<?, ?> item, String key) {
    return Objects.requireNonNull(item.get(key), () -> item + " has no " + key);
  }

  /// Hash of this entry. The folder of the file is left out, so that a file may be moved.
  String fingerprint() {
    var name = file.substring(file.lastIndexOf('/') + 1);
    return Fingerprint.of(List.of(String.join(" ", clauses), name, find, replace));
  }

  public boolean breaks(Clause clause) {
    return clauses.stream().anyMatch(clause::isMeantBy);
  }

  /// The file with the break in it.
  String broken() throws IOException {
    var text = Files.readString(Repo.root().resolve(file));
    var place = text.indexOf(find);
    if (place < 0 || text.indexOf(find, place + 1) >= 0) {
      throw new IllegalStateException(
          "%s of %s is stale: \"%s\" stands %s in %s; expected exactly once"
              .formatted(id, FILE, find, place < 0 ? "nowhere" : "more than once", file));
    }
    return text.substring(0, place) + replace + text.substring(place + find.length());
  }
}
