package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

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

    var page = person().signIn("alex").go("/jackpots/Harmony/hits/1").page();
    assertThat(page.locator("main")).containsText("Six-of-a-Kind");
    page.locator("#approve input[type=checkbox]").all().forEach(box -> box.check());
    page.click("#approve button");
    page.waitForCondition(
        () -> house().host().floor().jackpot("Harmony").orElseThrow().open().isEmpty());
    assertThat(house().host().floor().house().slips()).hasSize(1);
    var slip = house().host().floor().house().slips().iterator().next();
    page.waitForURL("**/jackpots/Harmony/slips/" + slip);
    assertThat(page.locator("main")).containsText(slip);
    assertThat(page.locator("main")).containsText("alex");
  }
}
