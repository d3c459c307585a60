package io.lammer.rules.catalog;

import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// The editions and paytables that tables can be set up with.
public final class Catalog {
  /// The name of a catalog file, for messages, and its text.
  public record Source(String name, String text) {
    /// A resource of this program.
    ///
    /// @param of a class in the module that contains the resource
    public static Source builtIn(Class<?> of, String name) {
      try (var in = of.getResourceAsStream("/" + name)) {
        if (in == null) {
          throw new IllegalStateException(name + " is missing from the program");
        }
        return new Source(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static final Catalog BUILT_IN = readDocuments();

  private final Map<String, Edition> editions;

  private Catalog(Map<String, Edition> editions) {
    this.editions = editions;
  }

  /// The built-in rule documents. The build proves that all their rows are reachable, so startup
  /// does not check again.
  public static Catalog builtIn() {
    return BUILT_IN;
  }

  private static Catalog readDocuments() {
    var editions = new LinkedHashMap<String, Edition>();
    GameCatalog.all()
        .flatMap(game -> game.editions().stream())
        .forEach(id -> editions.put(id, builtIn(id)));
    return new Catalog(editions);
  }

  /// The text of a built-in catalog file.
  public static Source builtInSource(String edition) {
    return Source.builtIn(Catalog.class, "catalog/" + edition + ".yaml");
  }

  private static Edition builtIn(String id) {
    var source = builtInSource(id);
    return new EditionReader(Paytable.Standing.PRINTED, (_, _) -> List.of())
        .read(Value.parse(source.name(), source.text()));
  }

  /// Finds the rows of a paytable that no outcome can match.
  @FunctionalInterface
  public interface Check {
    List<Row> unreachable(Paytable paytable, Game game);
  }

  /// A copy with files added whose rows have already been checked.
  public Catalog with(List<Source> sources) {
    return with(sources, (_, _) -> List.of());
  }

  /// A copy with an operator's or game designer's files added. Throws all problems together.
  public Catalog with(List<Source> sources, Check check) {
    var added = new LinkedHashMap<>(editions);
    var problems = new ArrayList<MalformedText.Problem>();
    for (var source : sources) {
      try {
        add(added, Value.parse(source.name(), source.text()), check);
      } catch (MalformedText e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new MalformedText(problems);
    }
    return new Catalog(added);
  }

  /// A copy with an earlier version of a paytable in place of the current one with the same id.
  public Catalog with(Paytable once) {
    var changed = new LinkedHashMap<>(editions);
    changed.computeIfPresent(once.edition(), (_, edition) -> edition.with(once));
    return new Catalog(changed);
  }

  private static void add(Map<String, Edition> editions, Value file, Check check) {
    var fields = file.fields();
    var target = fields.maybe("add-to");
    if (target == null) {
      var edition = new EditionReader(Paytable.Standing.OWN, check).read(file);
      if (editions.putIfAbsent(edition.id(), edition) != null) {
        throw fields
            .need("edition")
            .wrong(
                "the edition %s exists already; expected a new id, or \"add-to: %s\""
                    .formatted(edition.id(), edition.id()));
      }
      return;
    }
    var edition = editions.get(target.text());
    if (edition == null) {
      throw target.wrong(
          "unknown edition %s; expected %s"
              .formatted(target.shown(), Value.oneOf(List.copyOf(editions.keySet()))));
    }
    editions.put(
        edition.id(), new EditionReader(Paytable.Standing.CUSTOM, check).extend(edition, file));
  }

  public List<Edition> editions() {
    return List.copyOf(editions.values());
  }

  public Optional<Edition> edition(String id) {
    return Optional.ofNullable(editions.get(id));
  }

  public List<Paytable> paytables() {
    return editions.values().stream().flatMap(edition -> edition.paytables().stream()).toList();
  }

  /// The names of all wagers in any edition of a game.
  public Set<String> wagers(Game game) {
    var names = new TreeSet<String>();
    for (var edition : editions.values()) {
      if (edition.game() == game) {
        edition.main().forEach(main -> names.add(main.wager().name()));
        edition.paytables().forEach(paytable -> names.addAll(paytable.wagers()));
      }
    }
    names.addAll(GameCatalog.of(game).splitWagers());
    return names;
  }
}
