package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveCommandsTest {
  private static List<Command> read(String json) {
    return LiveCommands.read(Value.parse("request", json));
  }

  @Test
  void aStepIsTheOneCommandThatItNames() {
    assertThat(read("{\"roll\": [2, 6]}")).containsExactly(new CrapsCommand.Roll(2, 6));
    assertThat(read("{\"fightback\": \"4c\"}")).containsExactly(new BaccaratCommand.Draw("4c"));
  }

  @Test
  void severalAreReadInTheirOrder() {
    assertThat(
            read(
                "[{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 5}}, {\"lock\": {}},"
                    + " {\"confirm\": {}}]"))
        .containsExactly(
            new Command.Bet(1, "pass", BigDecimal.valueOf(5)),
            new Command.Lock(),
            new Command.Confirm());
  }

  @Test
  void aLiveTableAlsoHasSensorsAndSingleCards() {
    assertThat(
            read(
                "[{\"sense\": {\"seat\": 3, \"sensor\": 1, \"covered\": true}}, {\"card\":"
                    + " \"8h\"}, {\"take-back-card\": {}}]"))
        .containsExactly(
            new Command.Sense(3, 1, true), new Command.NextCard("8h"), new Command.TakeBackCard());
  }

  @Test
  void whatIsNoCommandIsRefusedWithItsPlace() {
    assertThatThrownBy(() -> read("{\"rol\": [2, 6]}"))
        .isInstanceOf(MalformedText.class)
        .hasMessageContaining("unknown key \"rol\"")
        .hasMessageContaining("roll");
    assertThatThrownBy(() -> read("{\"lock\": {}, \"confirm\": {}}"))
        .isInstanceOf(MalformedText.class)
        .hasMessageContaining("one key");
  }
}
