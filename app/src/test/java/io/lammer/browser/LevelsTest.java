package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Money;
import io.lammer.tables.Standing;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Craps as far as it is keyed: what is shown, how large, and what the pay screen does.
class LevelsTest extends BrowserTest {
  private static final String ELEVEN = House.CRAPS.replace("seats: 8", "seats: 11");

  /// Keys of the board that are seen and smaller than a finger needs.
  private static final String SMALL =
      """
      least => [...document.querySelectorAll('.board button')]
        .filter(key => key.checkVisibility({visibilityProperty: true}))
        .map(key => [key.getBoundingClientRect(), key])
        .filter(([box]) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(([box, key]) => `${key.getAttribute('aria-label') ?? key.textContent} ${box.width}x${box.height}`)
      """;

  /// What reaches out of the part that shows it.
  private static final String CUT =
      """
      () => [...document.querySelectorAll('.board button')]
        .filter(key => key.checkVisibility({visibilityProperty: true}))
        .filter(key => key.getBoundingClientRect().bottom > document.getElementById('stage').getBoundingClientRect().bottom + 0.5)
        .map(key => key.textContent)
      """;

  private Dealer at(String table, String setup, String... played) {
    house().open(table, setup);
    house().play(table, played);
    return Dealer.at(person().signIn("dana"), table).settled();
  }

  private List<Standing> wagers(String table) {
    return house().table(table).playing().wagers();
  }

  private static String[] eachSeat(int seats, String bet) {
    return IntStream.rangeClosed(1, seats)
        .mapToObj(seat -> bet.replace("SEAT", String.valueOf(seat)))
        .toArray(String[]::new);
  }

  @Test
  void everythingIsShownInPartsOfOpenSpotsThatAFingerMeets() {
    var dealer = at("E1", ELEVEN, "{bet: {seat: 2, wager: pass, amount: 25}}");
    var page = dealer.page();
    assertThat(page.locator(".key[data-wager=pass]")).isVisible();
    assertThat(page.locator(".key[data-wager=come]")).isHidden();
    for (var part : List.of("line", "numbers", "center", "hops", "bonus")) {
      dealer.touch("[data-show=%s]".formatted(part)).settled();
      assertThat(page.evaluate(SMALL, 48)).as(part).isEqualTo(List.of());
      assertThat(page.evaluate(CUT)).as(part).isEqualTo(List.of());
    }
    house().play("E1", "{lock: {}}", "{roll: [2, 4]}", "{confirm: {}}");
    page.waitForSelector(".key[data-wager=place]:visible");
    dealer.touch("[data-show=line]").seat(1);
    assertThat(page.locator(".key[data-wager=pass-odds]:visible")).hasCount(0);
    dealer.seat(2);
    assertThat(page.locator(".key[data-wager=pass-odds]:visible")).hasCount(1);
    assertThat(page.locator("#bets")).containsText("Pass line");
  }

  @Test
  void bonusWagersStandSeatBySeatInKeysOf56Pixels() {
    for (var keyed : List.of("bonus", "jackpots")) {
      var page = at("E2" + keyed, ELEVEN + "keyed: " + keyed + "\n").page();
      assertThat(page.locator(".cell:visible")).hasCount(keyed.equals("bonus") ? 55 : 22);
      assertThat(page.evaluate(SMALL, 56)).isEqualTo(List.of());
      assertThat(page.evaluate(CUT)).isEqualTo(List.of());
    }
  }

  @Test
  void acrossIsPlacedInProperUnitsAndLeavesThePointOut() {
    var dealer = at("E3", ELEVEN, "{lock: {}}", "{roll: [2, 2]}", "{confirm: {}}");
    dealer.seat(3).touch("[data-usual='10']");
    dealer.answered(() -> dealer.touch("[data-macro=across]"));
    assertThat(wagers("E3"))
        .extracting(it -> it.spot() + " " + it.stake().brief())
        .containsExactly(
            "place 5 $10", "place 6 $12", "place 8 $12", "place 9 $10", "place 10 $10");
    dealer.answered(() -> dealer.touch("#undo"));
    assertThat(wagers("E3")).isEmpty();
  }

