package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.craps.Roll;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.rules.Shoe;
import io.lammer.table.Table.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What happens at a table besides dealing: ways back, and what supervisors do while it is played.
class LiveTableTest extends BrowserTest {
  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  @Test
  void twoDealersAtOneTable() {
    house().open("W1", House.CRAPS);
    var dealer = Dealer.at(person().signIn("dana").withoutGuard(), "W1");
    undoSaysWhatItTakesBackFromADieToTheLock(dealer);
    aVoidIsToldToTheDealerWhoPutsBackWhatWasSetAside(dealer);
    twoConsolesSeeEachOtherAndTheSlowerEntryIsToldThatItWasNotTaken(dealer);
  }

  private void undoSaysWhatItTakesBackFromADieToTheLock(Dealer dealer) {
    var page = dealer.page();
    var what = page.locator("#undo-what");
    house().play("W1", "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 25}}");
    page.click(".die-key[data-row='1'][data-face='4']");
    assertThat(what).containsText("half entered");
    dealer.touch("#undo");
    assertThat(what).containsText("nothing keyed");

    dealer.roll(3, 4);
    assertThat(page.locator("[data-do=call-back]")).hasText("No roll");
    dealer.settled().answered(() -> page.click("[data-do=call-back]"));
    dealer.paid();
    assertThat(house().table("W1").playing().phase()).isEqualTo(Phase.LOCKED);
    assertThat(what).containsText("reopen bets");
    dealer.settled().answered(() -> page.click("#undo"));
    assertThat(house().table("W1").playing().phase()).isEqualTo(Phase.LOCKED);
    assertThat(page.locator("#said")).containsText("a supervisor reopens bets");
    var supervisor = Dealer.at(person().signIn("sam").withoutGuard(), "W1");
    supervisor.settled().answered(() -> supervisor.page().click("#undo"));
    assertThat(house().table("W1").playing().phase()).isEqualTo(Phase.BETTING);
    assertThat(supervisor.page().locator("#said")).containsText("open again");
    supervisor.page().context().close();
  }

  private void aVoidIsToldToTheDealerWhoPutsBackWhatWasSetAside(Dealer dealer) {
    var page = dealer.page();
    house()
        .play(
            "W1",
            "{\"take-down\": {\"seat\": 1, \"wager\": \"pass\"}}",
            "[{\"lock\": {}}, {\"roll\": [3, 3]}, {\"confirm\": {}}]",
            "{\"bet\": {\"seat\": 3, \"wager\": \"field\", \"amount\": 10}}");
    house().done(House.SUPERVISOR, new Act.VoidRound("W1", "the dice were cocked"));
    assertThat(page.locator("#notices")).containsText("Round 1 was voided: the dice were cocked");
    assertThat(page.locator("#notices")).containsText("Hand back Field $10");
    assertThat(house().table("W1").playing().wagers()).isEmpty();
    dealer.settled().answered(() -> page.click("[data-do=aside]"));
    assertThat(house().table("W1").playing().wagers()).hasSize(1);
    assertThat(page.locator("[data-do=aside]")).hasCount(0);
  }

  private void twoConsolesSeeEachOtherAndTheSlowerEntryIsToldThatItWasNotTaken(Dealer dealer) {
    var page = dealer.page();
    assertThat(page.locator("#others")).isHidden();
    var other = person().signIn("drew");
    Dealer.at(other, "W1");
    assertThat(page.locator("#others")).hasText("drew also has this table.");
    assertThat(other.page().locator("#others")).hasText("dana also has this table.");

    page.route(
        "**/play",
        route -> {
          house().play("W1", "[{\"lock\": {}}, {\"roll\": [4, 4]}]");
          route.resume();
        });
    page.evaluate("document.activeElement.blur()");
    page.keyboard().press("3");
    dealer.answered(() -> page.keyboard().press("3"));
    assertThat(page.locator("#said")).containsText("Not taken: somebody else keyed");
    assertThat(house().table("W1").playing().entered()).isEqualTo(new Roll(4, 4));
    other.go("/tables");
    assertThat(page.locator("#others")).isHidden();
  }

  @Test
  void aSupervisorAtATable() {
    house().open("W4", House.CRAPS);
    house().play("W4", "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 5}}");
    var dealer = Dealer.at(person().signIn("sam").withoutGuard(), "W4");
    aSupervisorRaisesTheMinimumWithTwoTouchesAndTheDisplaySaysSo(dealer);
    aVoidIsOfferedOnlyWhenItWouldBeDone(dealer);
  }

