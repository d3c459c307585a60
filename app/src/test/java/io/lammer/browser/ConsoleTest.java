package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.lammer.rules.Money;
import io.lammer.tables.Felt;
import io.lammer.tables.Table.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A dealer at the console of each game.
class ConsoleTest extends BrowserTest {
  @Test
  void aRoundOfCrapsWithABonusWagerAndAJackpot() {
    house().open("C2", House.CRAPS);
    var dealer = Dealer.at(person().signIn("dana"), "C2");
    dealer.seat(1).chip(25).spot("pass");
    dealer.seat(2).chip(5).spot("all-small").light(2, 1);
    assertThat(house().table("C2").playing().wagers()).hasSize(3);
    dealer.roll(2, 4);
    assertThat(house().table("C2").playing().phase()).isEqualTo(Phase.RESOLVING);
    dealer.confirm();
    var felt = (Felt.Craps) house().table("C2").playing().felt();
    assertThat(felt.point()).isEqualTo(6);
    assertThat(dealer.page().locator("#strip")).containsText("6");

    dealer.roll(3, 3);
    assertThat(dealer.page().locator("#pay")).containsText("$25");
    dealer.confirm();
    assertThat(((Felt.Craps) house().table("C2").playing().felt()).point()).isZero();
  }

  @Test
  void aWrongRollIsCorrected() {
    house().open("C3", House.CRAPS);
    var dealer = Dealer.at(person().signIn("dana"), "C3");
    dealer.seat(1).chip(25).spot("pass").roll(3, 4);
    dealer.touch("[data-do=correct]");
    dealer.roll(4, 4).confirm();
    assertThat(((Felt.Craps) house().table("C3").playing().felt()).point()).isEqualTo(8);
  }

  @Test
  void aRefusalAppearsAtTheSpotAndChangesNothing() {
    house().open("C4", House.CRAPS);
    var dealer = Dealer.at(person().signIn("dana"), "C4");
    dealer.seat(1).chip(1).spot("pass");
    assertThat(dealer.page().locator("#bubble")).isVisible();
    assertThat(dealer.page().locator("#bubble")).containsText("minimum");
    assertThat(house().table("C4").playing().wagers()).isEmpty();
  }

  @Test
  void aBetIsUndone() {
    house().open("C5", House.CRAPS);
    var dealer = Dealer.at(person().signIn("dana"), "C5");
    dealer.seat(1).chip(25).spot("pass");
    dealer.answered(() -> dealer.page().click("#undo"));
    assertThat(house().table("C5").playing().wagers()).isEmpty();
  }

  @Test
  void aRoundOfBaccaratCardByCard() {
    house().open("B5", House.BACCARAT);
    var dealer = Dealer.at(person().signIn("dana"), "B5");
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
    assertThat(house().table("B5").recent().hands()).hasSize(1);
    assertThat(house().host().floor().jackpot("Harmony").orElseThrow().meters().wagers())
        .isPositive();
  }

  @Test
  void aRoundOfThreeDiceByASixTaps() {
    house().open("D5", House.DICE);
    var dealer = Dealer.at(person().signIn("dana"), "D5");
    var page = dealer.page();
    dealer.seat(1).chip(25).spot("banker").light(1, 1);
    for (var face : new int[] {2, 2, 2, 6, 4}) {
      page.click(".die-key[data-face='%d']".formatted(face));
    }
    dealer.answered(() -> page.click(".die-key[data-face='1']"));
    page.waitForSelector("#pay-screen:not([hidden]) header.outcome");
    dealer.confirm();
    assertThat(house().table("D5").recent().hands()).hasSize(1);
  }

  @Test
  void aRoundIsDealtByKeyboardAlone() {
    house().open("C6", House.CRAPS);
    var dealer = Dealer.at(person().signIn("dana"), "C6");
    var keys = dealer.page().keyboard();
    keys.press("s");
    keys.press("3");
    keys.press("c");
    keys.press("3");
    dealer.spotOf("pass").focus();
    dealer.answered(() -> keys.press("Enter"));
    assertThat(house().table("C6").playing().wagers().getFirst().stake())
        .isEqualTo(Money.dollars(25));
    dealer.page().evaluate("document.activeElement.blur()");
    keys.press("2");
    dealer.answered(() -> keys.press("2"));
    dealer.page().waitForSelector("#pay-screen:not([hidden]) header.outcome");
    dealer.page().evaluate("document.activeElement.blur()");
    dealer.answered(() -> keys.press("Enter"));
    assertThat(((Felt.Craps) house().table("C6").playing().felt()).point()).isEqualTo(4);
  }

