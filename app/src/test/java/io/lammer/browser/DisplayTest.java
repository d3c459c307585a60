package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.tables.Felt;
import java.util.List;
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

  @Test
  void theNameOfATableIsWholeAlsoUpright() {
    for (var table : List.of("C1", "B1", "D1")) {
      var page = person(1080, 1920).signIn("mona").go("/tables/" + table + "/display").page();
      assertThat(page.locator(".name")).hasText(table);
      assertThat(
              page.evaluate(
                  "() => { const it = document.querySelector('.name');"
                      + " return it.scrollWidth <= it.clientWidth; }"))
          .as(table)
          .isEqualTo(true);
    }
  }

  /// From the dealer's touch, in the browser: the figure is printed, and is below 300 ms on a
  /// machine that has nothing else to do.
  @Test
  void aRollOnTheConsoleIsOnTheDisplay() throws Exception {
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
    assertThat(shown).isGreaterThanOrEqualTo(touched);
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
    house().hit("B1");
    assertThat(display.page().locator(".celebration")).containsText("B1");
    assertThat(display.page().locator(".celebration")).containsText("$60,000");
    display.shot("display-celebration-1920x1080");
  }

  @Test
  void aRollIsShownAsItIsEnteredAndMarkedUntilItIsConfirmed() {
    house().open("C10", House.CRAPS);
    var page = person(1920, 1080).go("/d/" + house().display("C10")).page();
    house().play("C10", "{lock: {}}", "{roll: [4, 5]}");
    assertThat(page.locator(".throw.unconfirmed .total")).hasText("9");
    assertThat(page.locator(".throw.unconfirmed .mark")).isVisible();
    assertThat(page.locator(".throw .die")).hasCount(2);
    assertThat(page.locator(".puck.off")).isVisible();
    house().play("C10", "{confirm: {}}");
    assertThat(page.locator(".throw:not(.unconfirmed) .total")).hasText("9");
    assertThat(page.locator(".puck.on")).hasText("ON9");
  }

  @Test
  void cardsAreShownAsTheyAreEnteredAndMarkedUntilTheyAreConfirmed() {
    house().open("B10", House.BACCARAT);
    var page = person(1920, 1080).go("/d/" + house().display("B10")).page();
    house().play("B10", "{lock: {}}", "{card: 8h}");
    assertThat(page.locator(".hands.on.unconfirmed .player .piece")).hasCount(1);
    house().play("B10", "{card: 2c}", "{card: Kd}", "{card: 3d}");
    assertThat(page.locator(".hands.on.unconfirmed .player b")).hasText("8");
    house().play("B10", "{confirm: {}}");
    assertThat(page.locator(".hands:not(.unconfirmed) .player.winner b")).hasText("8");
  }

  @Test
  void winsAndWagersThatHaveComeFarHaveTheirMoment() {
    house().open("C11", House.CRAPS);
    var page = person(1920, 1080).go("/d/" + house().display("C11")).page();
    assertThat(page.locator(".moment")).isHidden();
    house()
        .play(
            "C11",
            "{bet: {seat: 2, wager: all-small, amount: 5}}",
            "{bet: {seat: 3, wager: fired-up-progressive}}");
    roll("C11", "[3, 3]", "[3, 2]");
    assertThat(page.locator(".moment")).isVisible();
    assertThat(page.locator(".moment")).containsText("Fired Up");
    assertThat(page.locator(".moment")).containsText("2 of 5");
    roll("C11", "[1, 3]", "[1, 2]", "[1, 1]");
    assertThat(page.locator(".moment-of[data-title='All Small wins!']"))
        .hasAttribute("data-pays", "30 to 1");
    house().open("B11", House.BACCARAT);
    var other = person(1920, 1080).go("/d/" + house().display("B11")).page();
    house()
        .play(
            "B11",
            "{bet: {seat: 1, wager: golden-talons-player, amount: 5}}",
            "{lock: {}}",
            "{deal: {player: [8h, Kd], banker: [7c, 7d]}}",
            "{confirm: {}}");
    assertThat(other.locator(".moment")).containsText("Golden Talons wins!");
  }

  private void roll(String table, String... rolls) {
    for (var roll : rolls) {
      house().play(table, "{lock: {}}", "{roll: " + roll + "}", "{confirm: {}}");
    }
  }

  @Test
  void theLoopShowsOnePictureAfterTheOtherAndTheHandWhileItIsDealt() {
    house().open("B12", House.BACCARAT);
    var person = person(1920, 1080);
    var page = person.page();
    page.clock().install();
    person.go("/d/" + house().display("B12"));
    page.evaluate("() => document.fonts.ready");
    person.steady();
    var shown = page.locator(".scene.on");
    assertThat(shown).hasCount(1);
    assertThat(shown).hasAttribute("data-scene", "hand");
    page.clock().fastForward(7_500);
    assertThat(shown).hasAttribute("data-scene", "Harmony/0");
    assertThat(shown).containsText("Six-of-a-Kind");
    house().play("B12", "{lock: {}}", "{card: 8h}");
    assertThat(shown).hasAttribute("data-scene", "hand");
    page.clock().fastForward(7_500);
    assertThat(shown).hasAttribute("data-scene", "hand");
    assertThat(person.shifts()).isZero();
  }

  @Test
  void theLastHandAndTheShuffleAreSaid() {
    house().open("B13", House.BACCARAT.replace("decks: 8", "decks: 6") + "cut-card: 104\n");
    var page = person(1920, 1080).go("/d/" + house().display("B13")).page();
    assertThat(page.locator(".says")).hasText("Place your bets");
    for (var round = 0; !shoe("B13").cutOut(); round++) {
      natural("B13", round);
    }
    assertThat(page.locator(".says")).hasText("Last hand of the shoe");
    natural("B13", 71);
    assertThat(page.locator(".scene.on")).hasText("Shuffling the cards");
    house().play("B13", "{new-shoe: {burn: 3}}");
    assertThat(page.locator(".says")).hasText("Place your bets");
    assertThat(page.locator(".shuffle")).hasCount(0);
  }

  private Felt.Baccarat shoe(String table) {
    return (Felt.Baccarat) house().table(table).playing().felt();
  }

  /// A round of four cards, other than the 71 rounds of other numbers.
  private void natural(String table, int round) {
    var cards =
        List.of(
                "8%1$s, K%1$s | 7%1$s, J%1$s",
                "9%1$s, Q%1$s | 6%1$s, T%1$s", "4%1$s, 5%1$s | 2%1$s, 3%1$s")
            .get(round / 24)
            .formatted("shdc".charAt(round % 4))
            .split(" \\| ");
    house()
        .play(
            table,
            "{lock: {}}",
            "{deal: {player: [%s], banker: [%s]}}".formatted(cards[0], cards[1]),
            "{confirm: {}}");
  }

  @Test
  void aJackpotIsHeardWhereTheScreenAsksForSound() {
    house().open("B14", House.BACCARAT);
    var token = house().display("B14");
    var silent = person(1920, 1080);
    var loud = person(1920, 1080);
    for (var person : List.of(silent, loud)) {
      person
          .context()
          .addInitScript(
              """
              window.notes = 0;
              const start = OscillatorNode.prototype.start;
              OscillatorNode.prototype.start = function (at) { window.notes++; start.call(this, at); };
              """);
    }
    silent.go("/d/" + token);
    loud.go("/d/" + token + "?sound=on");
    house().hit("B14");
    for (var person : List.of(silent, loud)) {
      assertThat(person.page().locator(".celebration")).isVisible();
      assertThat(person.page().locator(".celebration .win-art"))
          .hasAttribute("src", "/img/art/harmony.svg");
    }
    assertThat(((Number) silent.page().evaluate("window.notes")).intValue()).isZero();
    assertThat(((Number) loud.page().evaluate("window.notes")).intValue()).isPositive();
  }
}
