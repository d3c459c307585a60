package io.lammer.render.roads;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script;
import io.lammer.script.ScriptRun;
import io.lammer.table.Answer;
import io.lammer.table.BonusProgress;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTextTest {
  private static List<String> said(String rolls) {
    var text =
        """
        table:
          edition: bonus-craps-wa
          bonus-craps: PT-FLT-BC-03
          jackpots:
            - {paytable: PT-BJS-MEA-03, kind: progressive, wager: 1, meter: 18250.40, seed: 10000, increment: 25%%}
        play:
          - bet: {seat: 1, wager: pass, amount: 5}
          - bet: {seat: 1, wager: all-tall, amount: 5}
          - bet: {seat: 1, wager: make-em-all-progressive}
        %s
        """
            .formatted(
                rolls.lines().map(roll -> "  - roll: " + roll + "\n").reduce("", String::concat));
    if (ScriptRun.of(Catalog.builtIn(), Script.parse("test", text))
        instanceof Answer.Accepted<ScriptRun>(var run)) {
      return BonusProgress.of(run.end()).stream().map(ProgressText::of).toList();
    }
    throw new AssertionError("the set-up is refused");
  }

  @Test
  void aWagerSaysHowFarItHasComeWhatItPaysAndWhatIsNext() {
    assertThat(said("[3, 3]\n[1, 4]\n[2, 2]\n[1, 2]\n[4, 4]\n[4, 5]\n[4, 6]"))
        .containsExactly("3 of 5, pays nothing yet, next $150", "7 of 10, pays $10 now, next $50");
  }

  @Test
  void theJackpotIsNamedAsItStands() {
    assertThat(said("[3, 3]\n[1, 4]\n[2, 2]\n[1, 2]\n[4, 4]\n[4, 5]\n[4, 6]\n[5, 6]\n[1, 1]"))
        .endsWith("9 of 10, pays $300 now, next $18,250.65 shared");
  }
}
