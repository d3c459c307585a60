package io.lammer.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Card;
import io.lammer.server.console.Pad.Awaited;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PadTest {
  @TempDir Path folder = Path.of(".");

  private static Pad pad(OneTable table) {
    var pad = table.screen().pad();
    if (pad == null) {
      throw new AssertionError("a game without cards");
    }
    return pad;
  }

  @Test
  void saysWhoseCardComesNextUntilTheHandsAreComplete() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      table.play("{\"lock\": {}}");
      assertThat(pad(table).awaited()).isEqualTo(Awaited.PLAYER);
      table.play("{\"card\": \"2h\"}");
      assertThat(pad(table).awaited()).isEqualTo(Awaited.BANKER);
      table.play("{\"card\": \"3h\"}", "{\"card\": \"2d\"}", "{\"card\": \"Kd\"}");
      assertThat(pad(table).sentence()).isEqualTo("Player draws a third card");
      table.play("{\"card\": \"8c\"}");
      assertThat(pad(table).awaited()).isEqualTo(Awaited.NONE);
      assertThat(table.screen().mode()).isEqualTo(Screen.Mode.PAYING);
      table.play("{\"take-back-card\": {}}", "{\"card\": \"7c\"}");
      assertThat(pad(table).sentence()).isEqualTo("Banker draws a third card");
      assertThat(pad(table).total(pad(table).player())).isEqualTo("1");
    }
  }

  @Test
  void aCardThatTheShoeNoLongerHoldsIsNotOffered() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      for (var round = 0; round < 4; round++) {
        table.play(
            "[{\"lock\": {}}, {\"deal\": {\"player\": [\"8h\", \"Kc\"], \"banker\": [\"8h\","
                + " \"Qc\"]}}]",
            "{\"confirm\": {}}");
      }
      var offered = pad(table).offered();
      assertThat(offered.charAt(Card.parse("8h").orElseThrow().index())).isEqualTo('0');
      assertThat(offered.chars().filter(flag -> flag == '0').count()).isEqualTo(1);
    }
  }

  @Test
  void aFightbackWagerAsksForItsCard() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.BACCARAT)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"player\", \"amount\": 50}}",
          "[{\"lock\": {}}, {\"deal\": {\"player\": [\"8h\", \"Kc\"], \"banker\": [\"7h\","
              + " \"Qc\"]}}]",
          "{\"confirm\": {}}");
      assertThat(pad(table).awaited()).isEqualTo(Awaited.PLAYER);
      table.play("{\"bet\": {\"seat\": 1, \"wager\": \"fightback\", \"amount\": 25}}");
      assertThat(pad(table).awaited()).isEqualTo(Awaited.FIGHTBACK);
      table.play("{\"fightback\": \"Ks\"}");
      assertThat(pad(table).fightback()).isEqualTo(Card.parse("Ks").orElseThrow());
      assertThat(table.screen().mode()).isEqualTo(Screen.Mode.PAYING);
    }
  }
}
