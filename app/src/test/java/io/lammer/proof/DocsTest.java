package io.lammer.proof;

import io.lammer.kit.Golden;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.Event;
import io.lammer.tables.Refusal;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.TableEvent;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Documents that are generated from the code, so that they cannot be stale.
class DocsTest {
  @Test
  void thePageOfRefusalsIsUpToDate() {
    var text = new StringBuilder("# Refusals\n\n");
    text.append(
        """
        Every "no" that Lammer gives has a stable code and a sentence that says what was found and what was expected.
        A refused step changes nothing. Within an area the codes stand in order of precedence. This page is generated
        from the code.
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
    Golden.check("docs/refusals.md", text.toString());
  }

  @Test
  void thePageOfWagersIsUpToDate() {
    var text = new StringBuilder("# Wagers\n\n");
    text.append(
        """
        Every wager name that a script, a set-up or the API can use, by edition, with the set-up key that offers it.
        A single event is named by its paytable. This page is generated from the catalog.
        """);
    for (var edition : Catalog.builtIn().editions()) {
      text.append("\n## %s (`%s`)%n%n".formatted(edition.title(), edition.id()));
      text.append("| wager | offered by | paytables |\n|---|---|---|\n");
      var main = new LinkedHashSet<String>();
      edition.main().forEach(entry -> main.add(entry.wager().name()));
      main.forEach(name -> text.append("| `%s` | always: a main wager | |%n".formatted(name)));
      wagers(text, edition);
    }
    Golden.check("docs/wagers.md", text.toString());
  }

  @Test
  void thePageOfTheFloorIsUpToDate() {
    var text = new StringBuilder("# The floor\n\n");
    text.append(
        """
        Who may do what on a live floor, and what its journals hold. This page is generated from the code.

        ## Roles and rights

        Two persons control each other only when they are of different departments. The same by right, and
        every operation of the server, is in [security.md](security.md).

        """);
    text.append("| role | department | may |\n|---|---|---|\n");
    for (var role : Role.values()) {
      var rights =
          Stream.of(Role.Right.values())
              .filter(role::may)
              .map(Role.Right::words)
              .collect(Collectors.joining("<br>"));
      text.append("| %s | %s | %s |%n".formatted(word(role), word(role.department()), rights));
    }
    text.append("\n## Why a progressive's money may change without being won\n\n");
    text.append("| reason | may lower the display |\n|---|---|\n");
    for (var reason : Adjustment.values()) {
      text.append(
          "| %s | %s |%n".formatted(word(reason), reason.lowersTheDisplay() ? "yes" : "no"));
    }
    text.append("\n## Events\n\n| journal | events |\n|---|---|\n");
    events(text, "`table/NAME`", TableEvent.class, Event.class);
    events(text, "`jackpot/NAME`", JackpotEvent.class);
    events(text, "`house`", HouseEvent.class);
    events(text, "`access`", AccessEvent.class);
    Golden.check("docs/floor.md", text.toString());
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
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
                          paytable.family() == Family.SINGLE_EVENT
                              ? paytable.rows().getFirst().label()
                              : paytable.id())
                  .collect(Collectors.joining(", "));
          text.append("| `%s` | %s | %s |%n".formatted(name, keys, ids));
        });
  }

  private static String key(Family family) {
    return switch (family) {
      case SINGLE_EVENT, LAMMERS -> "single-events";
      case GOLDEN_TALONS -> "golden-talons";
      case FIGHTBACK_AFTER_WIN -> "fightback: {after-win}";
      case FIGHTBACK_AFTER_TIE -> "fightback: {after-tie}";
      case BONUS_CRAPS -> "bonus-craps";
      case HARMONY, DESTINY, SUN_7_JACKPOT, TRIPLE, MAKE_EM_ALL_PROGRESSIVE, FIRED_UP_PROGRESSIVE ->
          "jackpots";
    };
  }
}
