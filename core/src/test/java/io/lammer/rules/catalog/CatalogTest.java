package io.lammer.rules.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.kit.Proves;
import io.lammer.rules.Paytable;
import io.lammer.rules.yaml.MalformedText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  @Test
  void thereIsOneVariantBesideThePrintedPaytables() {
    assertThat(CATALOG.paytables().stream().filter(paytable -> !paytable.isPrinted()))
        .extracting(Paytable::id)
        .containsExactly("PT-FLT-FBW-03/corrected");
  }

  @Test
  void onlyFightbackThreeIsSuspect() {
    assertThat(CATALOG.paytables().stream().filter(entry -> !entry.suspects().isEmpty()))
        .singleElement()
        .satisfies(
            paytable -> {
              assertThat(paytable.id()).isEqualTo("PT-FLT-FBW-03");
              assertThat(paytable.suspects())
                  .singleElement()
                  .satisfies(row -> assertThat(row.label()).isEqualTo("2 (Beat)"));
            });
  }

  @Test
  void reconstructedCellsOfTheWashingtonCopySaySo() {
    var edition = CATALOG.edition("bonus-craps-wa").orElseThrow();
    assertThat(edition.paytables().stream().filter(paytable -> paytable.mark() != null))
        .extracting(Paytable::id)
        .containsExactlyInAnyOrder(
            "PT-BJS-MEA-02", "PT-BJS-MEA-03", "PT-BJS-FUP-01", "PT-BJS-FUP-03");
    assertThat(
            edition.paytables().stream()
                .flatMap(paytable -> paytable.rows().stream())
                .filter(row -> row.mark() != null))
        .extracting(row -> row.label())
        .containsExactlyInAnyOrder("7 Numbers", "8 Numbers");
  }

  @ParameterizedTest
  @CsvSource({"rising-phoenix-wa", "3-dice-baccarat-wa"})
  @Proves({"RPB-definition-house-2", "TDB-definition-house-3"})
  void houseJackpotsCarryTheirDisclosureWordForWord(String id) {
    assertThat(CATALOG.edition(id).orElseThrow().terms().disclosure())
        .isEqualTo(
            "House Jackpot prizes are paid by the casino and are not components of any progressive"
                + " prize contest. Player wagers do not accrue to any guaranteed player fund. The"
                + " displayed House Jackpot prize may be modified or discontinued at any time"
                + " without prior notice.");
  }

  @Test
  void anOperatorsFileAddsPaytablesThatAreMarkedCustom() {
    var catalog =
        CATALOG.with(
            List.of(
                new Catalog.Source(
                    "house.yaml",
                    """
                    add-to: rising-phoenix-wa
                    paytables:
                      - id: PT-HOUSE-SE-01
                        family: single-event
                        odds: to 1
                        source: house
                        rows: [{label: Both pair, when: {both: {pair: true}}, pays: 100 to 1}]
                    """)));
    var edition = catalog.edition("rising-phoenix-wa").orElseThrow();
    assertThat(edition.paytable("PT-HOUSE-SE-01").orElseThrow().standing())
        .isEqualTo(Paytable.Standing.CUSTOM);
    assertThat(edition.paytable("PT-FLT-SE-01").orElseThrow().isPrinted()).isTrue();
  }

  @Test
  void theOwnPaytablesOfAnOperatorsEditionAreInItsDocumentAndFurtherOnesAreNot() {
    var paytable =
        "{id: %s, family: single-event, odds: to 1, source: house,"
            + " rows: [{label: Tie, when: {winner: tie}, pays: 8 to 1}]}";
    var catalog =
        CATALOG.with(
            List.of(
                new Catalog.Source(
                    "own.yaml",
                    """
                    edition: our-baccarat
                    title: Our Baccarat
                    game: baccarat
                    document: our rules of 2026
                    main-wager: optional
                    main: [{wager: player, source: 1, rows: [{label: Player, when: {winner: player}, pays: 1 to 1}]}]
                    paytables: [%s]
                    """
                        .formatted(paytable.formatted("OURS"))),
                new Catalog.Source(
                    "more.yaml",
                    "add-to: our-baccarat\npaytables: [%s]"
                        .formatted(paytable.formatted("MORE")))));
    var edition = catalog.edition("our-baccarat").orElseThrow();
    assertThat(edition.paytables())
        .extracting(its -> its.id() + " " + its.standing().said())
        .containsExactly(
            "OURS in a document of the operator's own", "MORE not in the approved rules");
    assertThat(edition.paytables()).noneMatch(Paytable::isPrinted);
  }

  @Test
  void aTitleNamesAPaytableAndEachOfItsWagers() {
    var text =
        """
        add-to: rising-phoenix-wa
        paytables:
          - {id: RED, title: Red ties, family: single-event, odds: to 1, source: house, rows: [
              {label: Red 9, when: {winner: tie, player: {total: 9}, all: {color: red}}, pays: 90 to 1},
              {label: Red tie, when: {winner: tie, all: {color: red}}, pays: 50 to 1}]}
          - {id: PLAIN, family: single-event, odds: to 1, source: house, rows: [
              {label: Tie with 9, when: {winner: tie, player: {total: 9}}, pays: 90 to 1},
              {label: Any tie, when: {winner: tie}, pays: 5 to 1}]}
          - {id: BY-NINE, title: Dragon, family: golden-talons, odds: to 1, source: house, rows: [
              {label: Wins by 9, when: {winner: selected, margin: 9}, pays: 30 to 1}]}
        """;
    var edition =
        CATALOG
            .with(List.of(new Catalog.Source("mine.yaml", text)))
            .edition("rising-phoenix-wa")
            .orElseThrow();
    assertThat(edition.paytable("RED").orElseThrow().called("RED")).isEqualTo("Red ties");
    assertThat(edition.paytable("PLAIN").orElseThrow().called("PLAIN")).isEqualTo("Any tie");
    assertThat(edition.paytable("BY-NINE").orElseThrow().called("golden-talons-banker"))
        .isEqualTo("Dragon Banker");
    assertThat(edition.paytable("PT-FLT-GT-01").orElseThrow().called("golden-talons-banker"))
        .isNull();
  }

  @Test
  void anOperatorsFileMayBeANewEdition() {
    var text =
        Catalog.builtInSource("3-dice-baccarat-wa")
            .text()
            .replace("edition: 3-dice-baccarat-wa", "edition: my-dice");
    var catalog = CATALOG.with(List.of(new Catalog.Source("mine.yaml", text)));
    assertThat(catalog.editions()).hasSize(CATALOG.editions().size() + 1);
    assertThat(catalog.edition("my-dice").orElseThrow().paytables())
        .hasSize(19)
        .allMatch(paytable -> paytable.standing() == Paytable.Standing.OWN);
  }

  static Stream<List<String>> mistakes() {
    return Stream.of(
        List.of("pays: 30 two 1", "pay \"30 two 1\" of row \"X\"; expected \"N to 1\""),
        List.of("pays: 30 for 1", "expected \"N to 1\""),
        List.of("pays: $5", "expected \"N to 1\""),
        List.of("when: {winer: player}", "unknown key \"winer\"; expected winner"),
        List.of("when: {winner: dealer}", "found \"dealer\"; expected player, banker or tie"),
        List.of("when: {winner: selected}", "only a golden-talons wager has a selected hand"),
        List.of("when: {both: {triple: 3}}", "unknown key \"triple\""),
        List.of("when: {fightback: {value: 0}}", "unknown key \"fightback\""),
        List.of("when: {margin: 12}", "found 12; expected 1 to 9"),
        List.of(
            "when: {player: {pair: true, same: suit}}",
            "pair is of the first two cards and same of every card of the hand; expected first-two:"
                + " {pair: true, same: suit}"),
        List.of("when: {either: {same: rank, pair: true}}", "expected first-two:"),
        List.of("when: {}", "the condition is empty"),
        List.of("envy: 50 dollars", "envy \"50 dollars\" of row \"X\"; expected \"Nx\""),
        List.of("family: harmony", "expected \"for 1\""),
        List.of("family: triple", "is not played in mini-baccarat; expected single-event"),
        List.of("family: lottery", "found \"lottery\"; expected single-event"),
        List.of("odds: for 1", "odds \"for 1\" of a single-event paytable; expected \"to 1\""),
        List.of("id: PT-FLT-SE-01", "the paytable PT-FLT-SE-01 exists already"),
        List.of("rows: []", "a paytable needs at least one row"),
        List.of("sequences: [[2]]", "only a fired-up-progressive paytable has sequences"),
        List.of("colour: red", "unknown key \"colour\""));
  }

  /// Each mistake alone in an otherwise good file, on the line that names its key.
  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsReportedWithFileLineAndWhatWasExpected(List<String> mistake) {
    var key = mistake.getFirst().substring(0, mistake.getFirst().indexOf(':'));
    var lines = new ArrayList<String>();
    lines.add("add-to: rising-phoenix-wa");
    lines.add("paytables:");
    lines.add("  - " + pick(mistake, key, "id", "id: PT-X"));
    lines.add("    " + pick(mistake, key, "family", "family: single-event"));
    lines.add("    " + pick(mistake, key, "odds", "odds: to 1"));
    lines.add("    source: house");
    if (key.equals("sequences") || key.equals("colour")) {
      lines.add("    " + mistake.getFirst());
    }
    if (key.equals("rows")) {
      lines.add("    " + mistake.getFirst());
    } else {
      lines.add("    rows:");
      lines.add("      - label: X");
      lines.add("        " + pick(mistake, key, "when", "when: {winner: player}"));
      lines.add("        " + pick(mistake, key, "pays", "pays: 1 to 1"));
      if (key.equals("envy")) {
        lines.add("        " + mistake.getFirst());
      }
    }
    var source = new Catalog.Source("custom.yaml", String.join("\n", lines));
    assertThatThrownBy(() -> CATALOG.with(List.of(source)))
        .isInstanceOf(MalformedText.class)
        .hasMessageMatching("(?s)custom\\.yaml:\\d+:\\d+: .*")
        .hasMessageContaining(mistake.get(1));
  }

  private static String pick(List<String> mistake, String key, String name, String good) {
    return key.equals(name) ? mistake.getFirst() : good;
  }

  @Test
  void everyWagerOfAFamilyHasARow() {
    var text =
        """
        add-to: bonus-craps-wa
        paytables:
          - id: PT-X
            family: bonus-craps
            odds: to 1
            source: house
            rows: [{label: All Small, wager: all-small, when: {numbers: 5}, pays: 30 to 1}]
        """;
    assertThatThrownBy(() -> CATALOG.with(List.of(new Catalog.Source("custom.yaml", text))))
        .isInstanceOf(MalformedText.class)
        .hasMessage(
            "custom.yaml:7:11: PT-X has no row for all-tall, which its family offers; expected one"
                + " or more\ncustom.yaml:7:11: PT-X has no row for make-em-all, which its family"
                + " offers; expected one or more");
  }

  @Test
  void theProblemsOfAllFilesAreReportedTogether() {
    var sources =
        List.of(
            new Catalog.Source("a.yaml", "add-to: nowhere\npaytables: []"),
            new Catalog.Source("b.yaml", "edition: [\n"),
            new Catalog.Source("c.yaml", ""));
    assertThatThrownBy(() -> CATALOG.with(sources))
        .isInstanceOfSatisfying(
            MalformedText.class,
            malformed ->
                assertThat(malformed.problems())
                    .extracting(MalformedText.Problem::file)
                    .containsExactly("a.yaml", "b.yaml", "c.yaml"));
  }
}
