package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The picture above a table.
class DisplayTest extends BrowserTest {
  @Test
  void aDisplayOpensWithItsTokenAndHasNoControls() throws Exception {
    var person = person(1920, 1080).go("/d/" + house().display("C1"));
    assertThat(person.page().locator(".screen")).isVisible();
    assertThat(person.page().locator("a, button, input, select, form").count()).isZero();
    assertThat(person.context().cookies()).isEmpty();
    assertThat(person().go("/d/a-wrong-token").page().locator("body")).not().containsText("C1");
  }

  /// From the answer to the dealer's touch, in the browser: the figure is printed, and a second is
  /// the least that people may expect.
  @Test
  void aRollOnTheConsoleIsOnTheDisplayWithinASecond() throws Exception {
    house().open("C6", House.CRAPS);
    var display = person(1920, 1080).go("/d/" + house().display("C6"));
    display.page().waitForSelector(".screen");
    var dealer = Dealer.at(person().signIn("dana"), "C6");
    dealer.seat(1).chip(25).spot("pass").roll(2, 4);
    display
        .page()
        .evaluate(
            """
            () => {
              const seen = () => document.querySelector('.puck.on b')?.textContent === '6';
              window.shownAt = new Promise(done => {
                const look = () => seen() ? done(Date.now()) : requestAnimationFrame(look);
                look();
              });
            }
            """);
    var touched =
        ((Number)
                dealer
                    .page()
                    .evaluate(
                        "() => { const now = Date.now();"
                            + " document.getElementById('confirm').click(); return now; }"))
            .longValue();
    var shown = ((Number) display.page().evaluate("() => window.shownAt")).longValue();
    System.out.printf("a roll is on the display %d ms after the touch%n", shown - touched);
    assertThat(shown - touched).isLessThan(1_000);
  }

  @Test
  void meterRollsUpAndNeverShowsMoreThanTheTruth() throws Exception {
    house().open("C3", House.CRAPS);
    var display = person(1920, 1080).go("/d/" + house().display("C3"));
    var page = display.page();
    page.waitForSelector(".amount[data-cents]");
    page.evaluate(
        """
        () => {
          window.over = 0;
          const look = () => {
            for (const meter of document.querySelectorAll('.amount[data-cents]')) {
              const shown = Math.round(Number(meter.textContent.replace(/[^0-9.]/g, '')) * 100);
              if (shown > Number(meter.dataset.cents)) window.over++;
            }
            requestAnimationFrame(look);
          };
          look();
        }
        """);
    for (var round = 0; round < 3; round++) {
      house()
          .play(
              "C3",
              "{bet: {seat: 1, wager: fired-up-progressive}}",
              "{bet: {seat: 2, wager: fired-up-progressive}}",
              "{lock: {}}",
              "{roll: [3, 4]}",
              "{confirm: {}}");
    }
    assertThat(page.locator(".amount[data-cents='741370']")).containsText("$7,413.70");
    assertThat(((Number) page.evaluate("window.over")).intValue()).isZero();
  }

  @Test
  void nothingJumpsWhenNumbersChange() throws Exception {
    house().open("C4", House.CRAPS);
    var display = person(1920, 1080).go("/d/" + house().display("C4"));
    display.page().waitForSelector(".screen");
    display.steady();
    house()
        .play(
            "C4",
            "{bet: {seat: 1, wager: fired-up-progressive}}",
            "{bet: {seat: 2, wager: all-small, amount: 5}}",
            "{lock: {}}",
            "{roll: [3, 3]}",
            "{confirm: {}}");
    assertThat(display.page().locator(".puck.on")).isVisible();
    assertThat(display.shifts()).isZero();
  }

  @Test
  void aHitIsCelebratedOnEveryLinkedDisplay() throws Exception {
    var display = person(1920, 1080).go("/d/" + house().display("B2"));
    display.page().waitForSelector(".screen");
    house()
        .play(
            "B1",
            "{bet: {seat: 4, wager: harmony}}",
            "{lock: {}}",
            "{deal: {player: [Kh, Kd, Ks], banker: [Kc, Kh, Kd]}}",
            "{confirm: {}}");
    assertThat(display.page().locator(".celebration")).containsText("B1");
    assertThat(display.page().locator(".celebration")).containsText("$60,000");
    display.shot("display-celebration-1920x1080");
  }
}
