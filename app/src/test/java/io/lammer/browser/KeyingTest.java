package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import io.lammer.table.Table.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Amounts are built and placed whole, and a tap that was not meant moves no money.
class KeyingTest extends BrowserTest {
  private static final String TEN =
      House.CRAPS.replace("[5, 1000]", "[10, 1000]").replace("seats: 8", "seats: 11");

  private static final String ELEVEN_OF_ONE_DOLLAR =
      House.CRAPS.replace("[5, 1000]", "[1, 1000]").replace("seats: 8", "seats: 11");

  /// As the finger that is still there: on what has just come up, or gone, under it.
  private static final String TAPS_AS_IT_CHANGES =
      """
      () => new MutationObserver(() => {
        const key = document.querySelector('#pay-screen[hidden]')
          ? document.querySelector('[data-do=again-all]') : document.getElementById('confirm');
        const box = key.getBoundingClientRect();
        key.dispatchEvent(new MouseEvent('click', {
          bubbles: true, cancelable: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}));
        window.tapped = (window.tapped ?? 0) + 1;
      }).observe(document.getElementById('pay-screen'), {attributeFilter: ['hidden']})
      """;

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  private List<StandingBet> wagers(String table) {
    return house().table(table).playing().wagers();
  }

  private Dealer at(String table, String setup) {
    return at(person().withoutGuard(), table, setup);
  }

  private Dealer at(Person person, String table, String setup) {
    house().open(table, setup);
    return Dealer.at(person.signIn("dana"), table);
  }

  @Test
  void chipsAddUpAndKeysReachSeatEleven() {
    var dealer = at("K1", TEN);
    chipsAddUpToABetThatIsJudgedAsAWhole(dealer);
    seatElevenIsKeyedAndASpotSaysWhatLiesOnIt(dealer);
  }

  private void chipsAddUpToABetThatIsJudgedAsAWhole(Dealer dealer) {
    dealer.seat(1).chip(5);
    assertThat(dealer.page().locator("#amount-now")).hasText("$5");
    dealer.chip(25);
    assertThat(dealer.page().locator("#amount-now")).hasText("$30");
    dealer.spot("pass").seat(2).spot("pass");
    assertThat(wagers("K1"))
        .extracting(StandingBet::stake)
        .containsOnly(Money.dollars(30))
        .hasSize(2);
    dealer.chip(25).seat(3).spot("pass");
    assertThat(wagers("K1").getLast().stake()).isEqualTo(Money.dollars(25));
  }

  private void seatElevenIsKeyedAndASpotSaysWhatLiesOnIt(Dealer dealer) {
    var page = dealer.page();
    var keys = page.keyboard();
    List.of("s", "1", "1", "a", "3", "5").forEach(keys::press);
    assertThat(page.locator(".seat[aria-pressed=true]")).hasAttribute("data-seat", "11");
    assertThat(page.locator(".die-key[aria-pressed=true]")).hasCount(0);
    assertThat(page.locator("#amount-now")).hasText("$35");
    dealer.spotOf("pass").focus();
    dealer.answered(() -> keys.press("Enter"));
    assertThat(wagers("K1").getLast().seat()).isEqualTo(11);
    assertThat(page.locator(".spot[data-wager=pass]").first())
        .hasAttribute("aria-label", Pattern.compile("seat 11 has \\$35"));
    List.of("Escape", "s", "3", "4").forEach(keys::press);
    assertThat(page.locator(".seat[aria-pressed=true]")).hasAttribute("data-seat", "3");
    assertThat(page.locator(".die-key[aria-pressed=true]")).hasAttribute("data-face", "4");
  }

  @Test
  void aRoundIsKeyedAsItIsMeant() {
    var dealer = at(person(), "K2", House.CRAPS);
    theFeltIsOneStopOfTheTabKey(dealer);
    undoNamesTheDieThatIsHalfEnteredAndTakesBackThatAlone(dealer);
    nothingIsConfirmedWhileACorrectionIsHalfEntered(dealer);
    aTapOnWhatHasJustComeUnderTheFingerIsIgnored(dealer);
    anAmountIsKeyedDoubledAndCleared(dealer);
  }