  @Test
  void aSupervisorVoidsTheLastRound() {
    house().open("C7", House.CRAPS);
    house()
        .play(
            "C7",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{lock: {}}",
            "{roll: [5, 6]}",
            "{confirm: {}}");
    var page = person().signIn("sam").go("/tables/C7").page();
    page.click("[data-open=desk]");
    page.fill("#desk-reason", "the dice were cocked");
    new Dealer(page).touch("[data-act=void]");
    page.waitForCondition(() -> house().table("C7").past().isEmpty());
    assertThat(house().table("C7").playing().wagers()).hasSize(1);
    assertThat(house().host().floor().house().alerts())
        .anyMatch(alert -> alert.where().equals("C7"));
  }

  @Test
  void aDealerIsRelievedByPinWithoutEndingTheConsole() {
    house().open("C8", House.CRAPS);
    house().sessions().remove("dana");
    var person = person().signIn("dana");
    house().sessions().remove("dana");
    var page = Dealer.at(person, "C8").page();
    page.click("[data-open=relief]");
    new Dealer(page).settled();
    page.check("#relief input[value=drew]");
    page.fill("#pin", "100002");
    page.click("[data-send=relief]");
    page.waitForSelector(
        "#relief", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.HIDDEN));
    assertThat(page.locator(".who")).containsText("drew");
    var dealer = new Dealer(page);
    dealer.seat(1).chip(25).spot("pass");
    assertThat(house().table("C8").playing().wagers()).hasSize(1);
  }

  /// A PIN has up to twelve digits, and the pad of the dialog takes them all.
  @Test
  void aDealerWithALongerPinRelieves() {
    house().open("C11", House.CRAPS);
    var next = person().signIn("sam").go("/account").page();
    next.fill("#pin-old", "training");
    next.fill("#pin", "740193628");
    next.click("form[action='/account/pin'] button");
    assertThat(next.locator("[role=status].done")).isVisible();
    house().sessions().remove("dana");
    var person = person().signIn("dana");
    house().sessions().remove("dana");
    var page = Dealer.at(person, "C11").page();
    page.click("[data-open=relief]");
    new Dealer(page).settled();
    page.check("#relief input[value=sam]");
    for (var digit : "740193628".split("")) {
      page.click("#relief [data-pin='%s']".formatted(digit));
    }
    page.click("[data-send=relief]");
    assertThat(page.locator(".who")).containsText("sam");
  }

  /// A void that takes back a jackpot hit waits for accounting, and who asked for it is told so.
  @Test
  void aVoidWithAHitIsToldAsProposed() {
    house().open("D8", House.HOUSE_DICE);
    house()
        .play(
            "D8",
            "{bet: {seat: 1, wager: triple}}",
            "{lock: {}}",
            "{shake: {player: [3, 3, 3], banker: [3, 3, 3]}}",
            "{confirm: {}}");
    var page = person().signIn("sam").go("/tables/D8").page();
    page.click("[data-open=desk]");
    page.fill("#desk-reason", "a cocked die");
    new Dealer(page).touch("[data-act=void]");
    assertThat(page.locator("#said")).containsText("Proposed");
    assertThat(house().table("D8").past()).hasSize(1);
  }

  /// What a dealer touches is whole on a tablet held across.
  @Test
  void nothingIsCutOffOnATablet() {
    house().open("C12", House.CRAPS);
    house().play("C12", "{bet: {seat: 1, wager: pass, amount: 25}}");
    var dealer = Dealer.at(person(1024, 768).signIn("dana"), "C12");
    assertThat(dealer.page().evaluate(CUT)).isEqualTo(List.of());
    dealer.roll(5, 6);
    assertThat(dealer.page().evaluate(CUT)).isEqualTo(List.of());
  }

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

  @Test
  void nothingJumpsWhenWagersAndRollsComeIn() {
    house().open("C10", House.CRAPS);
    var person = person().signIn("dana");
    var page = Dealer.at(person, "C10").page();
    person.steady();
    house()
        .play(
            "C10",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{sense: {seat: 2, sensor: 1, covered: true}}",
            "{bet: {seat: 3, wager: all-small, amount: 5}}");
    assertThat(page.locator("#seat-3")).containsText("$5");
    assertThat(person.shifts()).isZero();
  }
}
