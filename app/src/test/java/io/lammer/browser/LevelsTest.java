package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  private Dealer at(String table, String setup, String... played) {
    house().open(table, setup);
    house().play(table, played);
    return Dealer.at(person().signIn("dana").withoutGuard(), table).settled();
  }

  private List<StandingBet> wagers(String table) {
    return house().table(table).playing().wagers();
  }

  private static String[] eachSeat(int seats, String bet) {
    return IntStream.rangeClosed(1, seats)
        .mapToObj(seat -> bet.replace("SEAT", String.valueOf(seat)))
        .toArray(String[]::new);
  }

  @Test
  void elevenSeatsAreKeyedInPartsAndPaid() {
    var dealer = at("E11", ELEVEN, "{bet: {seat: 2, wager: pass, amount: 25}}");
    everythingIsShownInPartsOfOpenSpotsThatAFingerMeets(dealer);
    newPoint("E11");
    acrossIsPlacedInProperUnitsAndLeavesThePointOut(dealer);
    elevenWinnersFitBelowTheFeltAndAreKeptPressedOrTakenDown(dealer);
    newPoint("E11");
    winnersOfThreeBetsEachNeverOverflow(dealer, "E11", 11);
    house().play("E11", "{lock: {}}", "{roll: [3, 4]}", "{confirm: {}}");
    jackpotsAndWhatElseIsToBeDoneAreNeverOutOfSight(dealer);
  }

  @Test
  void eightWinnersOfThreeBetsEachNeverOverflow() {
    var dealer = at("E8", House.CRAPS, "{lock: {}}", "{roll: [2, 2]}", "{confirm: {}}");
    winnersOfThreeBetsEachNeverOverflow(dealer, "E8", 8);
  }

  /// A seven, which takes all wagers, and then the point 4.
  private void newPoint(String table) {
    for (var roll : List.of("[3, 4]", "[2, 2]")) {
      house().play(table, "{lock: {}}", "{roll: %s}".formatted(roll), "{confirm: {}}");
    }
    assertThat(wagers(table)).isEmpty();
  }

  private void everythingIsShownInPartsOfOpenSpotsThatAFingerMeets(Dealer dealer) {
    var page = dealer.page();
    assertThat(page.locator(".key[data-wager=pass]")).isVisible();
    assertThat(page.locator(".key[data-wager=come]")).isHidden();
    for (var part : List.of("line", "numbers", "center", "hops", "bonus")) {
      dealer.touch("[data-show=%s]".formatted(part));
      assertThat(page.evaluate(SMALL, 48)).as(part).isEqualTo(List.of());
      assertThat(page.evaluate(CUT)).as(part).isEqualTo(List.of());
    }
    house().play("E11", "{lock: {}}", "{roll: [2, 4]}", "{confirm: {}}");
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

  private void acrossIsPlacedInProperUnitsAndLeavesThePointOut(Dealer dealer) {
    dealer.page().waitForFunction("() => dealer.feed.point === '4'");
    dealer.touch("[data-show=numbers]").seat(3).touch("[data-usual='10']");
    dealer.answered(() -> dealer.touch("[data-macro=across]"));
    assertThat(wagers("E11"))
        .extracting(it -> it.spot() + " " + it.stake().brief())
        .containsExactly(
            "place 5 $10", "place 6 $12", "place 8 $12", "place 9 $10", "place 10 $10");
    dealer.answered(() -> dealer.touch("#undo"));
    assertThat(wagers("E11")).isEmpty();
  }

  private void elevenWinnersFitBelowTheFeltAndAreKeptPressedOrTakenDown(Dealer dealer) {
    house().play("E11", eachSeat(11, "{bet: {seat: SEAT, wager: place, number: 8, amount: 12}}"));
    house().play("E11", "{lock: {}}", "{roll: [5, 3]}");
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
    assertThat(page.locator("#pay .seat-paid[data-seat='2']")).containsText("Pay $2 · press $12");
    assertThat(page.locator("#pay .seat-paid[data-seat='3']")).containsText("Pay $14 · down $12");
    assertThat(page.locator("#pay [data-sum]")).hasText("$142");
    assertThat(wagers("E11")).extracting(StandingBet::stake).containsOnly(Money.dollars(12));
    dealer.confirm();
    page.waitForCondition(() -> wagers("E11").size() == 10);
    assertThat(wagers("E11"))
        .filteredOn(it -> !it.stake().equals(Money.dollars(12)))
        .extracting(it -> it.seat() + " " + it.stake().brief())
        .containsExactly("2 $24");
  }

  @Test
  void comeWagersStandOnTheirNumbersWithTheirOddsBesideThem() {
    var dealer =
        at(
            "E6",
            House.CRAPS,
            "{lock: {}}",
            "{roll: [2, 2]}",
            "{confirm: {}}",
            "{bet: {seat: 5, wager: come, amount: 10}}",
            "{bet: {seat: 6, wager: dont-come, amount: 15}}",
            "{lock: {}}",
            "{roll: [3, 3]}",
            "{confirm: {}}",
            "{bet: {seat: 5, wager: come-odds, number: 6, amount: 20}}");
    var page = dealer.page();
    var key = page.locator(".key[data-wager=come-odds][data-number='6']");
    for (var size : List.of(1280, 1024, 1920)) {
      page.setViewportSize(size, size == 1280 ? 800 : size == 1024 ? 768 : 1080);
      dealer.seat(5).touch("[data-show=numbers]");
      assertThat(key.locator(".lies b")).hasText("$10 + $20");
      assertThat(key.locator(".lies i.mine")).containsText("5");
      assertThat(page.locator(".key[data-wager=dont-come-odds][data-number='6'] .lies b"))
          .hasText("$15");
      dealer.seat(2);
      assertThat(key).isVisible();
      assertThat(key.locator(".lies b")).hasText("$10 + $20");
      assertThat(page.evaluate(CUT)).isEqualTo(List.of());
    }
    dealer.seat(6).touch("[data-tool=take]");
    dealer.answered(() -> dealer.touch(".key[data-wager=dont-come-odds][data-number='6']"));
    assertThat(wagers("E6"))
        .extracting(it -> it.seat() + " " + it.spot())
        .containsExactlyInAnyOrder("5 come 6", "5 come-odds 6");
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

  private static final String FRAMES =
      "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

  /// Until the pay screen has found the place of everything on it.
  private static final String FITTED =
      """
      async () => {
        const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const pay = document.getElementById('pay');
        const look = () => [pay, ...pay.querySelectorAll('.called, .taken, .seats-paid')]
          .map(part => `${part.className} ${part.clientWidth} ${part.clientHeight}`).join();
        let before;
        do {
          before = look();
          await frames();
          await frames();
        } while (look() !== before);
      }
      """;

  /// What is to be done with jackpots, envy, puck, come wagers and lammers, and is not wholly seen.
  private static final String OUT_OF_SIGHT =
      """
      () => {
        const ground = document.querySelector('#pay .called').getBoundingClientRect();
        return [...document.querySelectorAll('#pay .steps li, #pay h2')]
          .filter(it => {
            const box = it.getBoundingClientRect();
            return box.top < ground.top - 0.5 || box.bottom > ground.bottom + 0.5 || box.bottom > innerHeight
              || !it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
          })
          .map(it => it.textContent.trim());
      }
      """;

  /// What a part that scrolls does not show at its end, or hides without a sign.
  private static final String UNREACHED =
      """
      async () => {
        const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const sign = box => box.hasAttribute('data-more') && getComputedStyle(box, '::after').content.includes('▼');
        const faults = [];
        for (const [name, pieces] of [['.taken', 'p'], ['.seats-paid', '.seat-paid']]) {
          const box = document.querySelector('#pay ' + name);
          const scrolls = box.scrollHeight > box.clientHeight + 1;
          if (scrolls !== sign(box)) faults.push(`${name}: scrolls ${scrolls}, sign ${sign(box)}`);
          if (scrolls && box.clientHeight < 96) faults.push(`${name}: ${box.clientHeight} high`);
          const bottom = box.getBoundingClientRect().bottom + 1;
          const hidden = [...box.querySelectorAll(pieces)].filter(it => it.getBoundingClientRect().bottom > bottom).length;
          if (Number(box.dataset.more ?? 0) !== hidden) faults.push(`${name}: ${hidden} hidden, ${box.dataset.more} told`);
          box.scrollTop = box.scrollHeight;
          await frames();
          if (sign(box)) faults.push(`${name}: a sign at the end`);
          const last = [...box.querySelectorAll(pieces)].at(-1).getBoundingClientRect().bottom;
          if (last > box.getBoundingClientRect().bottom + 1 || last > innerHeight) faults.push(`${name}: the last is hidden`);
          box.scrollTop = 0;
          await frames();
        }
        const pay = document.getElementById('pay');
        return pay.scrollHeight > pay.clientHeight + 1 ? [...faults, 'all of it scrolls'] : faults;
      }
      """;

  /// On a console of each size.
  private void winnersOfThreeBetsEachNeverOverflow(Dealer dealer, String table, int seats) {
    var page = dealer.page();
    for (var bet :
        List.of(
            "{bet: {seat: SEAT, wager: hardway, number: 8, amount: 25}}",
            "{bet: {seat: SEAT, wager: big-8, amount: 10}}",
            "{bet: {seat: SEAT, wager: place, number: 8, amount: 120}}")) {
      house().play(table, eachSeat(seats, bet));
    }
    for (var width : List.of(1280, 1024)) {
      page.setViewportSize(width, width == 1280 ? 800 : 768);
      assertThat(wagers(table)).hasSize(3 * seats);
      house().play(table, "{lock: {}}", "{roll: [4, 4]}");
      assertThat(page.locator("#pay .seat-paid")).hasCount(seats);
      dealer.settled();
      page.evaluate(FRAMES);
      assertThat(page.evaluate(UNPAID)).as("%d wide", width).isEqualTo(List.of());
      if (page.locator("#pay .look:visible").count() > 0) {
        dealer.touch("#pay .seat-paid:nth-child(3) .look");
      }
      dealer.settled();
      after(dealer, 3, "down");
      dealer.confirm();
      page.waitForCondition(() -> wagers(table).size() == 3 * seats - 1);
      house().play(table, "{bet: {seat: 3, wager: place, number: 8, amount: 120}}");
    }
  }

  /// Both jackpots, all bonus wagers and a come wager of each seat are settled by one roll.
  private void jackpotsAndWhatElseIsToBeDoneAreNeverOutOfSight(Dealer dealer) {
    everythingWins("E11", 11);
    var page = dealer.page();
    for (var width : List.of(1280, 1024)) {
      atSize(dealer, width);
      assertThat(page.evaluate(OUT_OF_SIGHT)).as("%d wide", width).isEqualTo(List.of());
      assertThat(page.evaluate(UNPAID)).as("%d wide", width).isEqualTo(List.of());
    }
  }

  /// A table that names no number of seats has 24: there is no room for all that is paid and taken,
  /// but what is to be done stays, and what scrolls says so until its end was seen.
  @Test
  void twentyFourWinnersAreReachedAndWhatScrollsSaysSo() {
    var dealer = at("E24", House.CRAPS.replace("seats: 8", "seats: 24"));
    everythingWins("E24", 24, "any-seven");
    for (var width : List.of(1280, 1024)) {
      atSize(dealer, width);
      var page = dealer.page();
      assertThat(page.locator("#pay .seat-paid")).hasCount(24);
      assertThat(page.evaluate(OUT_OF_SIGHT)).as("%d wide", width).isEqualTo(List.of());
      assertThat(page.evaluate(UNREACHED)).as("%d wide", width).isEqualTo(List.of());
    }
    dealer.touch("#pay .seat-paid:nth-child(20) .look");
    assertThat(dealer.page().locator("#pay .seat-paid.open")).containsText("Field $5");
  }

  private static void atSize(Dealer dealer, int width) {
    assertThat(dealer.page().locator("#pay .prize")).hasCount(2);
    dealer.page().setViewportSize(width, width == 1280 ? 800 : 768);
    dealer.settled();
    dealer.page().evaluate(FITTED);
  }

  private void everythingWins(String table, int seats, String... lost) {
    for (var wager : List.of("all-tall", "make-em-all")) {
      house()
          .play(
              table, eachSeat(seats, "{bet: {seat: SEAT, wager: %s, amount: 5}}".formatted(wager)));
    }
    house().play(table, eachSeat(seats, "{sense: {seat: SEAT, sensor: 1, covered: true}}"));
    house().play(table, eachSeat(seats, "{sense: {seat: SEAT, sensor: 2, covered: true}}"));
    roll(table, "[3, 3]", "[1, 4]", "[1, 3]", "[1, 2]", "[1, 1]");
    house().play(table, eachSeat(seats, "{sense: {seat: SEAT, sensor: 1, covered: true}}"));
    roll(table, "[4, 4]", "[4, 5]", "[4, 6]", "[5, 6]");
    for (var bet :
        List.of(
            "{bet: {seat: SEAT, wager: field, amount: 5}}",
            "{bet: {seat: SEAT, wager: dont-come, amount: 10}}",
            "{bet: {seat: SEAT, wager: come, amount: 10}}")) {
      house().play(table, eachSeat(seats, bet));
    }
    for (var wager : lost) {
      house()
          .play(
              table, eachSeat(seats, "{bet: {seat: SEAT, wager: %s, amount: 5}}".formatted(wager)));
    }
    house().play(table, "{lock: {}}", "{roll: [6, 6]}");
  }

  private void roll(String table, String... rolls) {
    for (var roll : rolls) {
      house().play(table, "{lock: {}}", "{roll: %s}".formatted(roll), "{confirm: {}}");
    }
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