  /// From the felt to the dice it is a few tabs, however many spots there are, in each part of it.
  private static void theFeltIsOneStopOfTheTabKey(Dealer dealer) {
    for (var part : List.of("numbers", "center", "hops", "bonus", "line")) {
      dealer.touch("[data-show=%s]".formatted(part));
      assertThat(dealer.page().locator(".spot[tabindex='0']")).hasCount(1);
      assertThat(dealer.page().locator(".spot[tabindex='0']")).isVisible();
    }
  }

  private void undoNamesTheDieThatIsHalfEnteredAndTakesBackThatAlone(Dealer dealer) {
    dealer.seat(1).chip(25).spot("pass");
    assertThat(dealer.page().locator("#undo-what")).containsText("Pass");
    dealer.page().click(".die-key[data-row='1'][data-face='4']");
    assertThat(dealer.page().locator("#undo-what")).containsText("half entered");
    dealer.page().click("#undo");
    assertThat(dealer.page().locator(".die-key[aria-pressed=true]")).hasCount(0);
    assertThat(dealer.page().locator("#undo-what")).containsText("Pass");
    assertThat(wagers("K2"))
        .extracting(StandingBet::stake)
        .singleElement()
        .isEqualTo(Money.dollars(25));
  }

  private void nothingIsConfirmedWhileACorrectionIsHalfEntered(Dealer dealer) {
    var page = dealer.page();
    dealer.roll(3, 4).touch("#correct");
    assertThat(page.locator("#correcting")).isVisible();
    page.click(".die-key[data-row='1'][data-face='4']");
    assertThat(page.locator("#confirm")).isDisabled();
    page.keyboard().press("Enter");
    assertThat(page.locator("#undo-what")).containsText("half entered");
    page.click("#correct");
    assertThat(page.locator("#correcting")).isHidden();
    assertThat(house().table("K2").playing().phase()).isEqualTo(Phase.RESOLVING);
    dealer.confirm();
    assertThat(wagers("K2")).isEmpty();
  }

  private void aTapOnWhatHasJustComeUnderTheFingerIsIgnored(Dealer dealer) {
    dealer.settled().page().evaluate(TAPS_AS_IT_CHANGES);
    dealer.seat(1).chip(5).spot("field").roll(3, 4);
    dealer.page().waitForFunction("() => window.tapped === 1");
    dealer.settled();
    assertThat(house().table("K2").playing().phase()).isEqualTo(Phase.RESOLVING);
    dealer.confirm();
    dealer.page().waitForFunction("() => window.tapped === 2");
    dealer.settled();
    assertThat(wagers("K2")).isEmpty();
  }

  private void anAmountIsKeyedDoubledAndCleared(Dealer dealer) {
    dealer.seat(1).amount(4).spot("horn");
    assertThat(wagers("K2"))
        .hasSize(4)
        .extracting(StandingBet::stake)
        .containsOnly(Money.dollars(1));
    dealer.page().click("#double");
    assertThat(dealer.page().locator("#amount-now")).hasText("$8");
    dealer.page().click(".money [data-digit=clear]");
    dealer.spotOf("pass").dispatchEvent("click");
    assertThat(dealer.page().locator("#bubble")).containsText("amount");
    dealer.page().click("[data-usual='12']");
    dealer.spot("field");
    assertThat(wagers("K2").getLast().stake()).isEqualTo(Money.dollars(12));
  }

  @Test
  void aShoeThatIsChangedWhileBetsLieIsAskedAbout() {
    house().open("K6", House.BACCARAT);
    var page = person().signIn("dana").go("/tables/K6").page();
    page.click("[data-open=shoe]");
    assertThat(page.locator("#shoe [data-burn='1']")).isVisible();
    new Dealer(page).touch("#shoe .row:last-child button");
    house().play("K6", "{bet: {seat: 1, wager: player, amount: 25}}");
    assertThat(page.locator("#seat-1")).containsText("$25");
    new Dealer(page).touch("[data-open=shoe]");
    assertThat(page.locator("#shoe .warning")).isVisible();
    assertThat(page.locator("#shoe [data-burn='1']")).isHidden();
    new Dealer(page).touch("#shoe [data-do=shoe]");
    assertThat(page.locator("#shoe [data-burn='1']")).isVisible();
  }

