package io.lammer.rules.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Proves;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The catalog against a transcription of the documents that was made apart from it.
class PrintedTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  static Stream<String> paytables() {
    return CATALOG.paytables().stream()
        .filter(Paytable::isPrinted)
        .map(paytable -> paytable.edition() + " " + paytable.id());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bonus-craps-original",
        "bonus-craps-nv",
        "bonus-craps-wa",
        "rising-phoenix-wa",
        "3-dice-baccarat-wa"
      })
  void everyPaytableIsPrinted(String edition) throws IOException {
    var ours = CATALOG.edition(edition).orElseThrow().paytables().stream();
    assertThat(ours.filter(Paytable::isPrinted).map(Paytable::id))
        .containsExactlyElementsOf(
            printed(edition).stream().map(text -> text.substring(0, text.indexOf(' '))).toList());
  }

  @ParameterizedTest(name = "{0}", quoteTextArguments = false)
  @MethodSource("paytables")
  @Proves({
    "BCO-paytable-PT-*",
    "BCN-app-*-PT-*",
    "BCW-app-*-PT-*",
    "RPB-app-*-PT-*",
    "TDB-app-*-PT-*"
  })
  void everyPaytableIsAsPrinted(String named) throws IOException {
    var edition = named.split(" ")[0];
    var id = named.split(" ")[1];
    var paytable = CATALOG.edition(edition).orElseThrow().paytable(id).orElseThrow();
    assertThat(printed(edition)).contains(transcribed(paytable));
  }

  private static String transcribed(Paytable paytable) {
    var lines = new ArrayList<String>();
    var doubt = paytable.mark() == null ? "" : " | reconstructed";
    lines.add(paytable.id() + (paytable.toOne() ? " to 1" : " for 1") + doubt);
    if (!paytable.sequences().isEmpty()) {
      lines.add(
          "sequences "
              + paytable.sequences().stream()
                  .map(
                      sequence ->
                          sequence.stream().map(String::valueOf).collect(Collectors.joining("-")))
                  .collect(Collectors.joining(" "))
              + doubt);
    }
    paytable.rows().forEach(row -> lines.add(transcribed(row)));
    return String.join("\n", lines) + "\n";
  }

  private static String transcribed(Row row) {
    var pay =
        switch (row.pays()) {
          case "push" -> "Push";
          case "loss" -> "Loss";
          default -> row.pays().replaceAll(" (to|for) 1$", "");
        };
    var text = row.label() + " | " + pay + " | " + (row.envy() == null ? "-" : row.envy());
    return row.mark() != null && row.mark().kind() == Row.Mark.Kind.RECONSTRUCTED
        ? text + " | reconstructed"
        : text;
  }

  /// The transcription, without the rows printed as a dash: those do not exist (ruling 3).
  private static List<String> printed(String edition) throws IOException {
    try (var in = PrintedTest.class.getResourceAsStream("/printed/" + edition + ".txt")) {
      assertThat(in).isNotNull();
      var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return List.of(text.strip().split("\n\n")).stream()
          .map(
              paytable ->
                  paytable
                          .lines()
                          .filter(line -> !line.matches("[^|]+ \\| - \\| .*"))
                          .collect(Collectors.joining("\n"))
                      + "\n")
          .toList();
    }
  }
}
