package io.lammer.web.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulkCommandsTest {
  @TempDir Path folder = Path.of(".");

  private static BulkCommands again(OneTable table, boolean all) {
    return BulkCommands.again(table.table().view(table.live().floor()), table.table(), 0, all);
  }

  @Test
  void repeatMakesALostWagerOfOneRollOnlyWhenItIsAskedFor() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"field\", \"amount\": 12.5}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"pass\", \"amount\": 25}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]",
          "{\"confirm\": {}}");
      assertThat(again(table, false).commands()).isEmpty();
      assertThat(again(table, false).held()).isEqualTo(1);
      assertThat(again(table, true).commands())
          .containsExactly(
              Map.of("bet", Map.of("seat", 1, "wager", "field", "amount", new BigDecimal("12.5"))));
      assertThat(again(table, true).left()).isEmpty();
    }
  }

  @Test
  void repeatAfterASevenOutMakesTheLineAndLeavesNumbersAndSensors() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 2, \"wager\": \"pass\", \"amount\": 25}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"all-small\", \"amount\": 5}}",
          "{\"sense\": {\"seat\": 2, \"sensor\": 1, \"covered\": true}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"place\", \"number\": 8, \"amount\": 12}}",
          "[{\"lock\": {}}, {\"roll\": [4, 3]}]",
          "{\"confirm\": {}}");
      assertThat(again(table, false).commands())
          .extracting(command -> command.toString().replaceAll(".*wager=([a-z-]+).*", "$1"))
          .containsExactlyInAnyOrder("pass", "all-small");
      assertThat(again(table, false).left())
          .extracting(BulkCommands.Left::code)
          .containsExactly("sensor-only");
      assertThat(again(table, true).commands())
          .extracting(command -> command.toString().replaceAll(".*wager=([a-z-]+).*", "$1"))
          .containsExactlyInAnyOrder("pass", "all-small", "place");
    }
  }

  /// A roll that took nothing off the layout is no reason to forget what the one before it took.
  @Test
  void repeatLooksBackToTheLastDecisionOverRollsThatDecideNothing() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 2, \"wager\": \"all-small\", \"amount\": 5}}",
          "{\"bet\": {\"seat\": 3, \"wager\": \"pass\", \"amount\": 25}}",
          "[{\"lock\": {}}, {\"roll\": [4, 3]}]",
          "{\"confirm\": {}}",
          "[{\"lock\": {}}, {\"roll\": [5, 4]}]",
          "{\"confirm\": {}}",
          "[{\"lock\": {}}, {\"roll\": [4, 6]}]",
          "{\"confirm\": {}}");
      var seen = again(table, true);
      assertThat(seen.commands())
          .containsExactly(
              Map.of(
                  "bet", Map.of("seat", 2, "wager", "all-small", "amount", new BigDecimal("5"))));
      assertThat(seen.left()).extracting(BulkCommands.Left::code).containsExactly("come-out-only");
      table.play("[{\"lock\": {}}, {\"roll\": [5, 2]}]", "{\"confirm\": {}}");
      assertThat(again(table, false).commands())
          .extracting(command -> command.toString().replaceAll(".*wager=([a-z-]+).*", "$1"))
          .containsExactlyInAnyOrder("pass", "all-small");
    }
  }

  /// The Fightback card decides what was made for it; what is made again is the round's own.
  @Test
  void repeatAfterAFightbackCardMakesTheWagersOfItsRound() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      table.play(
          "{\"bet\": {\"seat\": 2, \"wager\": \"player\", \"amount\": 25}}",
          "[{\"lock\": {}}, {\"deal\": {\"player\": [\"2h\", \"4c\"], \"banker\": [\"9d\","
              + " \"Ks\"]}}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"fightback\", \"amount\": 5}}",
          "{\"fightback\": \"3c\"}",
          "{\"confirm\": {}}");
      assertThat(again(table, false).commands())
          .containsExactly(
              Map.of("bet", Map.of("seat", 2, "wager", "player", "amount", new BigDecimal("25"))));
    }
  }

  @Test
  void clearTakesOddsDownAndLeavesContracts() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 25}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"pass-odds\", \"number\": 6, \"amount\": 25}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"field\", \"amount\": 5}}");
      var keyed = BulkCommands.down(table.table().view(table.live().floor()), 1);
      assertThat(keyed.commands())
          .containsExactly(
              Map.of("take-down", Map.of("seat", 1, "wager", "pass-odds", "number", 6)));
      assertThat(keyed.left())
          .extracting(BulkCommands.Left::code)
          .containsExactly("contract-wager");
    }
  }
}
