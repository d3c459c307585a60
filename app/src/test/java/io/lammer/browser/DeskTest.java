package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.Slip;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A jackpot hit at the desk.
class DeskTest extends BrowserTest {
  private static final Actor ACCOUNTING = new Actor("alex", Role.ACCOUNTING);

  @Test
  void aHitIsApprovedByASecondPersonOfAnotherDepartment() {
    house().hit("B1");
    var supervisor = person(390, 844).signIn("sam").go("/jackpots/Harmony/hits/1");
    supervisor.shot("hit-supervisor-390");
    supervisor.page().click("#verify button");
    assertThat(supervisor.page().locator(".signed")).containsText("sam (supervisor) has verified");
    var manager = person().signIn("mona").go("/jackpots/Harmony/hits/1");
    assertThat(manager.page().locator("#approve, #verify").count()).isZero();

    manager.page().click("#witness button");
    manager.page().waitForCondition(() -> seen() == 1);
    var camera = person().signIn("sue").go("/jackpots/Harmony/hits/1");
    assertThat(camera.page().locator("#approve").count()).isZero();
    camera.page().click("#witness button");
    camera.page().waitForCondition(() -> seen() == 2);

    var page = person().signIn("alex").go("/jackpots/Harmony/hits/1").page();
    assertThat(page.locator("main")).containsText("Six-of-a-Kind");
    page.fill("#name-4", "Wilma Winner");
    page.fill("#identification-4", "licence 123");
    page.locator("#approve input[type=checkbox]").all().forEach(box -> box.check());
    page.click("#approve button");
    page.waitForCondition(
        () -> house().host().floor().jackpot("Harmony").orElseThrow().open().isEmpty());
    var slips = house().host().floor().house().papers().slips();
    assertThat(slips).hasSize(1);
    page.locator(".slips a").click();
    page.waitForURL("**/jackpots/Harmony/slips/000001");
    assertThat(page.locator("main")).containsText("Wilma Winner");
    assertThat(page.locator("main")).containsText("alex");
    page.click("#pay button");
    assertThat(page.locator("#pay")).hasCount(0);
    assertThat(house().host().floor().house().papers().slips().values())
        .extracting(Slip::state)
        .containsExactly(Slip.State.PAID);
  }

  /// The winner's rolls, the names and the keys are in view at once; a voided roll is not there.
  @Test
  void aHitShowsTheWinnersOwnRollsOnOneScreen() {
    house().play("C1", "{bet: {seat: 2, wager: make-em-all-progressive}}");
    rolled("[1, 1]");
    rolled("[3, 4]");
    house().done(House.SUPERVISOR, new Act.VoidRound("C1", "a cocked die"));
    house().play("C1", "{bet: {seat: 5, wager: pass, amount: 10}}");
    List.of(
            "[1, 2]", "[2, 2]", "[1, 4]", "[3, 3]", "[4, 4]", "[4, 5]", "[5, 5]", "[5, 6]",
            "[6, 6]")
        .forEach(this::rolled);
    var person = person().signIn("sam").go("/jackpots/C1~PT-BJS-MEA-01/hits/1");
    var page = person.page();
    assertThat(page.locator(".won .hand")).hasCount(10);
    assertThat(page.locator(".won")).containsText("Seat 2");
    assertThat(page.locator(".won .hand b").allTextContents())
        .containsExactly("2", "3", "4", "5", "6", "8", "9", "10", "11", "12");
    assertThat(page.locator(".won .hand").last()).isInViewport();
    assertThat(page.locator(".signed")).isInViewport();
    assertThat(page.locator("#verify button")).isInViewport();
    person.shot("hit-evidence-1280x800");
    person.isAccessible();
    var floor = person().signIn("mona").go("/floor").page();
    assertThat(floor.locator(".alert-hit")).containsText("waits for approval");
    house().done(ACCOUNTING, new Act.Reject("C1/PT-BJS-MEA-01", 1, "a test"));
    assertThat(floor.locator(".alert-hit")).hasCount(0);
  }

  private void rolled(String dice) {
    house().play("C1", "{lock: {}}", "{roll: %s}".formatted(dice), "{confirm: {}}");
  }

  private int seen() {
    return house()
        .host()
        .floor()
        .jackpot("Harmony")
        .orElseThrow()
        .open()
        .getFirst()
        .witnesses()
        .size();
  }

  @Test
  void anAdjustmentHappensWhenAnotherDepartmentConfirmsIt() {
    var before = house().host().floor().jackpot("Sun").isPresent() ? "Sun" : "Harmony";
    var page = person().signIn("alex").go("/jackpots/" + before).page();
    page.selectOption("#adjust-reason", "ADDED");
    page.fill("#adjust-amount", "5");
    page.fill("#adjust-note", "a promotion");
    page.click("#adjust button.main");
    page.waitForCondition(() -> !house().host().floor().house().papers().proposals().isEmpty());
    var manager = person().signIn("mona").go("/jackpots").page();
    var number = house().host().floor().house().papers().lastProposal();
    assertThat(manager.locator("main")).containsText("a promotion");
    manager.click("#confirm-" + number);
    manager.waitForCondition(() -> house().host().floor().house().papers().proposals().isEmpty());
    assertThat(person().signIn("sam").go("/jackpots").page().locator(".decide:visible").count())
        .isZero();
  }

  @Test
  void aTileOffersNothingThatWouldBeRefused() {
    for (var name : List.of("ada", "alex", "sam")) {
      var page = person(1920, 1080).signIn(name).go("/floor").page();
      for (var link : page.locator(".tile a:visible").all()) {
        var status = page.request().get(link.getAttribute("href")).status();
        assertThat(status).as(name + " " + link.getAttribute("href")).isEqualTo(200);
      }
    }
  }
}
