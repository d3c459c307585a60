package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.house.Adjustment;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.Role;
import io.lammer.house.TableEvent;
import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.rules.CommonFamily;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Event;
import io.lammer.table.GameJournal;
import io.lammer.table.GameSetup;
import io.lammer.table.Refusal;
import io.lammer.table.SetupField;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Documents, and tables of documents, that are generated from the code.
class DocsTest {
  @Test
  void thePageOfRefusalsIsUpToDate() {
    var text = new StringBuilder("# Refusals\n\n");
    text.append(
        """
        For people who write scripts or call the API: the code of every refusal. A refusal also has a sentence that says what
        was found and what was expected, and a refused step changes nothing. Within an area the codes stand in order of
        precedence. This page is generated from the code.
        """);
    for (var area : Refusal.Area.values()) {
      text.append("\n## ").append(area.title()).append("\n\n");
      text.append(Character.toUpperCase(area.order().charAt(0)))
          .append(area.order().substring(1))
          .append(".\n\n| code | meaning |\n|---|---|\n");
      for (var code : Refusal.Code.values()) {
        if (code.area() == area) {
          text.append("| `%s` | %s |%n".formatted(code.word(), code.meaning()));
        }
      }
    }
    Golden.check("docs/reference/refusals.md", text.toString());
  }

  @Test
  void thePageOfWagersIsUpToDate() {
    var text = new StringBuilder("# Wagers\n\n");
    text.append(
        """
        For people who write scripts or set-ups or call the API: the name of every wager, by edition, with the set-up key that
        offers it. A single event is named by its paytable. This page is generated from the catalog.
        """);
    for (var edition : Catalog.builtIn().editions()) {
      text.append("\n## %s (`%s`)%n%n".formatted(edition.title(), edition.id()));
      text.append("| wager | offered by | paytables |\n|---|---|---|\n");
      var main = new LinkedHashSet<String>();
      edition.main().forEach(entry -> main.add(entry.wager().name()));
      main.forEach(name -> text.append("| `%s` | always: a main wager | |%n".formatted(name)));
      wagers(text, edition);
    }
    Golden.check("docs/reference/wagers.md", text.toString());
  }

  @Test
  void theRolesOfTheOperatorsGuideAreUpToDate() {
    var table = new StringBuilder("| role | department | may |\n|---|---|---|\n");
    for (var role : Role.values()) {
      var rights =
          Stream.of(Role.Right.values())
              .filter(role::may)
              .map(Role.Right::words)
              .collect(Collectors.joining("<br>"));
      table.append("| %s | %s | %s |%n".formatted(word(role), word(role.department()), rights));
    }
    checkPart("docs/operator.md", "roles", table);
  }

  @Test
  void theAdjustmentsOfTheOperatorsGuideAreUpToDate() {
    var table = new StringBuilder("| reason | may lower the display |\n|---|---|\n");
    for (var reason : Adjustment.values()) {
      table.append(
          "| %s | %s |%n".formatted(word(reason), reason.lowersTheDisplay() ? "yes" : "no"));
    }
    checkPart("docs/operator.md", "adjustments", table);
  }

  @Test
  void theEventsOfTheApiGuideAreUpToDate() {
    var table = new StringBuilder("| journal | events |\n|---|---|\n");
    events(table, "`table/NAME`", TableEvent.class, Event.class);
    events(table, "`jackpot/NAME`", JackpotEvent.class);
    events(table, "`house`", HouseEvent.class);
    events(table, "`access`", AccessEvent.class);
    checkPart("docs/api.md", "events", table);
  }

  /// Compares the table between `<!-- generated: NAME -->` and `<!-- end -->` of a page. The rest
  /// of the page is written by hand.
  private static void checkPart(String page, String name, CharSequence table) {
    var begin = "<!-- generated: %s -->\n".formatted(name);
    var found = Repo.text(page);
    assertThat(found).contains(begin);
    var from = found.indexOf(begin) + begin.length();
    var to = found.indexOf("<!-- end -->", from);
    assertThat(to).as("the end of " + name).isNotNegative();
    Golden.check(page, found.substring(0, from) + "\n" + table + "\n" + found.substring(to));
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    if (type == Event.OfGame.class) {
      return Stream.concat(
          Stream.of(Event.ShoeChanged.class),
          GameJournal.all()
              .flatMap(game -> game.events().entrySet().stream())
              .sorted(Map.Entry.comparingByKey())
              .map(Map.Entry::getValue));
    }
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(DocsTest::leaves)
        : Stream.of(type);
  }

  private static void events(StringBuilder text, String journal, Class<?>... types) {
    var names =
        Stream.of(types)
            .flatMap(DocsTest::leaves)
            .filter(type -> type != TableEvent.Played.class)
            .map(type -> type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-"))
            .map(name -> "`" + name.toLowerCase(Locale.ROOT) + "`")
            .collect(Collectors.joining(", "));
    text.append("| %s | %s |%n".formatted(journal, names));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static void wagers(StringBuilder text, Edition edition) {
    var byWager = new LinkedHashMap<String, LinkedHashSet<Paytable>>();
    for (var paytable : edition.paytables()) {
      for (var name : paytable.wagers()) {
        byWager.computeIfAbsent(name, _ -> new LinkedHashSet<>()).add(paytable);
      }
    }
    byWager.forEach(
        (name, paytables) -> {
          var keys =
              paytables.stream()
                  .map(paytable -> "`" + key(paytable.family()) + "`")
                  .distinct()
                  .collect(Collectors.joining(", "));
          var ids =
              paytables.stream()
                  .map(
                      paytable ->
                          paytable.family() == CommonFamily.SINGLE_EVENT
                              ? paytable.rows().getFirst().label()
                              : paytable.id())
                  .collect(Collectors.joining(", "));
          text.append("| `%s` | %s | %s |%n".formatted(name, keys, ids));
        });
  }

  private static String key(Family family) {
    return family.isJackpot()
        ? "jackpots"
        : GameSetup.games().stream()
            .flatMap(game -> SetupField.of(GameSetup.of(game).keys()).stream())
            .flatMap(field -> keys(field, family))
            .findFirst()
            .orElse("single-events");
  }

  /// The key that offers a family, if it is this one or one in its mapping.
  private static Stream<String> keys(SetupField field, Family family) {
    if (field.declared().family().equals(family.word())) {
      return Stream.of(field.key());
    }
    return field.kind() != SetupField.Kind.RECORD
        ? Stream.of()
        : field.inner().stream()
            .flatMap(inner -> keys(inner, family))
            .map(key -> key.equals("paytable") ? field.key() : field.key() + ": {" + key + "}");
  }
}
