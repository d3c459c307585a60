package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.lammer.games.craps.CrapsState;
import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import io.lammer.table.Table.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A dealer at the console of each game.
class ConsoleTest extends BrowserTest {
  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  @Test
  void craps() {
    house().open("N1", House.CRAPS);
    var person = person().withoutGuard().signIn("dana");
    var dealer = Dealer.at(person, "N1");
    nothingJumpsWhenWagersAndRollsComeIn(person);
    nothingIsCutOffOnATablet(dealer);
    aRefusalAppearsAtTheSpotAndChangesNothing(dealer);
    aBetIsUndone(dealer);
    aRoundOfCrapsWithABonusWagerAndAJackpot(dealer);
    aWrongRollIsCorrected(dealer);
    aRoundIsDealtByKeyboardAlone(dealer);
  }

  private void nothingJumpsWhenWagersAndRollsComeIn(Person person) {
    person.steady();
    house()
        .play(
            "N1",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{sense: {seat: 2, sensor: 1, covered: true}}",
            "{bet: {seat: 3, wager: all-small, amount: 5}}");
    assertThat(person.page().locator("#seat-3")).containsText("$5");
    assertThat(person.shifts()).isZero();
  }

  /// What a dealer touches is whole on a tablet held across.
  private void nothingIsCutOffOnATablet(Dealer dealer) {
    dealer.page().setViewportSize(1024, 768);
    dealer.page().waitForCondition(() -> List.of().equals(dealer.page().evaluate(CUT)));
    dealer.roll(5, 6);
    assertThat(dealer.page().evaluate(CUT)).isEqualTo(List.of());
    dealer.page().setViewportSize(1280, 800);
    dealer.confirm();
    house().play("N1", "{lock: {}}", "{roll: [3, 4]}", "{confirm: {}}");
    assertThat(house().table("N1").playing().wagers()).isEmpty();
  }

  private void aRefusalAppearsAtTheSpotAndChangesNothing(Dealer dealer) {
    dealer.settled().seat(1).chip(1).spot("pass");
    assertThat(dealer.page().locator("#bubble")).isVisible();
    assertThat(dealer.page().locator("#bubble")).containsText("minimum");
    assertThat(house().table("N1").playing().wagers()).isEmpty();
    dealer.page().click(".money [data-digit=clear]");
  }

  private void aBetIsUndone(Dealer dealer) {
    dealer.chip(25).spot("pass");
    assertThat(house().table("N1").playing().wagers()).hasSize(1);
    dealer.answered(() -> dealer.touch("#undo"));
    assertThat(house().table("N1").playing().wagers()).isEmpty();
  }

  private void aRoundOfCrapsWithABonusWagerAndAJackpot(Dealer dealer) {
    dealer.seat(1).chip(25).spot("pass");
    dealer.seat(2).chip(5).spot("all-small").light(2, 1);
    assertThat(house().table("N1").playing().wagers()).hasSize(3);
    dealer.roll(2, 4);
    assertThat(house().table("N1").playing().phase()).isEqualTo(Phase.RESOLVING);
    dealer.confirm();
    assertThat(point()).isEqualTo(6);
    assertThat(dealer.page().locator("#strip")).containsText("6");

    dealer.roll(3, 3);
    assertThat(dealer.page().locator("#pay")).containsText("$25");
    dealer.confirm();
    assertThat(point()).isZero();
  }

  private int point() {
    return ((CrapsState) house().table("N1").playing().felt()).point();
  }

  private void aWrongRollIsCorrected(Dealer dealer) {
    dealer.settled().seat(1).chip(25).spot("pass").roll(3, 4);
    dealer.touch("[data-do=correct]");
    dealer.roll(4, 4).confirm();
    assertThat(point()).isEqualTo(8);
    house().play("N1", "{lock: {}}", "{roll: [4, 4]}", "{confirm: {}}");
  }

  private void aRoundIsDealtByKeyboardAlone(Dealer dealer) {
    var page = dealer.page();
    page.waitForFunction("() => dealer.feed.mode === 'betting' && dealer.feed.point === '0'");
    dealer.settled();
    var keys = page.keyboard();
    keys.press("s");
    keys.press("3");
    keys.press("c");
    keys.press("3");
    dealer.spotOf("pass").focus();
    dealer.answered(() -> keys.press("Enter"));
    assertThat(house().table("N1").playing().wagers())
        .filteredOn(it -> it.seat() == 3)
        .extracting(StandingBet::stake)
        .containsExactly(Money.dollars(25));
    page.evaluate("document.activeElement.blur()");
    keys.press("2");
    dealer.answered(() -> keys.press("2"));
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    page.evaluate("document.activeElement.blur()");
    dealer.answered(() -> keys.press("Enter"));
    assertThat(point()).isEqualTo(4);
  }

