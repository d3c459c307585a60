package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;

/// A screen that lost its connection says so and catches up by itself.
class ConnectionTest extends BrowserTest {
  @Test
  void aScreenCatchesUpWithWhatItMissed() {
    var person = person().signIn("dana").go("/tables/C1");
    var page = person.page();
    page.waitForSelector("#overlay svg");
    person.context().setOffline(true);
    page.evaluate("lammer.reopen()");
    assertThat(page.locator(".lost")).isVisible();
    house()
        .play(
            "C1",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{lock: {}}",
            "{roll: [4, 4]}",
            "{confirm: {}}");
    person.context().setOffline(false);
    assertThat(page.locator(".lost")).isHidden();
    assertThat(page.locator("#strip")).containsText("8");
  }
}
