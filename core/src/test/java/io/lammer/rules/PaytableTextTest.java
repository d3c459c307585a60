package io.lammer.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.rules.catalog.Catalog;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PaytableTextTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  private static Paytable paytable(String edition, String id) {
    return CATALOG.edition(edition).orElseThrow().paytable(id).orElseThrow();
  }

  @Test
  void theTextSaysWhatDecidesAPay() {
    assertThat(PaytableText.of(paytable("rising-phoenix-wa", "PT-FLT-SE-22")))
        .isEqualTo(
            """
            paytable PT-FLT-SE-22
            edition rising-phoenix-wa
            family single-event
            odds to 1
            row 2-card 8 over a 2-card 1
              when {winning: {total: 8, cards: 2}, losing: {total: 1, cards: 2}}
              pays 50 to 1
            """);
  }

  @Test
  void everyPaytableHasAHashOfItsOwn() {
    assertThat(CATALOG.paytables()).extracting(Paytable::hash).doesNotHaveDuplicates();
  }

  /// Journals and filed reports name these rows by their hashes: no change of the program may
  /// change one.
  @Test
  void theHashesOfPrintedPaytablesAreAsEver() {
    Golden.check(
        "core/src/test/resources/paytable-hashes.txt",
        CATALOG.paytables().stream()
            .map(paytable -> paytable.name() + " " + paytable.hash() + "\n")
            .collect(Collectors.joining()));
  }

  @Test
  void theHashIsTheSha256OfTheText() {
    assertThat(PaytableText.hash("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Test
  void aCommentDoesNotChangeTheHashAndAPayDoes() {
    var plain = custom("source: here", "20 to 1");
    assertThat(custom("source: there, notes: [a better comment]", "20 to 1").hash())
        .isEqualTo(plain.hash());
    assertThat(custom("title: Lucky tie, source: here", "20 to 1").hash()).isEqualTo(plain.hash());
    assertThat(custom("source: here", "21 to 1").hash()).isNotEqualTo(plain.hash());
  }

  private static Paytable custom(String comments, String pays) {
    var text =
        """
        add-to: rising-phoenix-wa
        paytables:
          - {id: MINE, family: single-event, odds: to 1, %s,
             rows: [{label: Tie with 7, when: {winner: tie, player: {total: 7}}, pays: %s}]}
        """
            .formatted(comments, pays);
    return CATALOG
        .with(List.of(new Catalog.Source("mine.yaml", text)))
        .edition("rising-phoenix-wa")
        .orElseThrow()
        .paytable("MINE")
        .orElseThrow();
  }
}
