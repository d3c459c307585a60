package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.LiveJackpot.Status;
import io.lammer.kit.Proves;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A posted House prize is the house's to change or end (ruling 10).
class HousePrizeTest {
  private static final String HARMONY =
      "{paytable: PT-PRG-HP-01, kind: house, meter: %s, controls: IC-1}";
  private static final String TRIPLE =
      "{paytable: PT-PRG-TRI-01, kind: house, meter: %s, controls: IC-1}";

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
    pit.open("B1", Pit.LINKED.replace("{use: harmony, sensor: 1}", HARMONY.formatted(5000)));
    pit.open("D1", Pit.DICE.replace("{use: triple}", TRIPLE.formatted(5000)));
  }

  @AfterEach
  void audit() {
    pit.audit();
    pit.close();
  }

  private void posts(String name, String edition, String prize) {
    var terms = Pit.setup("{edition: %s, jackpots: [%s]}".formatted(edition, prize)).jackpots();
    pit.agreed(Pit.MANAGER, new Act.Retune(name, terms.getFirst(), "another prize"));
  }

  private String shown(String name) {
    return pit.jackpot(name).money().displayed().toString();
  }

  /// Between rounds, and with wagers locked for it.
  @Test
  @Proves({"RPB-definition-house-5", "TDB-definition-house-6"})
  void thePrizeIsChangedAtAnyTime() {
    pit.done(Pit.DEALER, Pit.play1("D1", "bet: {seat: 2, wager: triple}"));
    pit.done(Pit.DEALER, new Act.Play("D1", List.of(new Command.Lock())));
    posts("D1/PT-PRG-TRI-01", "3-dice-baccarat-wa", TRIPLE.formatted(200));
    assertThat(shown("D1/PT-PRG-TRI-01")).isEqualTo("$200.00");
    posts("B1/PT-PRG-HP-01", "rising-phoenix-wa", HARMONY.formatted(9000));
    posts("B1/PT-PRG-HP-01", "rising-phoenix-wa", HARMONY.formatted(1));
    assertThat(shown("B1/PT-PRG-HP-01")).isEqualTo("$1.00");
  }

  /// An ended prize takes no wager; what was won before is still owed, and it can be posted again.
  @Test
  @Proves({"RPB-definition-house-5", "TDB-definition-house-6"})
  void thePrizeIsEndedAtAnyTime() {
    var kings = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";
    pit.play("B1", "bet: {seat: 1, wager: harmony}", kings);
    ends("B1", "B1/PT-PRG-HP-01", "bet: {seat: 2, wager: harmony}");
    var triples = "shake: {player: [3, 3, 3], banker: [3, 3, 3]}";
    pit.play("D1", "bet: {seat: 1, wager: triple}", triples);
    ends("D1", "D1/PT-PRG-TRI-01", "bet: {seat: 2, wager: triple}");
  }

  private void ends(String table, String name, String bet) {
    var owed = pit.jackpot(name).pending();
    assertThat(owed.isPositive()).isTrue();
    pit.done(Pit.MANAGER, new Act.Stop(name, "the promotion is over"));
    assertThat(pit.jackpot(name).status()).isEqualTo(Status.STOPPED);
    pit.refused(Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1(table, bet));
    assertThat(pit.jackpot(name).pending()).isEqualTo(owed);
    pit.done(Pit.MANAGER, new Act.Restart(name, "posted again"));
    pit.play(table, bet);
  }
}
