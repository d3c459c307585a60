package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.games.craps.CrapsFixture;
import io.lammer.games.threedice.ThreeDiceFixture;
import io.lammer.kit.Proves;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Refusal.Code;
import org.junit.jupiter.api.Test;

class CupsTest {
  private static final String DICE = DecidingTest.DICE;

  /// The cups are shaken after no more bets and before the dice are entered; what was shaken is
  /// forgotten with the round.
  @Test
  @Proves({"TDB-rules-2-2", "TDB-rules-2.note-2", "TDB-rules-2.note-3"})
  void aCupIsShakenBetweenTheLockAndTheDice() {
    Playing.at(ThreeDiceFixture.DICE)
        .refuses(Code.NOT_LOCKED, "{shook: {cup: player}}")
        .does("{lock: {}}")
        .refuses(Code.DEALER_SHAKES_FIRST, "{shook: {cup: player, seat: 1}}")
        .does("{shook: {cup: player}}")
        .refuses(Code.DEALER_SHAKES_FIRST, "{shook: {cup: banker, seat: 1}}")
        .refuses(Code.CUP_NOT_SHAKEN, DICE)
        .does("{shook: {cup: player, seat: 1}}", "{shook: {cup: banker, exposed: true}}")
        .refuses(Code.CUP_NOT_SHAKEN, DICE)
        .refuses(Code.DEALER_SHAKES_FIRST, "{shook: {cup: banker, seat: 2}}")
        .does("{shook: {cup: banker}}", "{shook: {cup: banker, seat: 2}}", DICE)
        .refuses(Code.CUPS_OPEN, "{shook: {cup: player}}")
        .does("{confirm: {}}", "{lock: {}}")
        .refuses(Code.DEALER_SHAKES_FIRST, "{shook: {cup: player, seat: 1}}")
        .does(DICE, "{confirm: {}}");
    Playing.at(CrapsFixture.CRAPS_WA)
        .does("{lock: {}}")
        .refuses(Code.WRONG_OUTCOME, "{shook: {cup: player}}");
  }

  @Test
  void aShakeThatSaysWhoShookEachCupIsForScripts() {
    var value = Value.parse("x", "{shake: {player: [1], banker: [1], by: [{cup: player}]}}");
    assertThatThrownBy(() -> LiveCommands.read(value)).hasMessageContaining("expected shook");
  }
}