  @Test
  void aRoundOfBaccaratCardByCard() {
    house().open("N2", House.BACCARAT);
    var dealer = Dealer.at(person().withoutGuard().signIn("dana"), "N2");
    var page = dealer.page();
    dealer.seat(1).chip(100).spot("banker");
    dealer.seat(2).chip(5).spot("PT-FLT-SE-01").light(2, 1);
    dealer.answered(() -> page.click("#deal-key"));
    for (var card : new String[] {"2h", "8c", "Kd", "Kc"}) {
      page.waitForSelector(".card-key[data-card='%s']:enabled".formatted(card));
      dealer.answered(() -> dealer.touch(".card-key[data-card='%s']".formatted(card)));
    }
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    assertThat(page.locator("#pay")).containsText("$100");
    dealer.confirm();
    assertThat(house().table("N2").recent().rounds()).hasSize(1);
    assertThat(house().host().floor().jackpot("Harmony").orElseThrow().meters().wagers())
        .isPositive();
  }

  @Test
  void aRoundOfThreeDiceByASixTaps() {
    house().open("N3", House.DICE);
    var dealer = Dealer.at(person().withoutGuard().signIn("dana"), "N3");
    var page = dealer.page();
    dealer.seat(1).chip(25).spot("banker").light(1, 1);
    // A finger rests on each die; a die that is touched again at once bounced.
    var finger = new Page.ClickOptions().setDelay(150);
    for (var face : new int[] {2, 2, 2, 6}) {
      page.click(".die-key[data-face='%d']".formatted(face), finger);
    }
    page.evaluate(TWICE, ".die-key[data-face='4']");
    assertThat(page.locator("#missed")).containsText("twice");
    dealer.answered(() -> page.click(".die-key[data-face='1']"));
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    dealer.confirm();
    assertThat(house().table("N3").recent().rounds()).hasSize(1);
  }

  @Test
  void aSupervisorVoidsTheLastRound() {
    house().open("N4", House.CRAPS);
    house()
        .play(
            "N4",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{lock: {}}",
            "{roll: [5, 6]}",
            "{confirm: {}}");
    var page = person().signIn("sam").go("/tables/N4").page();
    page.click("[data-open=desk]");
    page.fill("#desk-reason", "the dice were cocked");
    new Dealer(page).touch("[data-act=void]");
    page.waitForCondition(() -> house().table("N4").past().isEmpty());
    assertThat(house().table("N4").playing().wagers()).hasSize(1);
    assertThat(house().host().floor().house().alerts())
        .anyMatch(alert -> alert.where().equals("N4"));
  }

  /// A PIN has up to twelve digits, and the pad of the dialog takes them all.
  @Test
  void aDealerIsRelievedByPinWithoutEndingTheConsole() {
    house().open("N6", House.CRAPS);
    var next = person().signIn("sam").go("/account").page();
    next.fill("#pin-old", "training");
    next.fill("#pin", "740193628");
    next.click("form[action='/account/pin'] button");
    assertThat(next.locator("[role=status].done")).isVisible();

    house().sessions().remove("dana");
    var person = person().withoutGuard().signIn("dana");
    house().sessions().remove("dana");
    var dealer = Dealer.at(person, "N6");
    var page = dealer.page();
    chooseNext(dealer, "drew");
    page.fill("#pin", "100002");
    page.click("[data-send=relief]");
    page.waitForSelector(
        "#relief", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.HIDDEN));
    assertThat(page.locator(".who")).containsText("drew");
    dealer.settled().seat(1).chip(25).spot("pass");
    assertThat(house().table("N6").playing().wagers()).hasSize(1);

    chooseNext(dealer, "sam");
    for (var digit : "740193628".split("")) {
      page.click("#relief [data-pin='%s']".formatted(digit));
    }
    page.click("[data-send=relief]");
    assertThat(page.locator(".who")).containsText("sam");
  }

  private static void chooseNext(Dealer dealer, String name) {
    dealer.touch("[data-open=relief]");
    dealer.settled().page().check("#relief input[value=%s]".formatted(name));
  }

  /// A void that takes back a jackpot hit waits for accounting, and who asked for it is told so.
  @Test
  void aVoidWithAHitIsToldAsProposed() {
    house().open("N5", House.HOUSE_DICE);
    house()
        .play(
            "N5",
            "{bet: {seat: 1, wager: triple}}",
            "{lock: {}}",
            "{shake: {player: [3, 3, 3], banker: [3, 3, 3]}}",
            "{confirm: {}}");
    var page = person().signIn("sam").go("/tables/N5").page();
    page.click("[data-open=desk]");
    page.fill("#desk-reason", "a cocked die");
    new Dealer(page).touch("[data-act=void]");
    assertThat(page.locator("#said")).containsText("Proposed");
    assertThat(house().table("N5").past()).hasSize(1);
  }

  private static final String TWICE =
      """
      key => [1, 2].forEach(detail =>
        document.querySelector(key).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail})))
      """;

  /// Keys and meters that are wider than their places, or reach out of the screen or the pay
  /// screen.
  private static final String CUT =
      """
      () => [...document.querySelectorAll('.console button, .console .meter')]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
        .filter(one => {
          const place = (one.closest('.pay, .side, .lower, .board') ?? one.closest('.strip')).getBoundingClientRect();
          return one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > place.right + 1;
        })
        .map(one => one.textContent)
      """;
}
