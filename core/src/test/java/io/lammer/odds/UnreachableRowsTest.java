package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.MalformedText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnreachableRowsTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  static Stream<Paytable> paytables() {
    return CATALOG.paytables().stream();
  }

  @ParameterizedTest
  @MethodSource("paytables")
  void everyPrintedRowCanBeReached(Paytable paytable) {
    var game = CATALOG.edition(paytable.edition()).map(Edition::game).orElseThrow();
    assertThat(UnreachableRows.unreachable(paytable, game)).isEmpty();
  }

  private static Catalog with(String... conditions) {
    var rows = new StringBuilder();
    for (var condition : conditions) {
      rows.append(
          "      - {label: \"%s\", when: %s, pays: 1 to 1}%n".formatted(condition, condition));
    }
    var text =
        """
        add-to: rising-phoenix-wa
        paytables:
          - id: PT-X
            family: single-event
            odds: to 1
            source: house
            rows:
        """
            + rows;
    return CATALOG.with(
        List.of(new Catalog.Source("custom.yaml", text)), UnreachableRows::unreachable);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{winner: tie, margin: 3}", "{both: {total: 7, natural: true}}"})
  void aRowThatNothingMeetsIsRefused(String condition) {
    assertThatThrownBy(() -> with(condition))
        .isInstanceOf(MalformedText.class)
        .hasMessageMatching("(?s)custom\\.yaml:8:\\d+: row .* of PT-X can never be reached.*");
  }

  @Test
  void aRowAfterANarrowerOneIsReached() {
    assertThat(with("{all: {same: suit}}", "{all: {color: red}}").edition("rising-phoenix-wa"))
        .isPresent();
  }

  @Test
  void aRowAfterAWiderOneIsNot() {
    assertThatThrownBy(() -> with("{all: {same: color}}", "{all: {color: black}}"))
        .isInstanceOf(MalformedText.class)
        .hasMessageContaining("custom.yaml:9:");
  }
}
