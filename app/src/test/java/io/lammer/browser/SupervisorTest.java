package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What supervisors and managers see and do, in a house of few tables: the theory of a shift is
/// found one table after the other.
class SupervisorTest extends BrowserTest {
  /// How many sounds a page has begun.
  private static final String EARS =
      """
      window.rang = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function(...at) { window.rang++; return start.apply(this, at); };
      """;

  /// Six of them are shown at a time.
  private static final int DEALERS = 32;

  private static int rang(Page page) {
    return ((Number) page.evaluate("window.rang")).intValue();
  }

  @Test
  void aCallComesFirstWithASoundAndTheDealerHearsThatItWasSeen() {
    house().open("S1", House.CRAPS);
    house().open("S15", House.CRAPS);
    house().done(House.SUPERVISOR, new Act.Suspend("S15", "a spill"));
    var dealer = person().signIn("drew").go("/tables/S1").page();
    var floor = person().signIn("sam");
    floor.context().addInitScript(EARS);
    var page = floor.go("/floor").page();
    assertThat(page.locator(".alert-list")).containsText("a spill");
    assertThat(rang(page)).isZero();

    house().done(House.DEALER, new Act.CallSupervisor("S1", "a late bet"));
    var first = page.locator(".alert-list li").first();
    assertThat(first).containsText("a late bet");
    assertThat(first.locator(".waited")).hasText(Pattern.compile("\\d:\\d\\d"));
    page.waitForCondition(() -> rang(page) > 0);
    assertThat(dealer.locator("#notices")).containsText("a late bet");
    floor.isAccessible();

    first.locator(".see").click();
    assertThat(call(page, "a late bet")).hasCount(0);
    assertThat(dealer.locator("#notices")).containsText("Seen by Sam Supervisor");
    aMutedFloorStaysMuted(page);
  }

  private void aMutedFloorStaysMuted(Page page) {
    page.click("#sound");
    assertThat(page.locator("#sound")).hasText("Sound off");
    page.reload();
    assertThat(page.locator("#sound")).hasText("Sound off");
    house().done(House.DEALER, new Act.CallSupervisor("S1", "a dropped die"));
    var call = call(page, "a dropped die");
    assertThat(call).hasCount(1);
    assertThat(rang(page)).isZero();
    call.locator(".see").click();
    assertThat(call).hasCount(0);
  }

  /// As many tiles as forty tables have, all of which a screen of 1280 by 800 shows whole.
  private static final String FORTY =
      """
      () => {
        const tiles = document.querySelector('.tiles');
        while (tiles.children.length < 40) tiles.append(tiles.children[0].cloneNode(true));
        return [...tiles.querySelectorAll('.tile')]
          .filter(it => it.getBoundingClientRect().bottom > innerHeight || it.scrollHeight > it.clientHeight
            || it.scrollWidth > it.clientWidth)
          .map(it => it.textContent.replace(/\\s+/g, ' '));
      }
      """;

  /// The names of the tables, as they are seen.
  private static final String SEEN =
      """
      () => [...document.querySelectorAll('.tiles article')]
        .map(it => [it.getBoundingClientRect(), it.getAttribute('aria-label')])
        .sort(([one], [other]) => one.top - other.top || one.left - other.left)
        .map(([_, name]) => name)
        .filter(name => /^S1[0-9]0$|^S9/.test(name))
      """;

  @Test
  void aFloorOfFortyTablesIsAWallWhereCalledTablesComeFirst() {
    for (var table : List.of("S110", "S9", "S90")) {
      house().open(table, House.HOUSE_DICE);
    }
    var page = person().signIn("sam").go("/floor").page();
    page.waitForCondition(() -> page.evaluate(SEEN).equals(List.of("S9", "S90", "S110")));
    page.click("#wall");
    assertThat(page.locator("#wall")).hasAttribute("aria-pressed", "true");
    house().done(House.DEALER, new Act.CallSupervisor("S90", "a fill"));
    assertThat(page.locator(".alert-counts .alert-call")).hasText("Call 1");
    assertThat(page.locator("article[aria-label=S90] .called")).hasCount(1);
    page.waitForCondition(() -> page.evaluate(SEEN).equals(List.of("S90", "S9", "S110")));
    assertThat(page.evaluate(FORTY)).isEqualTo(List.of());
    page.reload();
    assertThat(page.locator("#wall")).hasAttribute("aria-pressed", "true");
    call(page, "a fill").locator(".see").click();
    assertThat(call(page, "a fill")).hasCount(0);
  }

  private static Locator call(Page page, String reason) {
    return page.locator(".alert-call").filter(new Locator.FilterOptions().setHasText(reason));
  }

  /// Ten rolls of $100 on the field at an edge of exactly 1/36: theory is $27.78, the felt has $25.
  @Test
  void aTileTellsTheShiftAgainstTheory() {
    house().open("S2", House.CRAPS);
    for (var i = 0; i < 10; i++) {
      house()
          .play(
              "S2",
              "{bet: {seat: 1, wager: field, amount: 100}}",
              "{lock: {}}",
              i % 2 == 0 ? "{roll: [3, 5]}" : "{roll: [4, 5]}",
              "{confirm: {}}");
    }
    house().play("S2", "{bet: {seat: 2, wager: field, amount: 25}}");
    var sam = person(1920, 1080).signIn("sam");
    sam.context().addInitScript("localStorage.setItem('floor', 'tiles')");
    var page = sam.go("/floor").page();
    var tile = page.locator("article[aria-label=S2]");
    tile.locator(".theory:has-text('$27.78')").waitFor();
    assertThat(tile).containsText("Drew Dealer");
    assertThat(tile.locator(".tile-shift")).containsText("$25");
    assertThat(tile.locator(".tile-shift")).containsText("$0");
    assertThat(tile.locator(".tile-shift")).containsText("theory 2.8%");
    for (var width : List.of(1280, 1024, 390)) {
      page.setViewportSize(width, 800);
      var wide = page.evaluate("document.documentElement.scrollWidth > innerWidth");
      assertThat(wide).as("%d wide", width).isEqualTo(false);
    }
  }

