package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// Odds as they are asked for on a command line.
class AnalyzeCommandTest {
  @TempDir Path folder;

  private static Run solve(String edge, String... more) {
    var words = List.of("--paytable", "PT-FLT-GT-01", "--decks", "8", "--solve", "Wins by 9");
    var all = new ArrayList<>(List.of("analyze"));
    all.addAll(words);
    all.addAll(List.of("--edge", edge));
    all.addAll(List.of(more));
    return Run.of(all.toArray(String[]::new));
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("table.yaml"), text).toString();
  }

  @Test
  void aSolutionIsJsonWhereThatIsAskedFor() {
    var answer = solve("5%", "--json");
    assertThat(answer.code()).isZero();
    assertThat(answer.out())
        .startsWith("[")
        .contains("\"reachable\" : true", "\"row\" : \"Wins by 9*\"", "\"target\" : 0.05");
  }

  @Test
  void theWagerThatHasTheRowIsSolved() {
    for (var row : List.of("All Small", "All Tall", "Make 'Em All")) {
      var answer =
          Run.of("analyze", "--paytable", "PT-FLT-BC-00", "--solve", row, "--edge", "5%", "--json");
      assertThat(answer.error()).isEmpty();
      assertThat(answer.code()).isZero();
      assertThat(answer.out())
          .contains("\"row\" : \"" + row)
          .containsOnlyOnce("\"reachable\" : true");
    }
    var none = Run.of("analyze", "--paytable", "PT-FLT-BC-00", "--solve", "All", "--edge", "5%");
    assertThat(none.code()).isEqualTo(64);
    assertThat(none.error()).contains("has no row \"All\"; expected All Small, All Tall");
  }

  @Test
  void anEdgeThatNoPayReachesEndsWithOne() {
    var text = solve("90%");
    assertThat(text.code()).isEqualTo(1);
    assertThat(text.out()).contains("cannot give an edge of 90%").doesNotContain(" at 0 ");
    var json = solve("90%", "--json");
    assertThat(json.code()).isEqualTo(1);
    assertThat(json.out()).contains("\"reachable\" : false", "\"nearest\" : null");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --paytable PT-PRG-HP-01 --increment 120%               | --increment 120%; expected 0% to 100%
          --paytable PT-PRG-HP-01 --reserve -1%                  | --reserve -1%; expected 0% to 100%
          --paytable PT-PRG-HP-01 --increment 60% --reserve 50%  | expected 100% of the wager at the most
          --edition rising-phoenix-wa --commission 40%           | --commission 40%; expected above 0% up to 5%
          --edition rising-phoenix-wa --commission 0%            | expected above 0% up to 5%
          --paytable PT-FLT-GT-01 --meter 5000                   | --meter is for a jackpot, and nothing here plays for one
          --wager pass --jackpot-seed 5000                       | --jackpot-seed is for a jackpot
          --wager pass --commission 4%                           | --commission is for Banker wins
          --wager pass --csv --json                              | mutually exclusive
          --wager pass --html --json                             | mutually exclusive
          --paytable PT-PRG-HP-01 --meter abc                    | "abc" is not an amount; expected dollars
          --paytable PT-PRG-HP-01 --wager-amount 1e9             | "1e9" is not an amount
          --paytable PT-FLT-GT-01 --solve X --edge 5% --csv      | --solve is answered as text or with --json
          --paytable PT-PRG-HP-01 --jackpot-seed 9 --limit 5     | --jackpot-seed 9 above --limit 5; expected at most the limit
          --setup x.yaml --decks 8                               | beside --setup; expected the set-up to say it
          --setup x.yaml --meter 5                               | --meter beside --setup
          """)
  void anOptionThatMeansNothingIsRefused(String options, String message) {
    var answer = Run.of(("analyze " + options).split(" "));
    assertThat(answer.code()).isEqualTo(64);
    assertThat(answer.error()).contains(message).doesNotContain("Exception", "java.");
    assertThat(answer.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"place 4", "buy 4", "Place 4", "dont-pass", "Don't pass", "hop 2-3"})
  void aWagerIsFoundByTheNameThatIsPrinted(String name) {
    var answer = Run.of("analyze", "--edition", "bonus-craps-wa", "--wager", name, "--csv");
    assertThat(answer.code()).isZero();
    assertThat(answer.out().lines().skip(1)).isNotEmpty().allMatch(line -> line.contains("wa,,"));
  }

  /// A fraction that is exact and the number beside it, in values and in JSON.
  @Test
  void anExactFractionHasItsDecimalBesideIt() {
    var lines = Run.of("analyze --edition bonus-craps-wa --wager pass --csv".split(" ")).out();
    assertThat(lines.lines().toList().get(1))
        .isEqualTo(
            "bonus-craps-wa,,pass,,,Pass wins,1 to"
                + " 1,,244,495,244/495,0.9858585858585858585858585858585859,"
                + "0.492929292929293,0.0141414141414141,7/495,0.999900005203561");
    var json = Run.of("analyze --paytable PT-PRG-HP-01 --decks 8 --json".split(" ")).out();
    var analysis = new JsonMapper().readTree(json).get(0);
    assertThat(analysis.get("rows").get(2).get("probabilityDecimal").decimalValue())
        .isEqualByComparingTo("0.0000877122717468626");
    assertThat(analysis.get("breakEvenMeterDollars").decimalValue())
        .isEqualByComparingTo(analysis.get("breakEvenMeter").asString());
  }

  @Test
  void aBonusWagerIsFoundByItsPrintedNameToo() {
    assertThat(Run.of("analyze", "--edition", "bonus-craps-wa", "--wager", "All Small").out())
        .contains("18.3029%", "15.6675%")
        .doesNotContain("all-tall");
    assertThat(
            Run.of(
                    "analyze",
                    "--edition",
                    "3-dice-baccarat-wa",
                    "--wager",
                    "Double Straight (Player and Banker)")
                .out())
        .contains("Double Straight");
  }

  @Test
  void aSetUpBringsCraplessCrapsFieldAndJackpots() throws IOException {
    var table =
        file(
            """
            edition: bonus-craps-wa
            craps: {crapless: true, field: {"2": 2 to 1, "12": 2 to 1}, vig: on-win}
            bonus-craps: {paytable: PT-FLT-BC-03, wagers: [all-small]}
            jackpots:
              - {paytable: PT-BJS-MEA-01, kind: progressive, wager: 5, meter: 60000, seed: 10000, increment: 20%, reserve: 5%}
            """);
    var all = Run.of("analyze", "--setup", table).out();
    assertThat(all)
        .contains("pass  ", "5.3824%", "vig on a win", "with 3-4-5x odds")
        .containsPattern("field +5.5556%")
        .doesNotContain("dont-pass", "all-tall", "vig up front");
    var jackpot =
        Run.of("analyze", "--setup", table, "--paytable", "PT-BJS-MEA-01", "--json").out();
    // 45.9883% fixed, 20% increment and 10,000 × 17,500 / 1,224,440,064 / 5 of seeds.
    assertThat(jackpot).contains("\"longRunReturn\" : 0.6884", "\"longRunReserve\" : 0.0214");
  }

  /// A promotion raises the pays of its wager, and of a jackpot wager the winners' shares too.
  @Test
  void aSetUpBringsPromotions() throws IOException {
    var table =
        """
        edition: bonus-craps-wa
        bonus-craps: {paytable: PT-FLT-BC-03, wagers: [make-em-all]}
        promotions: [{wager: make-em-all, multiply: 2, consent: GG-1}%s]
        jackpots:
          - {paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250, increment: 20%%, reserve: 10%%}
        """;
    var one = Run.of("analyze", "--setup", file(table.formatted(""))).out();
    assertThat(one).containsPattern("make-em-all +.*-58.2569%");
    var promotion = ", {wager: fired-up-progressive, multiply: 2, consent: GG-1}";
    assertThat(longRunReturn(table.formatted(promotion)))
        .isCloseTo(2 * longRunReturn(table.formatted("")), within(1e-6));
  }

  private double longRunReturn(String setup) throws IOException {
    var json = Run.of("analyze", "--setup", file(setup), "--paytable", "PT-BJS-FUP-01", "--json");
    var found = Pattern.compile("\"longRunReturn\" : ([0-9.]+)").matcher(json.out());
    assertThat(found.find()).as(json.out()).isTrue();
    return Double.parseDouble(found.group(1));
  }

  @Test
  void aSetUpBringsShoeAndCommission() {
    var script = Repo.root().resolve("examples/baccarat.yaml").toString();
    var answer = Run.of("analyze", "--setup", script);
    assertThat(answer.error()).isEmpty();
    assertThat(answer.out())
        .contains("commission-free", "1.0183%", "fightback", "harmony")
        .doesNotContain("commission 5%", "PT-FLT-SE-03");
  }

  @Test
  void aSetUpThatBreaksARuleEndsWithTwoAndAllItsFaults() throws IOException {
    var answer =
        Run.of(
            "analyze",
            "--setup",
            file("table: {edition: rising-phoenix-wa, decks: 7, commission: 6%}\nplay: []"));
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.error()).contains("decks-out-of-range", "commission-out-of-range");
    assertThat(Run.of("analyze", "--setup", file("edition: [")).code()).isEqualTo(2);
    assertThat(Run.of("analyze", "--setup", folder.resolve("none.yaml").toString()).code())
        .isEqualTo(2);
  }

  @Test
  void whatHasNoClosedFormSaysSo() {
    var answer =
        Run.of(
            "analyze",
            "--paytable",
            "PT-PRG-HP-01",
            "--decks",
            "8",
            "--set",
            "Six 0's=10%",
            "--jackpot-seed",
            "10000",
            "--increment",
            "20%",
            "--limit",
            "50000");
    assertThat(answer.out()).contains("no closed form").doesNotContain("average jackpot at a hit");
  }

  @Test
  void waysOfAChainAndStakesWithOddsAreExplained() {
    assertThat(Run.of("analyze", "--paytable", "PT-FLT-BC-00").out())
        .contains("common denominator of the exact probabilities");
    var json = Run.of("analyze", "--edition", "bonus-craps-wa", "--wager", "pass", "--json").out();
    assertThat(json)
        .contains("\"perUnitOf\" : \"stake\"", "\"perUnitOf\" : \"average stake\"")
        .contains("All figures are per unit of the average stake");
  }

  @Test
  void theEdgeAfterEnvyIsPrintedWhereEnvyIsPaid() {
    assertThat(Run.of("analyze", "--edition", "bonus-craps-wa", "--paytable", "PT-FLT-BC-03").out())
        .contains("2.6354%, not in the edge above")
        .containsPattern("house edge after envy +15.6675%");
  }

  @Test
  void theCatalogCountsPrintedPaytablesAndOthersApart() {
    assertThat(Run.of("catalog").out())
        .containsPattern("rising-phoenix-wa .* \\d+ +1 +Rising Phoenix")
        .containsPattern("\\d+ printed paytables, 1 not in the approved rules");
  }

  @Test
  void aReportOfATableHasItsLimitsAndItsExposure() throws IOException {
    var table =
        file(
            """
            edition: bonus-craps-wa
            seats: 10
            bonus-craps: PT-FLT-BC-03
            max-aggregate: {amount: 25000, per: round}
            limits: {all-small: [1, 50]}
            """);
    var paper = folder.resolve("table.html");
    var answer = Run.of("par", "--setup", table, "--author", "A. Author", "-o", paper.toString());
    assertThat(answer.error()).isEmpty();
    assertThat(Files.readString(paper))
        .contains("at most $25,000.00 per round", "$1.00 to $50.00", "$1,500.00", "$15,000.00")
        .contains("A. Author", "--setup " + table, "1 printed paytable");
    assertThat(
            Run.of("par", "--setup", table, "--paytable", "PT-BJS-MEA-01", "-o", paper.toString())
                .error())
        .contains("the set-up offers nothing of PT-BJS-MEA-01");
    assertThat(Run.of("par", "-o", paper.toString()).error())
        .contains("expected --edition or --setup");
  }
}
