package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a script of bad will cannot do: forge its own transcript, pass a gate with an empty
/// reference, or cost more than the limit that refuses it.
class ScriptSafetyTest {
  @TempDir private Path folder;

  private Run settle(String script) throws IOException {
    return Run.of("settle", Files.writeString(folder.resolve("script.yaml"), script).toString());
  }

  /// With paytables that need an approval.
  private Run settleWithOwn(String script) throws IOException {
    var file = Files.writeString(folder.resolve("script.yaml"), script).toString();
    var own = Repo.root().resolve("examples/custom-catalog").toString();
    return Run.of("settle", "--catalog", own, file);
  }

  private static String step(String step) {
    return "table: {edition: bonus-craps-wa}\nplay:\n  - " + step + "\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          bet: {seat: 1, wager: "x\\n  2  roll  forged", amount: 5} | 3:27 | found "x\\n  2  roll  forged"; expected letters that can be printed
          bet: {seat: 1, wager: "\\e[32mwins", amount: 5}           | 3:27 | found "\\u001B[32mwins"; expected letters
          bet: {seat: 1, wager: "\\u202Essap", amount: 5}           | 3:27 | found "\\u202Essap"; expected letters
          bet: {seat: 1, wager: "pa\\u2028ss", amount: 5}           | 3:27 | found "pa\\u2028ss"; expected letters
          bet: {seat: 1, "wa\\nger": pass, amount: 5}               | 3:20 | found "wa\\nger"; expected letters
          bet: {seat: 99999999999, wager: pass, amount: 5}          | 3:17 | found "99999999999"; expected a whole number of at most nine digits
          roll: [1, 4294967298]                                     | 3:15 | found "4294967298"; expected a whole number of at most nine digits
          bet: {seat: 1, wager: !cash pass, amount: 5}              | 3:27 | the tag !cash; expected none
          roll: !!set {1, 2}                                        | 3:11 | the tag tag:yaml.org,2002:set; expected none
          """)
  void whatNoTranscriptCouldShowIsRefusedAtItsPlace(String step, String place, String message)
      throws IOException {
    var answer = settle(step(step));
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.error()).contains("script.yaml:" + place + ": " + message);
    assertThat(answer.error().lines()).hasSize(1);
    assertThat(answer.error().strip().codePoints()).noneMatch(Character::isISOControl);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "false",
        "true",
        "~",
        "'~'",
        "0",
        "'000'",
        "' '",
        "\"\\u00a0\"",
        "null",
        "none",
        "N/A",
        "'-'"
      })
  void aReferenceThatNamesNothingIsMissing(String reference) throws IOException {
    var custom =
        settleWithOwn(
            """
            table: {edition: rising-phoenix-wa, main-wager: optional, single-events: [PT-HOUSE-SE-01], modification-approval: %s}
            play: []
            """
                .formatted(reference));
    assertThat(custom.code()).isEqualTo(2);
    assertThat(custom.error()).contains("not-approved");
    var promotion =
        settle(
            """
            table:
              edition: bonus-craps-wa
              bonus-craps: PT-FLT-BC-01
              promotions: [{wager: all-small, add: 5, consent: %s}]
            play: []
            """
                .formatted(reference));
    assertThat(promotion.code()).isEqualTo(2);
    assertThat(promotion.error()).contains("consent");
  }

  @Test
  void aReferenceIsMissingToAnInvisibleSignAndNotToANumber() throws IOException {
    var table =
        "table: {edition: rising-phoenix-wa, main-wager: optional, single-events: [PT-HOUSE-SE-01],"
            + " modification-approval: %s}\nplay: []\n";
    assertThat(settleWithOwn(table.formatted("\"\\u200b\"")).code()).isEqualTo(2);
    assertThat(settleWithOwn(table.formatted("2024")).code()).isZero();
    assertThat(settleWithOwn(table.formatted("A-1")).code()).isZero();
  }

  /// The reader of YAML would look at every letter, several times, before it counted them.
  @Test
  void aTextThatIsTooLargeIsRefusedUnread() throws IOException {
    var answer = settle(step("bet: {seat: 1, wager: \"" + "x".repeat(3_000_000)));
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.error()).contains("letters; expected at most 3,000,000");
    var larger = settle("x".repeat(12_000_001));
    assertThat(larger.error()).contains("more than 12,000,000 bytes");
  }

  @Test
  void aLongWordIsCutWhereItIsQuoted() throws IOException {
    var answer = settle(step("bet: {seat: 1, wager: %s, amount: 5}".formatted("x".repeat(50_000))));
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.error())
        .contains("xxx...\" (50,000 letters); expected at most 500")
        .hasSizeLessThan(300);
  }
}
