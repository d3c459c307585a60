package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How many touches a dealer needs, counted by the page itself; the figures of
/// `docs/performance.md`.
class TouchesTest extends BrowserTest {
  private static final String ELEVEN = House.CRAPS.replace("seats: 8", "seats: 11");
  private static final List<String> BONUS = List.of("all-small", "all-tall", "make-em-all");

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  private Dealer at(String table, String setup) {
    return at(person(), table, setup);
  }

  private Dealer at(Person person, String table, String setup) {
    house().open(table, setup);
    var dealer = Dealer.at(person.signIn("dana"), table);
    dealer
        .page()
        .evaluate(
            "() => { window.touches = 0; addEventListener('pointerdown', it => { window.touches +="
                + " it.isTrusted ? 1 : 0; }, true); }");
    return dealer;
  }

  /// Since it was last asked.
  private static int touches(Page page) {
    return (int)
        page.evaluate("() => { const now = window.touches; window.touches = 0; return now; }");
  }

  private List<StandingBet> wagers(String table) {
    return house().table(table).playing().wagers();
  }

  private static void answered(Dealer dealer, String key) {
    dealer.answered(() -> dealer.touch(key));
  }

  @Test
  void fromRollToRollItIsTwoDiceAndConfirmAndAPlaceBetIsSeatAmountAndSpot() {
    var dealer = at("T1", ELEVEN);
    house()
        .play(
            "T1",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{lock: {}}",
            "{roll: [2, 2]}",
            "{confirm: {}}");
    dealer.page().waitForSelector(".key[data-wager=place]:visible");
    dealer.settled().roll(4, 4).confirm();
    assertThat(touches(dealer.page())).isEqualTo(3);
    assertThat(house().table("T1").round()).isEqualTo(2);

    dealer.settled().seat(4);
    dealer.touch("[data-usual='12']");
    answered(dealer, ".key[data-wager=place][data-number='6']");
    assertThat(touches(dealer.page())).isEqualTo(3);
    assertThat(wagers("T1"))
        .filteredOn(it -> !it.spot().toString().equals("pass"))
        .singleElement()
        .matches(it -> it.seat() == 4 && it.stake().equals(Money.dollars(12)));
  }

  /// Every player is keyed apart, in three amounts.
  @Test
  void elevenPlayersOfBonusWagersOneByOneAndThenAgain() {
    var dealer = at("T3", ELEVEN + "keyed: bonus\n");
    for (var seat = 1; seat <= 11; seat++) {
      if (seat == 1) {
        dealer.chip(5);
      } else if (seat == 7) {
        dealer.touch("[data-usual='10']");
      } else if (seat == 10) {
        dealer.chip(25);
      }
      for (var wager : BONUS) {
        answered(dealer, ".cell[data-wager=%s][data-of='%d']".formatted(wager, seat));
      }
    }
    dealer.roll(3, 4).confirm();
    assertThat(touches(dealer.page())).isEqualTo(39);
    assertThat(wagers("T3")).isEmpty();

    answered(dealer, "[data-do=again-all]");
    assertThat(wagers("T3")).hasSize(33).extracting(StandingBet::stake).contains(Money.dollars(25));
    dealer.roll(3, 3).confirm();
    assertThat(touches(dealer.page())).isEqualTo(4);
    assertThat(wagers("T3")).hasSize(33);
  }

  /// The same amount for all but an empty seat, and both sensors covered.
  @Test
  void aRowIsPlacedForEverySeatThatPlays() {
    var dealer = at("T4", ELEVEN + "keyed: bonus\n");
    dealer.touch("[data-tool=away]");
    dealer.touch(".cell[data-of='9']:not(.light)").touch("[data-tool=away]").chip(5);
    List.of(
            "all-small",
            "all-tall",
            "make-em-all",
            "fired-up-progressive",
            "make-em-all-progressive")
        .forEach(wager -> answered(dealer, ".row-head[data-all=%s]".formatted(wager)));
    dealer.roll(3, 3).confirm();
    assertThat(touches(dealer.page())).isEqualTo(12);
    assertThat(wagers("T4")).hasSize(50).noneMatch(it -> it.seat() == 9);
  }

  /// 148 bets of eleven players in ten rolls, each keyed: nothing is repeated. With
  /// `-Dlammer.touches=plain` it is by seat, amount and spot alone.
  @Test
  void hundredFortyEightBetsInTenRollsAreTwentyTouchesARoll() {
    var plain = "plain".equals(System.getProperty("lammer.touches"));
    var person = plain ? person() : person().confirmsByItself();
    var keying = new Keying(at(person.withoutGuard(), "T5", ELEVEN), plain);
    var bets = TenRolls.ROUNDS.stream().mapToInt(keying::round).sum();
    System.out.printf("%d bets: %.1f touches a roll%n", bets, keying.touched() / 10.0);
    assertThat(bets).isEqualTo(148);
    if (!plain) {
      assertThat(keying.touched()).isLessThanOrEqualTo(200);
    }
  }
}
