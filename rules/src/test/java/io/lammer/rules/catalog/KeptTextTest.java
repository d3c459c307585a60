package io.lammer.rules.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import io.lammer.rules.Row;
import io.lammer.rules.craps.Variant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What a journal keeps in words is, read again, what it was.
class KeptTextTest {
  private static Stream<Row> rows() {
    var catalog = Catalog.builtIn();
    var main =
        Stream.concat(
                catalog.editions().stream().map(Edition::main).flatMap(List::stream),
                StandardCraps.of(new Variant(2, "3 to 1", "2 to 1", true)).wagers().stream())
            .flatMap(wager -> wager.wager().rows().stream());
    return Stream.concat(
        main, catalog.paytables().stream().flatMap(paytable -> paytable.rows().stream()));
  }

  @Test
  void everyRowIsReadAgain() {
    assertThat(rows())
        .hasSizeGreaterThan(500)
        .allSatisfy(row -> assertThat(RowText.of(row).row()).isEqualTo(row));
  }

  @Test
  void everyPaytableIsReadAgainFromItsCanonicalText() {
    assertThat(Catalog.builtIn().paytables())
        .allSatisfy(
            paytable -> {
              var read = KeptPaytable.read(PaytableText.of(paytable));
              assertThat(read.hash()).isEqualTo(paytable.hash());
              assertThat(read.wagers().stream().map(name -> read.wager(name, null).machine()))
                  .containsExactlyElementsOf(
                      paytable.wagers().stream()
                          .map(name -> paytable.wager(name, null).machine())
                          .toList());
              assertThat(read.standing()).isEqualTo(Paytable.Standing.CUSTOM);
            });
  }
}
