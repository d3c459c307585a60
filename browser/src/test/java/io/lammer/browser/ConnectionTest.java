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

  /// A display has its token; a person is not known any more and signs in where he was.
  @Test
  void screensComeBackToAServerThatWasStartedAgain() {
    house().open("C9", House.CRAPS);
    var display = person(1920, 1080).go("/d/" + house().display("C9")).page();
    display.waitForSelector(".screen");
    var console = person().signIn("dana").go("/tables/C9").page();
    console.waitForSelector("#overlay svg");
    house().restart();
    console.waitForURL(url -> url.contains("/sign-in"));
    console.fill("#name", "dana");
    console.fill("#password", "training");
    console.click("#sign-in button.main");
    console.waitForSelector("#overlay svg");
    house().play("C9", "{bet: {seat: 1, wager: pass, amount: 25}}", "{lock: {}}", "{roll: [4, 4]}");
    assertThat(console.locator("#pay-screen header.outcome")).isVisible();
    house().play("C9", "{confirm: {}}");
    assertThat(display.locator(".puck.on b")).hasText("8");
  }
}
