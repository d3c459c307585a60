package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The command as a person or a program calls it: what it prints, and its exit code.
class MainTest {
  private static String example(String name) {
    return Repo.root().resolve("examples").resolve(name).toString();
  }

  private static String file(Path folder, String text) throws IOException {
    return Files.writeString(folder.resolve("script.yaml"), text).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"baccarat.yaml", "craps.yaml", "dice.yaml", "house.yaml"})
  void everyExampleSettlesWithoutARefusal(String name) {
    var answer = Run.of("settle", example(name));
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
    assertThat(Run.of("settle", "--json", example(name)).out()).startsWith("{");
  }

  @Test
  void aRefusedStepEndsWithOneAndTheRunGoesOn(@TempDir Path folder) throws IOException {
    var script =
        file(
            folder,
            """
            table: {edition: bonus-craps-wa}
            play:
              - roll: [7, 1]
              - roll: [3, 4]
              - roll: [3]
              - bet: {seat: 99, wager: pass, amount: 5}
            """);
    var answer = Run.of("settle", "--json", script);
    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.out()).contains("a roll has two dice, found 1").contains("unknown-seat");
    assertThat(answer.out())
        .containsPattern("\"step\" : 1,\\s+\"accepted\" : false")
        .containsPattern("\"step\" : 2,\\s+\"accepted\" : true")
        .contains("not-a-die");
  }

  @Test
  void aSetupThatBreaksRulesEndsWithTwoAndAllItsFaults(@TempDir Path folder) throws IOException {
    var script =
        file(folder, "table: {edition: rising-phoenix-wa, decks: 7, commission: 6%}\nplay: []");
    var answer = Run.of("settle", "--json", script);
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out())
        .contains("\"setup\"")
        .contains("decks-out-of-range")
        .contains("commission-out-of-range")
        .contains("main-wager-not-stated");
    assertThat(Run.of("settle", script).error()).contains("decks-out-of-range");
  }

  @Test
  void aFileOfTheWrongShapeEndsWithTwoAndItsPlace(@TempDir Path folder) throws IOException {
    var script = file(folder, "table: {edition: bonus-craps-wa}\nplay:\n  - rol: [1, 2]\n");
    var answer = Run.of("settle", script);
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.error()).contains("script.yaml:3:5: unknown key \"rol\"; expected roll");
    assertThat(Run.of("settle", "--json", script).out()).contains("\"line\" : 3");
  }

  @Test
  void anAliasIsRefusedWhereItStands(@TempDir Path folder) throws IOException {
    var script =
        file(folder, "table: &t {edition: bonus-craps-wa}\nplay:\n  - roll: [1, 2]\nmore: *t\n");
    assertThat(Run.of("settle", script).error()).contains("script.yaml:4:7: the alias *t");
  }

  @Test
  void aFileThatCannotBeReadEndsWithTwo(@TempDir Path folder) {
    assertThat(Run.of("settle", "nowhere.yaml").error()).contains("there is no such file");
    assertThat(Run.of("settle", folder.toString()).error()).contains("is a folder");
    assertThat(Run.of("settle", "nowhere.yaml").code()).isEqualTo(2);
    assertThat(Run.of("settle", "--json", "nowhere.yaml").out()).contains("\"invalid\"");
    assertThat(Run.of("catalog", "--catalog", "nowhere").code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nonsense                                    | Unmatched argument
          settle                                      | Missing required parameter
          catalog --edition moon                      | there is no edition "moon"
          catalog PT-NONE                             | no paytable matches
          catalog --diff bonus-craps-wa               | --diff takes two editions
          catalog --diff bonus-craps-wa,bonus-craps-nv --json | expected no other option with it
          catalog PT-PRG --diff bonus-craps-wa,bonus-craps-nv | expected no other option with it
          seal --day gestern                          | "gestern" is not a date; expected such as 2026-01-31
          par --edition bonus-craps-nv -o x.pdf --date 1.1.26 | "1.1.26" is not a date
          play x.yaml                                 | Missing required option
          test                                        | in a checkout
          analyze --decks 0                           | expected 1 to 16
          analyze --paytable PT-NONE                  | nothing matches
          analyze --edge 5%                           | --edge is the target of --solve
          analyze --solve X                           | --set and --solve need --paytable
          analyze --increment 5                       | is not a percentage
          analyze --paytable PT-FLT-GT-01 --set X=3   | has no row "X"
          analyze --paytable PT-FLT-GT-01 --set Tie=3 | has no row "Tie"
          counts --shoes 0                            | expected 2 to 1,000,000
          counts --edition bonus-craps-wa             | is not an edition of mini-baccarat
          """)
  void wrongUsageEndsWithSixtyFourAndSaysWhatWasExpected(String command, String message) {
    var answer = Run.of(command.split(" "));
    assertThat(answer.code()).isEqualTo(64);
    assertThat(answer.error()).contains(message).contains("--help");
  }

  @Test
  void theCatalogListsThePrintedPaytables() {
    var json = Run.of("catalog", "--json").out();
    var printed = Catalog.builtIn().paytables().stream().filter(Paytable::isPrinted).count();
    assertThat(json.split("\"standing\" : \"printed\"", -1)).hasSize((int) printed + 1);
    assertThat(Run.of("catalog").out()).contains(printed + " printed paytables");
    assertThat(Run.of("catalog", "--game", "dice").out())
        .contains("PT-PRG-TRI-01")
        .doesNotContain("PT-PRG-HP-01");
  }

  @Test
  void anOperatorsOwnPaytablesAreShownSettledAndAnalysed(@TempDir Path folder) throws IOException {
    var own = example("custom-catalog");
    assertThat(Run.of("catalog", "--catalog", own, "PT-HOUSE-SE-01").out())
        .contains("Not in the approved rules");
    assertThat(
            Run.of("analyze", "--catalog", own, "--paytable", "PT-HOUSE-SE-01", "--decks", "8")
                .out())
        .contains("house edge");
    assertThat(Run.of("analyze", "--catalog", own, "--wager", "red ties", "--csv").out())
        .contains("PT-HOUSE-SE-03");
    assertThat(Run.of("analyze", "--catalog", own, "--wager", "single-event").out())
        .containsPattern("PT-HOUSE-SE-03 +Red ties");
    assertThat(Run.of("analyze", "--catalog", own, "--wager", "golden-talons").out())
        .contains("House Talons Player");
    var script =
        file(
            folder,
            """
            table: {edition: rising-phoenix-wa, main-wager: optional, single-events: [PT-HOUSE-SE-01], modification-approval: A-1}
            play: [{bet: {seat: 1, wager: PT-HOUSE-SE-01, amount: 5}}]
            """);
    assertThat(Run.of("settle", "--catalog", own, script).code()).isZero();
    assertThat(Run.of("settle", script).code()).isEqualTo(2);
  }

  @Test
  void aCatalogFileIsCheckedOnItsOwn(@TempDir Path folder) throws IOException {
    var checked = Run.of("catalog", "--check", example("side-bets/craps.yaml"));
    assertThat(checked.code()).isZero();
    assertThat(checked.out())
        .containsPattern("FIRE-BET +Fire Bet +20\\.76\\d\\d% +\\d+/\\d+")
        .containsPattern("HI-LO +Hi-Lo +11\\.1111% +1/9")
        .doesNotContain("PT-");
    var wrong =
        file(
            folder,
            """
            add-to: bonus-craps-original
            paytables:
              - id: LATE
                family: single-event
                odds: to 1
                source: house
                rows:
                  - {label: Even, when: {total: [2, 4, 6, 8, 10, 12]}, pays: 1 to 1}
                  - {label: Hard, when: {hard: true}, pays: 5 to 1}
            """);
    assertThat(Run.of("catalog", "--check", wrong))
        .satisfies(
            refused -> {
              assertThat(refused.code()).isEqualTo(2);
              assertThat(refused.error())
                  .contains(wrong + ":9:9: row \"Hard\" of LATE can never be reached");
            });
    assertThat(Run.of("catalog", "--check", wrong, "--json").code()).isEqualTo(64);
    assertThat(Run.of("catalog", "--check", folder.resolve("none.yaml").toString()).code())
        .isEqualTo(2);
  }

  @Test
  void aCatalogFileIsRefusedWithAllOfItsFaults(@TempDir Path folder) throws IOException {
    var wrong =
        file(
            folder,
            """
            add-to: bonus-craps-original
            paytables:
              - id: ONE
                famly: single-event
                odds: to 1
                rows:
                  - {label: Even, when: {total: [2, 4]}, pays: 1 to 1}
              - id: TWO
                family: single-event
                odds: for 1
                source: house
                rows:
                  - {label: Even, when: {total: [2, 14], hard: maybe}, pays: much, envy: some}
                  - {labl: Hard, when: {hard: true}, pays: 5 to 1}
              - id: THREE
                family: single-event
                odds: to 1
                source: house
                rows:
                  - {label: Even, when: {total: [2, 4, 6, 8, 10, 12]}, pays: 1 to 1}
                  - {label: Hard, when: {hard: true}, pays: 5 to 1}
                  - {label: Four, when: {total: 4}, pays: 5 to 1}
            """);
    assertThat(Run.of("catalog", "--check", wrong).error().lines())
        .extracting(line -> line.replace("lammer: " + wrong + ":", "").replaceFirst(";.*", ""))
        .containsExactly(
            "4:5: unknown key \"famly\"",
            "3:5: the key \"source\" is missing",
            "3:5: the key \"family\" is missing",
            "10:11: odds \"for 1\" of a single-event paytable",
            "13:41: found 14",
            "13:52: found \"maybe\"",
            "13:66: pay \"much\" of row \"Even\"",
            "13:78: envy \"some\" of row \"Even\"",
            "14:10: unknown key \"labl\"",
            "14:9: the key \"label\" is missing",
            "21:9: row \"Hard\" of THREE can never be reached: no outcome meets it that an earlier"
                + " row does not take",
            "22:9: row \"Four\" of THREE can never be reached: no outcome meets it that an earlier"
                + " row does not take");
  }

  @Test
  void aFileOrAFolderOfPaytablesIsReadAndChecked(@TempDir Path folder) throws IOException {
    var file = example("side-bets/craps.yaml");
    assertThat(Run.of("catalog", "--catalog", file, "FIRE-BET").out()).contains("Fire Bet");
    assertThat(Run.of("catalog", "--check", example("side-bets")).out())
        .contains("FIRE-BET", "DRAGON");
    var none = file(folder, "add-to: bonus-craps-original\npaytables: []\n");
    assertThat(Run.of("catalog", "--check", none).out()).isEqualTo(none + " adds no paytable\n");
  }

  @Test
  void analysesComeAsTablesJsonAndValues() {
    assertThat(Run.of("analyze", "--wager", "tie", "--decks", "8").out()).contains("14.3596%");
    var json = Run.of("analyze", "--paytable", "PT-FLT-SE-01", "--decks", "8", "--json").out();
    assertThat(json)
        .contains("\"ways\" : 112633011329024")
        .contains("\"total\" : 4998398275503360")
        .contains("\"condition\" : null");
    assertThat(Run.of("analyze", "--paytable", "PT-FLT-SE-16", "--csv", "--decks", "8").out())
        .startsWith("edition,paytable,wager")
        .contains("\"Tie with 1, 2, or 3\"");
    assertThat(
            Run.of(
                    "analyze",
                    "--paytable",
                    "PT-FLT-GT-01",
                    "--decks",
                    "8",
                    "--solve",
                    "Wins by 9",
                    "--edge",
                    "5%")
                .out())
        .contains("\"Wins by 9*\" at ");
  }

  @Test
  void completionKnowsEditionsAndPaytables() {
    var script = Run.of("generate-completion").out();
    assertThat(script).contains("rising-phoenix-wa", "PT-PRG-HP-01", "PT-FLT-FBW-03");
  }

  @ParameterizedTest
  @ValueSource(strings = {"settle", "catalog", "analyze", "simulate", "counts", "test", "package"})
  void everyCommandHasHelpWithExamples(String command) {
    var answer = Run.of(command, "--help");
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).contains("Examples:").contains("lammer " + command);
  }

  @Test
  void everyOptionIsExplained() {
    assertThat(commands(new CommandLine(new Main()).setHelpFactory(UsageText::help)))
        .flatExtracting(command -> command.getHelp().commandSpec().args())
        .allSatisfy(it -> assertThat(it.description()).as(it.toString()).isNotEmpty());
  }

  private static Stream<CommandLine> commands(CommandLine command) {
    return Stream.concat(
        Stream.of(command), command.getSubcommands().values().stream().flatMap(MainTest::commands));
  }
}