  @Test
  void elevenWinnersFitBelowTheFeltAndAreKeptPressedOrTakenDown() {
    var dealer = at("E4", ELEVEN, "{lock: {}}", "{roll: [2, 2]}", "{confirm: {}}");
    house().play("E4", eachSeat(11, "{bet: {seat: SEAT, wager: place, number: 8, amount: 12}}"));
    house().play("E4", "{lock: {}}", "{roll: [5, 3]}");
    var page = dealer.page();
    assertThat(page.locator("#pay h2")).hasText("Easy eight");
    dealer.settled();
    assertThat(page.locator("#pay .seat-paid")).hasCount(11);
    assertThat(
            page.evaluate(
                "() => { const it = document.querySelector('#pay .seats-paid'); return"
                    + " it.scrollHeight <= it.clientHeight; }"))
        .isEqualTo(true);
    assertThat(
            page.evaluate(
                "() => { const it = document.querySelector('#overlay svg').getBoundingClientRect();"
                    + " return it.width > 300; }"))
        .isEqualTo(true);
    after(dealer, 2, "press");
    after(dealer, 3, "down");
    assertThat(wagers("E4")).extracting(Standing::stake).containsOnly(Money.dollars(12));
    dealer.confirm();
    page.waitForCondition(() -> wagers("E4").size() == 10);
    assertThat(wagers("E4"))
        .filteredOn(it -> !it.stake().equals(Money.dollars(12)))
        .extracting(it -> it.seat() + " " + it.stake().brief())
        .containsExactly("2 $24");
  }

  /// What reaches out of the seats' part of the pay screen, or is cut off within it.
  private static final String UNPAID =
      """
      () => {
        const all = document.querySelector('#pay .seats-paid');
        const ground = all.getBoundingClientRect();
        const out = [...all.querySelectorAll('.seat-paid, .seat-paid *')]
          .filter(it => it.checkVisibility() && getComputedStyle(it).display !== 'inline')
          .filter(it => {
            const box = it.getBoundingClientRect();
            return box.bottom > ground.bottom + 0.5 || box.right > ground.right + 0.5 || box.bottom > innerHeight
              || (it.matches('strong, .what, b') && it.scrollWidth > it.clientWidth + 1);
          })
          .map(it => it.className + ' ' + it.textContent.trim());
        return all.scrollHeight > all.clientHeight ? ['scrolls', ...out] : out;
      }
      """;

  @ParameterizedTest
  @CsvSource({"1280, 800, 8", "1024, 768, 8", "1280, 800, 11", "1024, 768, 11"})
  void elevenWinnersOfThreeBetsEachNeverOverflow(int width, int height, int seats) {
    var table = "E5-%d-%d".formatted(width, seats);
    house().open(table, House.CRAPS.replace("seats: 8", "seats: " + seats));
    house().play(table, "{lock: {}}", "{roll: [2, 2]}", "{confirm: {}}");
    for (var bet :
        List.of(
            "{bet: {seat: SEAT, wager: place, number: 8, amount: 120}}",
            "{bet: {seat: SEAT, wager: hardway, number: 8, amount: 25}}",
            "{bet: {seat: SEAT, wager: big-8, amount: 10}}")) {
      house().play(table, eachSeat(seats, bet));
    }
    house().play(table, "{lock: {}}", "{roll: [4, 4]}");
    var person = person(width, height);
    var dealer = Dealer.at(person.signIn("dana"), table).settled();
    var page = dealer.page();
    assertThat(page.locator("#pay .seat-paid")).hasCount(seats);
    page.waitForTimeout(200);
    person.shot("pay-%d-%dx%d".formatted(seats, width, height));
    assertThat(page.evaluate(UNPAID)).isEqualTo(List.of());
    if (page.locator("#pay .look:visible").count() > 0) {
      dealer.touch("#pay .seat-paid:nth-child(3) .look");
    }
    dealer.settled();
    after(dealer, 3, "down");
    person.shot("pay-%d-open-%dx%d".formatted(seats, width, height));
    dealer.confirm();
    page.waitForCondition(() -> wagers(table).size() == 3 * seats - 1);
  }

  /// One of the three keys, or the only one that there is room for until it says so.
  private static void after(Dealer dealer, int seat, String what) {
    var group = "#pay .after[data-seat='%d'][data-wager=place] ".formatted(seat);
    var wanted = group + "[data-after=%s]".formatted(what);
    while (!"true".equals(dealer.page().getAttribute(wanted, "aria-pressed"))) {
      var seen = dealer.page().locator(wanted).isVisible();
      dealer.touch(seen ? wanted : group + "[aria-pressed=true]");
    }
  }
}
