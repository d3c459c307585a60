package io.lammer.render.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.kit.Repo;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.runtime.History;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.Receipt;
import io.lammer.script.Script;
import io.lammer.script.ScriptRun;
import io.lammer.script.ScriptText;
import io.lammer.table.Answer;
import io.lammer.table.Event;
import io.lammer.table.Profiles;
import io.lammer.table.Settlement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every golden script, played at a live table and told again as a script, settles to the same
/// pays.
class LiveScriptTest {
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
  private static final Actor MANAGER = new Actor("mia", Role.MANAGER);
  private static final List<String> SUSPECTS =
      RULES.catalog().editions().stream()
          .flatMap(edition -> edition.paytables().stream())
          .filter(paytable -> !paytable.suspects().isEmpty())
          .map(paytable -> paytable.id())
          .toList();

  @TempDir private Path folder;

  @Test
  void aReplayedScriptSettlesToTheSamePays() throws IOException {
    var tables = 0;
    try (var floor =
        LiveFloor.open(
            folder.resolve("house.db"), RULES, () -> Instant.parse("2026-11-15T20:00:00Z"))) {
      for (var file : scripts()) {
        var script = live(file);
        var table = "T" + tables;
        if (script != null && opens(floor, table, script)) {
          tables++;
          play(floor, table, script);
          assertToldTheSame(floor, table, file);
        }
      }
    }
    assertThat(tables).isGreaterThan(100);
  }

  @Test
  void aLinkedJackpotBecomesTheTablesOwn() {
    var terms =
        "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.75, seed: 10000,"
            + " increment: 20%, reserve: 5%, limit: 250000, controls: IC-8}";
    var table =
        "edition: rising-phoenix-wa, venue: card-room, approval: WSGC-2026-17,"
            + " equipment: [Andromeda 3d], main-wager: optional";
    var own =
        Script.parse("own", "{table: {%s, jackpots: [%s]}, play: []}".formatted(table, terms));
    var script =
        Script.parse(
            "linked",
            """
            table: {%s, jackpots: [{use: harmony, sensor: 1}]}
            play:
              - bet: {seat: 2, wager: harmony}
              - deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}
              - bet: {seat: 2, wager: harmony}
              - deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}
            """
                .formatted(table));
    try (var floor =
        LiveFloor.open(
            folder.resolve("house.db"), RULES, () -> Instant.parse("2026-11-15T20:00:00Z"))) {
      var found =
          new Act.OpenJackpot("harmony", "rising-phoenix-wa", own.table().jackpots().getFirst());
      assertThat(floor.submit("found", MANAGER, found).join()).isInstanceOf(Answer.Accepted.class);
      assertThat(opens(floor, "B1", script)).isTrue();
      play(floor, "B1", script);
      assertToldTheSame(
          floor,
          "B1",
          Path.of("linked"),
          "jackpot harmony is linked; only this table's wagers move its meter here");
    }
  }

  private static List<Path> scripts() throws IOException {
    try (var files = Files.walk(Repo.root().resolve("app/src/test/resources/golden"))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  /// With what a live table needs, where the script does not state it.
  private static @Nullable Script live(Path file) throws IOException {
    try {
      var text =
          ScriptText.of(Script.parse(file.toString(), Files.readString(file)), List.of())
              .replace("- {paytable:", "- {controls: IC-1, paytable:");
      return Script.parse(file.toString(), stating(text));
    } catch (MalformedText e) {
      return null;
    }
  }

  private static String stating(String text) {
    var more = new StringBuilder("table:\n");
    if (!text.contains("venue:")) {
      more.append("  venue: ").append(text.contains("-wa\n") ? "tribal\n" : "other\n");
    }
    if (!text.contains("equipment:")) {
      more.append("  equipment: [Andromeda 3d]\n");
    }
    if (!text.contains("venue: other") && !text.contains("  approval:")) {
      more.append("  approval: WSGC-2026-17\n");
    }
    return text.replace("table:\n", more);
  }

  private static boolean opens(LiveFloor floor, String table, Script script) {
    return Stream.of(new Act.Draft(table, script.table()), new Act.Open(table, SUSPECTS))
        .map(act -> floor.submit(UUID.randomUUID().toString(), MANAGER, act).join())
        .allMatch(Answer.Accepted.class::isInstance);
  }

  private static void play(LiveFloor floor, String table, Script script) {
    var replies = new ArrayList<CompletableFuture<Answer<Receipt>>>();
    for (var step : script.play()) {
      var act = new Act.Play(table, step.commands());
      replies.add(floor.submit(UUID.randomUUID().toString(), MANAGER, act));
    }
    replies.forEach(CompletableFuture::join);
  }

  private static void assertToldTheSame(LiveFloor floor, String table, Path file, String... notes) {
    var history = new History(floor.database(), RULES);
    var told = LiveScript.of(TableHistory.of(history, table, Long.MAX_VALUE)).orElseThrow();
    assertThat(told.notes()).containsExactly(notes);
    var text = ScriptText.of(told.script(), told.notes());
    var run = ScriptRun.of(RULES.catalog(), Script.parse("told", text));
    assertThat(run).as(file + "\n" + text).isInstanceOf(Answer.Accepted.class);
    var finished = ((Answer.Accepted<ScriptRun>) run).result();
    assertThat(finished.hasRefusals())
        .as(file + "\n" + Transcript.of(finished, AnsiStyle.PLAIN))
        .isFalse();
    var settled = finished.steps().stream().flatMap(step -> step.events().stream());
    var happened =
        history
            .of(LiveTable.journal(table))
            .flatMap(
                event ->
                    event.event() instanceof TableEvent.Played(var played)
                        ? Stream.of(played)
                        : Stream.<Event>empty());
    assertThat(pays(settled)).as(file.toString()).isEqualTo(pays(happened));
  }

  /// Everything of each settlement but the names that jackpots go by.
  private static List<String> pays(Stream<Event> events) {
    return events
        .filter(Event.Settled.class::isInstance)
        .map(Event.Settled.class::cast)
        .map(
            settled ->
                settled.outcome()
                    + " "
                    + settled.settlement().lines().stream().map(LiveScriptTest::pay).toList()
                    + settled.settlement().envy())
        .toList();
  }

  private static String pay(Settlement.Line line) {
    return "%d %s %s %s %s %s %s %s %s %s %s %s"
        .formatted(
            line.seat(),
            line.spot(),
            line.stake(),
            line.result(),
            line.row(),
            line.winnings(),
            line.returned(),
            line.due(),
            line.promotion(),
            line.commission(),
            line.vig(),
            line.stays());
  }
}
