package io.lammer.web.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoidStepsTest {
  private static final String SIX = "[{\"lock\": {}}, {\"roll\": [3, 3]}]";

  @TempDir Path folder = Path.of(".");

  private static VoidSteps steps(OneTable table) {
    return Objects.requireNonNull(table.screen().voidSteps());
  }

  private static String bet(int seat, String spot, int amount) {
    return "{\"bet\": {\"seat\": %d, \"wager\": %s, \"amount\": %d}}".formatted(seat, spot, amount);
  }

  @Test
  void aVoidSaysBySeatWhatComesBackWhatIsPutUpAndWhatIsHandedBack() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          SIX,
          "{\"confirm\": {}}",
          bet(1, "\"place\", \"number\": 8", 12),
          bet(2, "\"field\"", 10),
          bet(3, "\"come\"", 20),
          bet(4, "\"all-small\"", 5),
          "[{\"lock\": {}}, {\"roll\": [4, 4]}]",
          "{\"confirm\": {}}",
          bet(1, "\"place\", \"number\": 8", 6),
          bet(2, "\"hardway\", \"number\": 8", 5));
      table.act(new Act.VoidRound("T1", "the dice were cocked"));

      assertThat(steps(table).seats())
          .extracting(seat -> seat.seat() + " " + seat.steps())
          .containsExactly(
              "1 [Take back $14, Hand back Place 8 $6]",
              "2 [Put up Field $10, Hand back Hard 8 $5]");
      assertThat(steps(table).moves()).containsExactly("Move Come $20 of seat 3 back from 8");
      assertThat(table.screen().aside()).isEqualTo("seat 1 Place 8 $6, seat 2 Hard 8 $5");
    }
  }

  /// What is undone is puck and lammers too, and what the dealers were given.
  @Test
  void puckAndLammersGoBack() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(bet(4, "\"all-small\"", 5), SIX, "{\"confirm\": {}}");
      table.act(new Act.VoidRound("T1", "the dice were cocked"));
      assertThat(steps(table).moves()).containsExactly("Puck OFF", "Lammers off 6: All Small");

      table.play(SIX, "{\"confirm\": {}}", "[{\"lock\": {}}, {\"roll\": [3, 4]}]");
      table.play("{\"confirm\": {}}");
      table.act(new Act.VoidRound("T1", "the dice were cocked"));
      assertThat(steps(table).seats())
          .extracting(seat -> seat.seat() + " " + seat.steps())
          .containsExactly("4 [Put up All Small $5]");
      assertThat(steps(table).moves()).containsExactly("Puck ON 6", "Lammers on 6: All Small");
    }
  }

  @Test
  void nothingIsToBeDoneOnceBetsAreClosedAndWhatIsPutBackIsNamedNoMore() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(SIX, "{\"confirm\": {}}", bet(2, "\"field\"", 10));
      table.act(new Act.VoidRound("T1", "the dice were cocked"));
      assertThat(table.screen().aside()).isEqualTo("seat 2 Field $10");

      table.play(bet(2, "\"field\"", 10));
      assertThat(table.screen().aside()).isEmpty();
      assertThat(steps(table).seats()).isEmpty();
      table.play("{\"lock\": {}}");
      assertThat(table.screen().voidSteps()).isNull();
      table.play("{\"roll\": [4, 4]}", "{\"confirm\": {}}");
      assertThat(table.screen().aside()).isEmpty();
      assertThat(table.screen().voidSteps()).isNull();
    }
  }
}
