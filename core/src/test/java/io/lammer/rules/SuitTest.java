package io.lammer.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.catalog.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuitTest {
  @ParameterizedTest
  @CsvSource({
    "SPADES, King (Suit Specific), King of Spades",
    "HEARTS, Sun 7 (All Cards Suit Specific), Sun 7 (All Cards Hearts)",
    "CLUBS, Red Queen, Red Queen"
  })
  void standsInALabelForTheWordsSuitSpecific(Suit suit, String label, String told) {
    assertThat(suit.in(label)).isEqualTo(told);
  }

  /// An operator's own label may say it in other words.
  @Test
  void isNamedBehindAnotherLabelOfASuitSpecificRow() {
    var printed =
        Catalog.builtIn()
            .edition("rising-phoenix-wa")
            .flatMap(edition -> edition.paytable("PT-FLT-FBT-01"))
            .orElseThrow();
    var own =
        printed.with(
            printed.rows().stream()
                .map(
                    row ->
                        new Row(
                            "Our " + row.label().replace("(Suit Specific)", "of the house"),
                            row.wager(),
                            row.when(),
                            row.pays(),
                            row.pay(),
                            row.envy(),
                            row.mark()))
                .toList());
    var wager = own.wager("fightback", Suit.DIAMONDS);
    assertThat(wager.rows().stream().map(wager::label))
        .startsWith("Our King of the house (Diamonds)")
        .contains("Our Any 0");
  }
}
