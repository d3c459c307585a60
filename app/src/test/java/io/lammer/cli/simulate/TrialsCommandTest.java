package io.lammer.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.cli.Run;
import io.lammer.kit.Repo;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Sessions, the life of jackpots, and exposure.
class TrialsCommandTest {
  private static final String SESSIONS = "sessions --sessions 40 --rounds 60";
  private static final String EXPOSURE = "exposure --nights 6 --hours 1";
  private static final String JACKPOT = "jackpot --hits 500";

  private static Run simulate(String line) {
    var words = new ArrayList<>(List.of("simulate"));
    words.addAll(List.of(line.replaceAll("(place|hop) ([0-9])", "$1_$2").split(" ")));
    return Run.of(words.stream().map(word -> word.replace('_', ' ')).toArray(String[]::new));
  }

  private static JsonNode json(String line) {
    return new JsonMapper().readTree(simulate(line + " --json").out());
  }

  @ParameterizedTest
  @ValueSource(strings = {SESSIONS, EXPOSURE, JACKPOT})
  void theSameSeedPrintsTheSameOnAnyNumberOfThreads(String line) {
    var one = simulate(line + " --seed 5 --threads 1");
    assertThat(one.code()).isZero();
    assertThat(one.out()).isNotEmpty().isEqualTo(simulate(line + " --seed 5 --threads 3").out());
    assertThat(one.out()).isNotEqualTo(simulate(line + " --seed 6 --threads 3").out());
  }

  static List<String> editions() {
    return Catalog.builtIn().editions().stream().map(Edition::id).toList();
  }

  /// Every edition has its usual table, all of whose wagers are made.
  @ParameterizedTest
  @MethodSource("editions")
  void everyEditionHasAUsualTable(String edition) {
    var made = rows(json(SESSIONS + " --edition " + edition), "wagers");
    var usual = DefaultTable.of(edition).orElseThrow().bets();
    assertThat(made).hasSizeGreaterThanOrEqualTo(usual.size());
    assertThat(simulate(EXPOSURE + " --edition " + edition).code()).isZero();
  }

  private static List<JsonNode> rows(JsonNode report, String section) {
    var rows = new ArrayList<JsonNode>();
    for (var sheet : report.get("sheets")) {
      if (sheet.get("section").asString().equals(section)) {
        sheet.get("rows").forEach(rows::add);
      }
    }
    return rows;
  }

  @Test
  void wagersAreThoseThatWereTyped() {
    var report = json(SESSIONS + " --bet pass=15 --bet place 6=12 --bet hop 4-3=5 --bet hop 1-1=5");
    assertThat(rows(report, "wagers").stream().map(row -> row.get(0).asString()))
        .containsExactlyInAnyOrder("Pass line", "Place 6", "Hop 1-1", "Hop 3-4");
    assertThat(report.get("identity").get("Wagers").asString())
        .isEqualTo("pass $15, place 6 $12, hop 3-4 $5, hop 1-1 $5, flat");
  }

  /// A horn lies on four spots; its bets are those of each.
  @Test
  void aDividedWagerIsMadeToo() {
    var wagers = rows(json(SESSIONS + " --bet horn=8"), "wagers");
    assertThat(wagers).hasSize(4).allMatch(row -> row.get(1).asLong() > 0);
  }

  @Test
  void aSetUpSaysWhatIsPlayed() {
    var file = Repo.root().resolve("examples/craps.yaml");
    var exposure = json(EXPOSURE + " --setup " + file);
    assertThat(exposure.get("identity").get("Each seat").asString()).contains("all-small $100");
    var jackpots = simulate(JACKPOT + " --players 2 --setup " + file).out();
    assertThat(jackpots).contains("PT-BJS-MEA-03", "PT-BJS-FUP-01", "players at each: 2");
    assertThat(simulate(JACKPOT).out())
        .containsPattern("Players +\\d+ at each table, as many as it has seats");
  }

  /// The more players and tables, the sooner it is hit, and the more share it.
  @Test
  void jackpotsAreHitSoonerAtMoreTables() {
    var one = minutes(json(JACKPOT + " --tables 1"));
    var ten = minutes(json(JACKPOT + " --tables 10"));
    assertThat(one).isGreaterThan(9 * ten).isLessThan(11 * ten);
  }

  private static double minutes(JsonNode report) {
    for (var row : rows(report, "hits")) {
      if (row.get(0).asString().equals("50%")) {
        var time = row.get(4).asString().replace(",", "");
        var number = Double.parseDouble(time.split(" ")[0]);
        return time.endsWith("days") ? number * 24 : number;
      }
    }
    throw new AssertionError(report);
  }

