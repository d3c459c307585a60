package io.lammer.rules.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsVariant;
import io.lammer.games.craps.StandardCraps;
import io.lammer.kit.Repo;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.PaytableText;
import io.lammer.rules.Row;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What a journal keeps in words is, read again, what it was.
class KeptTextTest {
  /// With side bets whose words no printed paytable uses.
  private static Catalog catalog() {
    return Catalog.builtIn().with(List.of(sideBets("baccarat"), sideBets("craps"), words()));
  }

  private static Catalog.Source sideBets(String game) {
    var file = Repo.root().resolve("examples/side-bets/" + game + ".yaml");
    try {
      return new Catalog.Source(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Catalog.Source words() {
    return new Catalog.Source(
        "words.yaml",
        """
        add-to: rising-phoenix-wa
        paytables:
          - {id: WORDS, family: single-event, odds: to 1, source: s, rows: [
              {label: a, when: {player: {first-two: {ranks: [K, Q], color: red, total: [0, 3]}}}, pays: 1 to 1},
              {label: b, when: {either: {ranks: [A, 2, 3], color: black}, margin: [1, 2]}, pays: 1 to 1},
              {label: c, when: {combined: [0, 18], any: [{cards: 4}, {any: [{margin: 9}, {cards: 6}]}]}, pays: 1 to 1}]}
        """);
  }

  private static Stream<Row> rows() {
    var catalog = catalog();
    var main =
        Stream.concat(
                catalog.editions().stream().map(Edition::main).flatMap(List::stream),
                StandardCraps.of(new CrapsVariant(2, "3 to 1", "2 to 1", true)).wagers().stream())
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
    assertThat(catalog().paytables())
        .allSatisfy(
            paytable -> {
              var read = PaytableTextReader.read(PaytableText.of(paytable));
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
