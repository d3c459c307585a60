package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.tables.floor.Slip;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A jackpot hit at the desk.
class DeskTest extends BrowserTest {
  @Test
  void aHitIsApprovedByASecondPersonOfAnotherDepartment() {
    house()
        .play(
            "B1",
            "{bet: {seat: 4, wager: harmony}}",
            "{lock: {}}",
            "{deal: {player: [Kh, Kd, Ks], banker: [Kc, Kh, Kd]}}",
            "{confirm: {}}");
    var manager = person().signIn("mona").go("/jackpots/Harmony/hits/1");
    assertThat(manager.page().locator("#approve").count()).isZero();

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