  @Test
  void aBounceCountsOnceAndARefusedAmountIsNotAddedTo() {
    var dealer = at("K15", ELEVEN_OF_ONE_DOLLAR);
    var page = dealer.page();
    dealer.seat(1).chip(1).settled();
    dealer.answered(() -> bounce(page, ".key[data-wager=field]"));
    assertThat(page.locator("#missed")).hasText("Tapped twice: counted once.");
    dealer.seat(2).spot("pass");
    assertThat(wagers("K15"))
        .extracting(StandingBet::stake)
        .containsOnly(Money.dollars(1))
        .hasSize(2);

    bounce(page, ".chip-key[data-chip='1000']");
    assertThat(page.locator("#amount-now")).hasText("$1,000");
    dealer.seat(3).chip(500).spot("pass");
    assertThat(page.locator("#bubble")).containsText("maximum");
    dealer.chip(5);
    assertThat(page.locator("#amount-now")).hasText("$5");
    dealer.spot("pass");
    assertThat(wagers("K15").getLast().stake()).isEqualTo(Money.dollars(5));
  }

  /// A finger that touches twice, however busy the machine of this test is.
  private static void bounce(Page page, String key) {
    page.evaluate(
        """
        key => {
          const at = document.querySelector(key);
          const box = at.getBoundingClientRect();
          for (let i = 0; i < 2; i++) {
            at.dispatchEvent(new MouseEvent('click', {
              bubbles: true, cancelable: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}));
          }
        }
        """,
        key);
  }

  /// What was left out is no fault, and is said in full.
  @Test
  void repeatAllSaysWhatItLeftOutWhereTheFingerIs() {
    var dealer = at("K16", TEN);
    house()
        .play(
            "K16",
            "{bet: {seat: 1, wager: pass, amount: 10}}",
            "{bet: {seat: 2, wager: any-craps, amount: 10}}",
            "{sense: {seat: 3, sensor: 1, covered: true}}",
            "{lock: {}}",
            "{roll: [3, 4]}",
            "{confirm: {}}");
    var page = dealer.page();
    page.setViewportSize(1024, 768);
    page.waitForFunction("() => dealer.feed.round === '1'");
    dealer.answered(() -> dealer.touch("[data-do=again-all]"));
    assertThat(page.locator("#missed")).containsText("1 held back");
    assertThat(page.locator("#missed")).containsText("cover the sensors");
    assertThat(page.locator("#said.bad")).hasCount(0);
    assertThat(
            page.evaluate(
                "() => { const box = document.getElementById('missed').getBoundingClientRect();"
                    + " return box.width > 0 && box.left >= 0 && box.right <= innerWidth"
                    + " && box.top >= 0 && box.bottom <= innerHeight; }"))
        .isEqualTo(true);
  }

  @Test
  void aLongPressBetsAsTheSeatDidLastTime() {
    var dealer = at("K17", TEN);
    house()
        .play(
            "K17",
            "{bet: {seat: 2, wager: pass, amount: 35}}",
            "{bet: {seat: 3, wager: pass, amount: 10}}",
            "{lock: {}}",
            "{roll: [3, 4]}",
            "{confirm: {}}");
    var page = dealer.page();
    page.waitForFunction("() => dealer.feed.round === '1'");
    dealer.seat(2);
    assertThat(page.locator(".key[data-wager=pass] .lies u")).hasText("$35");
    dealer.press(".key[data-wager=pass]");
    assertThat(wagers("K17")).extracting(StandingBet::stake).containsExactly(Money.dollars(35));
    dealer.touch("[data-tool=every]");
    dealer.answered(() -> dealer.touch(".key[data-wager=pass]"));
    assertThat(wagers("K17"))
        .extracting(StandingBet::stake)
        .containsExactlyInAnyOrder(Money.dollars(35), Money.dollars(10));
    dealer.touch("[data-tool=every]");
    assertThat(page.locator("[data-tool][aria-pressed=true]")).hasCount(0);
    house().play("K17", "{lock: {}}", "{roll: [2, 2]}", "{confirm: {}}");
    page.waitForFunction("() => dealer.feed.point === '4'");
    dealer.settled().seat(2);
    dealer.answered(() -> dealer.touch("[data-do=max-odds]"));
    assertThat(wagers("K17"))
        .extracting(it -> it.seat() + " " + it.spot() + " " + it.stake().brief())
        .contains("2 pass-odds 4 $105")
        .hasSize(3);
    dealer.answered(() -> dealer.touch("#undo"));
    assertThat(wagers("K17")).hasSize(2);
    oddsThatASeatNeverHadAreDouble(dealer);
    aLongPressOnASeatPlacesTheLastBetThere(dealer);
  }

