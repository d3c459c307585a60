package io.lammer.web.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Running;
import io.lammer.web.page.Visitor;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// A catalog file is tried in the browser before it is laid beside the server.
class CheckPageTest {
  private static final String TWO_OR_TWELVE =
      """
      add-to: bonus-craps-wa
      paytables:
        - id: HI-LO
          family: single-event
          odds: to 1
          source: our own
          rows: [{label: Two or twelve, when: {total: [2, 12]}, pays: 15 to 1}]
      """;

  private final Running server = Running.shared();
  private final Visitor analyst = Visitor.of(server, "lana");

  @Test
  void aSoundFileShowsItsExactOddsAndIsNotKept() {
    var answer = analyst.send("/odds/check", Map.of("text", TWO_OR_TWELVE));
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("bonus-craps-wa/HI-LO", "11.1111%", "1/9");
    assertThat(analyst.read("/odds/bonus-craps-wa").body()).doesNotContain("HI-LO");
  }

  @Test
  void everyFaultIsNamedWithItsLineAndTheTextStaysInTheField() {
    var second = TWO_OR_TWELVE.lines().skip(2).collect(Collectors.joining("\n"));
    var both = (TWO_OR_TWELVE + second.replace("HI-LO", "<b>")).replace("15 to 1", "much");
    var answer = analyst.send("/odds/check", Map.of("text", both));
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(answer.body())
        .contains("file:7:", "file:12:", "much", "- id: &lt;b&gt;")
        .doesNotContain("id: <b>");
  }

  @Test
  void aFileThatAddsNothingSaysSo() {
    assertThat(
            analyst
                .send("/odds/check", Map.of("text", "{add-to: bonus-craps-wa, paytables: []}"))
                .body())
        .contains("adds no paytable");
  }

  @Test
  void onlyWhoMaySeeOddsMayTryFiles() {
    var dealer = Visitor.of(server, "dana");
    assertThat(dealer.send("/odds/check", Map.of("text", TWO_OR_TWELVE)).statusCode())
        .isEqualTo(403);
  }
}
