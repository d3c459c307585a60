package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Money;
import io.lammer.tables.Command;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.Act;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Attempts to have a wager settled by an outcome that was seen before the wager was made.
class LateWagerTest extends PitTest {
  private static final String DESTINY =
      "{paytable: PT-PRG-DP-01, kind: progressive, wager: 1, meter: 9876.94, seed: 5000,"
          + " increment: 20%, controls: IC-10}";

  @BeforeEach
  void openTable() {
    pit.found("destiny", "rising-phoenix-wa", DESTINY);
    pit.open("B1", Pit.LINKED.replace("harmony", "destiny"));
  }

  private void key(Command... commands) {
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(commands)));
  }

  private void cover(int seat) {
    pit.done(Pit.SENSOR, new Act.Play("B1", List.of(new Command.Sense(seat, 1, true))));
  }

  private Phase phase() {
    return pit.table("B1").playing().phase();
  }

  /// Four 8's are seen, then two seats cover the sensor: a Fightback 0 would pay them the jackpot.
  @Test
  void aDestinyWagerMadeAfterTheRoundIsNotSettledByItsCard() {
    pit.play("B1", "deal: {player: [8h, 8d], banker: [8s, 8c]}");
    cover(1);
    cover(2);
    key(new Command.Lock());
    var card = List.<Command>of(new Command.Draw("Kd"), new Command.Confirm());
    var answer = pit.act(Pit.DEALER, new Act.Play("B1", card));
    assertThat(pit.jackpot("destiny").open()).isEmpty();
    assertThat(answer.refusals()).extracting(it -> it.code()).containsExactly(Code.NOTHING_TO_FIGHT_BACK);
    assertThat(pit.jackpot("destiny").money().meter()).isEqualTo(Money.cents(9877_34));
    assertThat(phase()).isEqualTo(Phase.LOCKED);
    key(
        new Command.Deal(List.of("9h", "Kd"), List.of("7s", "Kc")),
        new Command.Confirm(),
        new Command.Draw("2c"),
        new Command.Confirm());
    assertThat(pit.table("B1").playing().wagers()).isEmpty();
    assertThat(pit.jackpot("destiny").open()).isEmpty();
  }
}