  private void oddsThatASeatNeverHadAreDouble(Dealer dealer) {
    dealer.touch("[data-show=line]").seat(3);
    dealer.press(".key[data-wager=pass-odds]");
    assertThat(wagers("K17"))
        .extracting(it -> it.seat() + " " + it.spot() + " " + it.stake().brief())
        .contains("3 pass-odds 4 $20");
  }

  private void aLongPressOnASeatPlacesTheLastBetThere(Dealer dealer) {
    dealer.seat(5).chip(25).spot("field");
    dealer.press(".seat[data-seat='11']");
    assertThat(dealer.page().locator(".seat[aria-pressed=true]")).hasAttribute("data-seat", "11");
    dealer.touch("[data-usual='12']").press(".seat[data-seat='7']");
    dealer.page().keyboard().press("s");
    dealer.page().keyboard().press("8");
    dealer.answered(() -> dealer.page().keyboard().press("b"));
    assertThat(wagers("K17"))
        .filteredOn(it -> it.spot().toString().equals("field"))
        .extracting(it -> it.seat() + " " + it.stake().brief())
        .containsExactly("5 $25", "11 $25", "7 $12", "8 $12");
  }

  @Test
  void onlyAnOutcomeThatPaysAndTakesNothingIsConfirmedByItself() {
    house().open("K18", TEN);
    var dealer = Dealer.at(person().confirmsByItself().signIn("dana"), "K18");
    dealer.answered(() -> dice(dealer, 2, 2));
    dealer.page().waitForFunction("() => dealer.feed.round === '1'");
    assertThat(dealer.page().locator("#said")).containsText("Puck ON 4");
    dealer.paid().settled();
    house().play("K18", "{bet: {seat: 1, wager: field, amount: 10}}");
    dealer.page().waitForFunction("() => dealer.lying.length === 1");
    dealer.roll(2, 3).settled();
    assertThat(house().table("K18").playing().phase()).isEqualTo(Phase.RESOLVING);
    dealer.confirm();
  }

  /// A touch of the pay screen stops the confirmation, and the key ? turns it off.
  @Test
  void aTouchOfThePayScreenKeepsAnOutcomeFromConfirmingItself() {
    house().open("K19", TEN);
    var dealer = Dealer.at(person().signIn("dana"), "K19");
    var page = dealer.page();
    confirmsByItself(dealer, true);
    dealer.answered(() -> dice(dealer, 2, 2));
    page.waitForSelector(".console.confirms:not(.guarded)");
    page.click("#pay h2");
    assertThat(page.locator(".console.confirms")).hasCount(0);
    dealer.confirm().settled();
    confirmsByItself(dealer, false);
    dealer.roll(3, 3);
    assertThat(page.locator(".console.confirms")).hasCount(0);
    assertThat(house().table("K19").playing().phase()).isEqualTo(Phase.RESOLVING);
  }

  private static void confirmsByItself(Dealer dealer, boolean on) {
    dealer.touch("[data-open=keys]").touch("#by-itself");
    assertThat(dealer.page().locator("#by-itself"))
        .hasAttribute("aria-pressed", String.valueOf(on));
    dealer.page().keyboard().press("Escape");
    dealer.settled();
  }

  private static void dice(Dealer dealer, int first, int second) {
    dealer.page().click(".die-key[data-row='1'][data-face='%d']".formatted(first));
    dealer.page().click(".die-key[data-row='2'][data-face='%d']".formatted(second));
  }
}