  private void aSupervisorRaisesTheMinimumWithTwoTouchesAndTheDisplaySaysSo(Dealer dealer) {
    var page = dealer.page();
    var display = person(1920, 1080).go("/d/" + house().display("W4")).page();
    assertThat(display.locator(".limits")).containsText("$5");
    dealer.touch("[data-open=desk]");
    dealer.touch("[data-minimum='25']");
    assertThat(page.locator("#notices")).containsText("minimum is now $25");
    assertThat(house().table("W4").playing().wagers()).as("a bet that is up stays").hasSize(1);
    assertThat(display.locator(".limits")).containsText("$25");
    assertThat(display.locator(".moment-title")).containsText("Table minimum now $25");
  }

  private static void aVoidIsOfferedOnlyWhenItWouldBeDone(Dealer dealer) {
    var page = dealer.page();
    var key = page.locator("[data-act=void]");
    dealer.touch("[data-open=desk]");
    assertThat(key).isHidden();
    dealer.settled().page().keyboard().press("Escape");
    dealer.roll(3, 3).confirm();
    dealer.touch("[data-open=desk]");
    assertThat(key).isVisible();
    dealer.settled().page().keyboard().press("Escape");
    dealer.roll(3, 2);
    dealer.touch("[data-open=desk]");
    assertThat(key).isHidden();
  }

  @Test
  void aFinishedShoeSaysSoAndTheNextBeginsWithTheBurnCardShown() {
    house().open("W5", House.BACCARAT);
    var dealer = Dealer.at(person().signIn("dana").withoutGuard(), "W5");
    var page = dealer.page();
    var display = person(1920, 1080).go("/d/" + house().display("W5")).page();
    var deal =
        """
        [{"lock": {}}, {"deal": {"player": ["8h", "Kd"], "banker": ["7c", "Kc"]}}, {"confirm": {}}]
        """;
    house().play("W5", deal);
    assertThat(page.locator("#doing")).containsText("Player wins, 8 to 7. Offer Fightback");
    var short9 = BaccaratState.fresh(Shoe.of(8).burn(8 * 52 - 9));
    house().done(House.SUPERVISOR, new Act.Suspend("W5", "power was out"));
    house().done(House.SUPERVISOR, new Act.Reenter("W5", short9, Map.of(), "counted"));
    house().done(House.SUPERVISOR, new Act.Resume("W5", "power is back"));
    house().play("W5", deal);
    assertThat(page.locator("#banners")).containsText("SHOE FINISHED");
    assertThat(display.locator(".scene.shuffle")).isVisible();
    dealer.touch("[data-open=shoe]");
    dealer.touch("[data-burn-rank='5']");
    dealer.touch("[data-burn-suit='h']");
    dealer.settled().answered(() -> page.click("[data-burn='5']"));
    assertThat(page.locator("#banners")).isEmpty();
    var shoe = ((BaccaratState) house().table("W5").playing().felt()).shoe();
    assertThat(shoe.remaining()).isEqualTo(8 * 52 - 6);
  }

  @Test
  void anEarlierRoundIsPutRightWithItsEvidenceAndASlip() {
    house().open("W7", House.CRAPS);
    house()
        .play(
            "W7",
            "{\"bet\": {\"seat\": 2, \"wager\": \"field\", \"amount\": 10}}",
            "[{\"lock\": {}}, {\"roll\": [2, 2]}, {\"confirm\": {}}]",
            "[{\"lock\": {}}, {\"roll\": [3, 2]}, {\"confirm\": {}}]");
    var sam = person().signIn("sam").go("/corrections?table=W7&round=1");
    var page = sam.page();
    page.click("details.correct summary");
    page.fill("[name=should-be]", "20");
    page.fill("[name=reason]", "the dice were 1-1");
    page.fill("[name=evidence]", "camera 4, 21:07");
    page.click("details.correct button.main");
    page.waitForURL("**/corrections?table=W7&round=1");
    assertThat(page.locator("main")).containsText("waits for a second person");
    confirmed();
    page.reload();
    assertThat(page.locator("table"))
        .containsText("round 1, seat 2, field: paid $10.00, should have been $20.00");
    sam.isAccessible();
    page.click("table a.button");
    assertThat(page.locator(".slip-sum")).containsText("$10.00");
  }

  /// More than the settlement shows takes a person of another department.
  private void confirmed() {
    var floor = house().host().floor();
    var proposal = floor.house().papers().proposals().getLast();
    house()
        .done(
            new Actor("alex", Role.ACCOUNTING),
            new Act.Confirm(
                proposal.number(), ProposalPreview.Reading.of(floor, proposal).digest()));
  }
}
