package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// A screen that lost its connection says so and catches up by itself.
class ConnectionTest extends BrowserTest {
  /// One that is restarted.
  @Override
  House open(Path where) {
    return new House(where, Map.of());
  }

  private static void keyed(Page console, String digits) {
    for (var digit : digits.split("")) {
      console.click("[data-pin='%s']".formatted(digit));
    }
  }

  /// A display has its token; a console takes the badge and the PIN of a dealer by touch.
  @Test
  void screensComeBackToAServerThatWasStartedAgain() {
    house().open("C9", House.CRAPS);
    house().done(new Actor("ada", Role.ADMINISTRATOR), new Act.GiveBadge("drew", "4711"));
    var display = person(1920, 1080).go("/d/" + house().display("C9")).page();
    display.waitForSelector(".screen");
    var screen = person().signIn("dana").go("/tables/C9");
    var console = screen.page();
    console.waitForSelector("#overlay svg");
    house().restart();
    console.waitForURL(url -> url.contains("/sign-in"));
    screen.isAccessible();
    keyed(console, "4711");
    console.click("#pin");
    keyed(console, "100002");
    console.click("#by-pin button.main");
    console.waitForSelector("#overlay svg");
    assertThat(console.locator("#console")).hasAttribute("data-dealer", "drew");
    house().play("C9", "{bet: {seat: 1, wager: pass, amount: 25}}", "{lock: {}}", "{roll: [4, 4]}");
    assertThat(console.locator("#pay-screen header.outcome")).isVisible();
    house().play("C9", "{confirm: {}}");
    assertThat(display.locator(".puck.on b")).hasText("8");
  }

  /// A switch that dies closes nothing: only the missing beat tells.
  @Test
  void aLineThatFallsSilentIsSaidAndAmountsAreDimmedUntilItSpeaks() throws Exception {
    house().open("C8", House.CRAPS);
    try (var line = new Line(house().url())) {
      var display = person(1920, 1080).go(line.url() + "/d/" + house().display("C8"));
      var console = person().signIn("dana").go(line.url() + "/tables/C8");
      display.page().waitForSelector(".screen");
      console.page().waitForSelector("#overlay svg");
      var telling =
          List.of(display.page().locator(".not-current"), console.page().locator(".lost"));
      var amounts = List.of(display.page().locator("main"), console.page().locator("main"));
      telling.forEach(said -> assertThat(said).isHidden());
      amounts.forEach(amount -> assertThat(amount).hasCSS("opacity", "1"));
      display.steady();
      console.steady();
      line.silent(true);
      var since = System.nanoTime();
      telling.forEach(said -> assertThat(said).isVisible());
      System.out.printf(
          "a silent line is said after %d ms%n", (System.nanoTime() - since) / 1_000_000);
      amounts.forEach(amount -> assertThat(amount).hasCSS("opacity", "0.5"));
      Assertions.assertThat(display.shifts() + console.shifts()).isZero();
      line.silent(false);
      telling.forEach(said -> assertThat(said).isHidden());
      amounts.forEach(amount -> assertThat(amount).hasCSS("opacity", "1"));
      house()
          .play("C8", "{bet: {seat: 1, wager: pass, amount: 25}}", "{lock: {}}", "{roll: [4, 5]}");
      house().play("C8", "{confirm: {}}");
      assertThat(display.page().locator(".puck.on")).containsText("9");
      assertThat(console.page().locator("#strip")).containsText("9");
      aScreenCatchesUpWithWhatItMissed(console);
    }
  }

  /// It is said a second time, and the screen then shows what was played meanwhile.
  private void aScreenCatchesUpWithWhatItMissed(Person console) {
    var page = console.page();
    console.context().setOffline(true);
    page.evaluate("lammer.reopen()");
    assertThat(page.locator(".lost")).isVisible();
    house().play("C8", "{lock: {}}", "{roll: [3, 4]}", "{confirm: {}}");
    house().play("C8", "{lock: {}}", "{roll: [4, 4]}", "{confirm: {}}");
    console.context().setOffline(false);
    assertThat(page.locator(".lost")).isHidden();
    assertThat(page.locator("#strip")).containsText("8");
  }
}