  /// What a program reads with one line of names, and computes with as it is.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        SESSIONS + "| sessions | percentile,result,rounds,staked,lowest",
        SESSIONS + "| wagers   | wager,made,staked,result,edge,exact,errorsApart",
        EXPOSURE + "| nights   | percentile,night,month,worstRoundOfANight",
        JACKPOT + " | hits     | jackpot,percentile,meter,prize,eachWinner,hoursBetween",
        JACKPOT + " | rows     | jackpot,row,hits,part,meanPrize,largestPrize",
        JACKPOT + " | money    | jackpot,what,perHit,partOfStaked",
      })
  void aTableOfValuesHasOneLineOfNamesAndTypedNumbers(String line, String name, String columns) {
    var table = json(line).get("tables").get(name);
    var lines = simulate(line + " --csv=" + name).out().lines().toList();
    assertThat(lines.getFirst()).isEqualTo(columns);
    assertThat(lines).hasSize(table.size() + 1).allMatch(it -> !it.contains("%"));
    for (var row : table) {
      assertThat(String.join(",", row.propertyNames())).isEqualTo(columns);
      for (var column : columns.split(",")) {
        var words = List.of("jackpot", "wager", "row", "what").contains(column);
        assertThat(row.get(column).isNumber() || row.get(column).isNull())
            .as("%s in %s", column, row)
            .isEqualTo(!words);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({SESSIONS + ", sessions", EXPOSURE + ", nights", JACKPOT + ", hits"})
  void withoutANameValuesAreOfTheFirstTable(String line, String first) {
    assertThat(simulate(line + " --csv").out()).isEqualTo(simulate(line + " --csv=" + first).out());
  }

  /// The figures of the sentences.
  @Test
  void whatTheFactsSayIsATableToo() {
    var sessions = json(SESSIONS).get("tables").get("summary").get(0);
    assertThat(sessions.get("sessions").asInt()).isEqualTo(40);
    assertThat(
            sessions.get("ahead").asDouble()
                + sessions.get("even").asDouble()
                + sessions.get("behind").asDouble())
        .isCloseTo(1, within(1e-9));
    var jackpots = json(JACKPOT).get("tables").get("summary");
    assertThat(jackpots).hasSize(2);
    assertThat(jackpots.get(0).get("jackpot").asString()).isEqualTo("PT-BJS-MEA-03");
    assertThat(jackpots.get(0).get("meanMeterExact").asDouble())
        .isCloseTo(149_936.01, within(0.01));
  }

  @Test
  void aFolderHasAFileForEachTable(@TempDir Path folder) throws IOException {
    assertThat(simulate(JACKPOT + " --csv -o " + folder).code()).isZero();
    for (var name : List.of("hits", "rows", "money", "summary")) {
      assertThat(Files.readString(folder.resolve(name + ".csv"))).startsWith("jackpot,");
    }
    assertThat(folder.toFile().list()).hasSize(4);
  }

  @Test
  void aPageHasItsPlots(@TempDir Path folder) throws IOException {
    var file = folder.resolve("sessions.html");
    assertThat(simulate(SESSIONS + " --html -o " + file).code()).isZero();
    assertThat(Files.readString(file)).contains("<svg", "Results of sessions", "bankroll");
    var run = simulate("--edition bonus-craps-wa --paytable PT-FLT-BC-03 --rounds 4e7 --html");
    assertThat(run.out()).contains("<svg", "House edge of", "95%", "agrees with the exact odds");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sessions --bet pass=x          | \"pass=x\" is not a wager; expected such as pass=10",
        "sessions --bet banker=10       | this table has no banker; expected pass,",
        "sessions --bet place=10        | this table has no place; expected pass,",
        "sessions --bankroll 0          | --bankroll 0; expected dollars and cents above 0",
        "sessions --sessions 0          | --sessions 0; expected 1 to 10,000,000",
        "sessions --progression double  | expected flat, press or ride",
        "exposure --hours 25            | --hours 25; expected 1 to 24",
        "exposure --edition nowhere     | there is no edition \"nowhere\"",
        "jackpot --players 9            | --players 9; expected 1 to 8",
        "jackpot --edition bonus-craps-original | this table has no jackpot",
        "jackpot --hits 50 --csv=x      | there is no table \"x\"; expected hits, rows, money,"
            + " summary",
        "jackpot --pdf                  | --pdf without -o; expected a file to write",
        "sessions --threads 0           | --threads 0; expected 1 to 1,024",
      })
  void whatIsTypedWronglyIsExplained(String line, String message) {
    var run = simulate(line);
    assertThat(run.code()).isEqualTo(64);
    assertThat(run.error()).contains(message);
  }
}