  /// A supervisor reads what concerns a table; the house's own books stay closed.
  @Test
  void aSupervisorOpensTheReportOfATable() {
    house().open("S3", House.CRAPS);
    house()
        .play(
            "S3",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{bet: {seat: 2, wager: all-small, amount: 5}}",
            "{bet: {seat: 3, wager: field, amount: 10}}",
            "{lock: {}}",
            "{roll: [3, 4]}",
            "{confirm: {}}");
    var person = person().signIn("sam").go("/floor");
    person.page().click("article[aria-label=S3] .to-report");
    var page = person.page();
    assertThat(page.locator("h1")).hasText("Report of table S3");
    assertThat(page.locator(".summary .plot svg")).hasCount(2);
    assertThat(page.locator(".summary")).isInViewport();
    assertThat(page.locator(".sheet.wagers")).containsText("All Small");
    assertThat(page.locator(".sheet.wagers")).containsText("Pass line");
    assertThat(page.locator("main")).not().containsText("B1");
    person.isAccessible();
    assertThat(page.request().get("/audit/days").status()).isEqualTo(403);
    page.setViewportSize(390, 844);
    for (var plot : page.locator(".summary .plot svg").all()) {
      assertThat(plot).isVisible();
    }
    var whole = person().signIn("mona").go("/audit/days").page();
    assertThat(whole.locator(".summary .plot svg")).hasCount(3);
    assertThat(whole.locator(".summary .plot svg").first()).isInViewport();
  }

  /// Among many dealers one comes by badge on the pad, another is found by a part of the name.
  @Test
  void aReliefIsFoundByBadgeOrByName() {
    var administrator = new Actor("ada", Role.ADMINISTRATOR);
    for (var i = 0; i < DEALERS; i++) {
      var act = new Act.AddUser("dealer" + i, "Dealer Number %03d".formatted(i), Role.DEALER);
      house().done(administrator, act);
    }
    var office = person().signIn("ada").go("/users?change=drew#change");
    office.page().fill("#change-badge", "4711");
    office.isAccessible();
    office.page().click(".change form[action$='/badge'] button");
    assertThat(office.page().locator("tr:has-text('Drew Dealer')")).containsText("Badge 4711");
    house().open("S7", House.CRAPS);
    house().sessions().remove("dana");
    var person = person().signIn("dana").go("/tables/S7");
    house().sessions().remove("dana");
    var page = person.page();
    page.click("[data-open=relief]");
    assertThat(page.locator("#found .who-key:visible")).hasCount(0);
    page.fill("#who", "number 1");
    assertThat(page.locator("#found .who-key:visible")).hasCount(6);
    assertThat(page.locator("#found-none")).containsText("7 more");
    page.fill("#who", "");
    page.locator("#console:not(.guarded)").waitFor();
    for (var digit : "4711".split("")) {
      page.click("#relief [data-pin='%s']".formatted(digit));
    }
    assertThat(page.locator("#found .who-key:visible")).hasText("Drew Dealer 4711");
    for (var digit : "100002".split("")) {
      page.click("#relief [data-pin='%s']".formatted(digit));
    }
    person.isAccessible();
    page.click("[data-send=relief]");
    page.waitForSelector("#console[data-dealer=drew]");
  }

  @Test
  void aSetUpBeginsSensiblyAndUnsavedWorkIsKept() {
    var person = person().signIn("mona").go("/setup/-/new?name=S5&edition=bonus-craps-wa");
    var page = person.page();
    assertThat(page.locator("#seats")).hasValue("8");
    assertThat(page.locator(".advice")).hasCount(2);
    page.check("[name='bonus-craps.paytable'][value='PT-FLT-BC-03']");
    assertThat(page.locator(".advice")).hasCount(1);
    page.fill("[id='limits.pass.0']", "10");
    page.fill("[id='limits.pass.1']", "1000");
    page.locator("[id='limits.pass.1']").blur();
    assertThat(page.locator(".advice")).hasCount(0);

    page.click("header nav a[href='/floor']");
    assertThat(page.locator("#leave")).isVisible();
    person.isAccessible();
    page.click("#leave [value=stay]");
    assertThat(page.locator("[id='limits.pass.0']")).hasValue("10");
    page.click("#save-draft");
    page.waitForURL("**/setup/S5?done=drafted");
    page.click("header nav a[href='/floor']");
    page.waitForURL("**/floor");
  }

  @Test
  void anOpenedTableLeadsToItsConsoleAndItsJackpotsHaveNames() {
    house().done(House.MANAGER, new Act.Draft("S6", House.setup(House.CRAPS)));
    var person = person().signIn("mona").go("/setup/S6");
    var page = person.page();
    page.click("#open-table");
    page.waitForURL("**/setup/S6?done=opened");
    page.click("#to-console");
    page.waitForSelector("#console[data-table=S6]");
    page.navigate("/floor");
    assertThat(page.locator(".meter-list")).containsText("Fired Up, table S6");
    assertThat(page.locator("main")).not().containsText("PT-BJS-FUP-01");
    page.navigate("/jackpots");
    assertThat(page.locator(".tiles")).containsText("Make 'Em All, table S6");
    page.navigate("/setup");
    assertThat(page.locator("tr:has-text('S6')")).containsText("Fired Up, Make 'Em All");
  }
}
