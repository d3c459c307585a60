package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What supervisors and managers see and do.
class SupervisorTest extends BrowserTest {
  /// How many sounds a page has begun.
  private static final String EARS =
      """
      window.rang = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function(...at) { window.rang++; return start.apply(this, at); };
      """;

  private static int rang(Page page) {
    return ((Number) page.evaluate("window.rang")).intValue();
  }

  @Test
  void aCallComesFirstWithASoundAndTheDealerHearsThatItWasSeen() {
    house().open("C9", House.CRAPS);
    house().done(House.SUPERVISOR, new Act.Suspend("C9", "a spill"));
    house().done(House.SUPERVISOR, new Act.Resume("C9", "it is dry"));
    var dealer = person().signIn("drew").go("/tables/C9").page();
    var floor = person().signIn("sam");
    floor.context().addInitScript(EARS);
    var page = floor.go("/floor").page();
    assertThat(page.locator(".alert-list li").first()).containsText("a spill");
    assertThat(rang(page)).isZero();

    house().done(House.DEALER, new Act.CallSupervisor("C9", "a late bet"));
    var first = page.locator(".alert-list li").first();
    assertThat(first).containsText("a late bet");
    assertThat(first.locator(".waited")).hasText(Pattern.compile("\\d:\\d\\d"));
    page.waitForCondition(() -> rang(page) > 0);
    assertThat(dealer.locator("#notices")).containsText("a late bet");
    floor.shot("floor-call-1280x800");
    floor.isAccessible();

    page.click(".see");
    assertThat(page.locator(".alert-call")).hasCount(0);
    assertThat(dealer.locator("#notices")).containsText("Seen by Sam Supervisor");
  }

  @Test
  void aMutedFloorStaysMuted() {
    var floor = person().signIn("mona");
    floor.context().addInitScript(EARS);
    var page = floor.go("/floor").page();
    page.click("#sound");
    assertThat(page.locator("#sound")).hasText("Sound off");
    page.reload();
    assertThat(page.locator("#sound")).hasText("Sound off");
    house().done(House.DEALER, new Act.CallSupervisor("C1", "a dropped die"));
    assertThat(page.locator(".alert-call")).containsText("a dropped die");
    assertThat(rang(page)).isZero();
    page.click(".see");
    assertThat(page.locator(".alert-call")).hasCount(0);
  }

  /// Ten rolls of $100 on the field at an edge of exactly 1/36: theory is $27.78, the felt has $25.
  @Test
  void aTileTellsTheShiftAgainstTheory() {
    house().open("C8", House.CRAPS);
    for (var i = 0; i < 10; i++) {
      house()
          .play(
              "C8",
              "{bet: {seat: 1, wager: field, amount: 100}}",
              "{lock: {}}",
              i % 2 == 0 ? "{roll: [3, 5]}" : "{roll: [4, 5]}",
              "{confirm: {}}");
    }
    house().play("C8", "{bet: {seat: 2, wager: field, amount: 25}}");
    var floor = person(1920, 1080).signIn("sam").go("/floor");
    var tile = floor.page().locator("article[aria-label=C8]");
    tile.locator(".theory:has-text('$27.78')").waitFor();
    assertThat(tile).containsText("Drew Dealer");
    assertThat(tile.locator(".tile-shift")).containsText("$25");
    assertThat(tile.locator(".tile-shift")).containsText("$0");
    assertThat(tile.locator(".tile-shift")).containsText("theory 2.8%");
    floor.shot("floor-shift-1920x1080");
    for (var size : new int[][] {{1280, 800}, {1024, 768}, {390, 844}}) {
      var small = person(size[0], size[1]).signIn("sam").go("/floor");
      small.shot("floor-shift-%dx%d".formatted(size[0], size[1]));
      var wide = small.page().evaluate("document.documentElement.scrollWidth > innerWidth");
      assertThat(wide).as("%d wide", size[0]).isEqualTo(false);
    }
  }

  /// A supervisor reads what concerns a table; the house's own books stay closed.
  @Test
  void aSupervisorOpensTheReportOfATable() {
    house().open("C7", House.CRAPS);
    house()
        .play(
            "C7",
            "{bet: {seat: 1, wager: pass, amount: 25}}",
            "{bet: {seat: 2, wager: all-small, amount: 5}}",
            "{bet: {seat: 3, wager: field, amount: 10}}",
            "{lock: {}}",
            "{roll: [3, 4]}",
            "{confirm: {}}");
    var person = person().signIn("sam").go("/floor");
    person.page().click("article[aria-label=C7] .to-report");
    var page = person.page();
    assertThat(page.locator("h1")).hasText("Report of table C7");
    assertThat(page.locator(".summary .plot svg")).hasCount(2);
    assertThat(page.locator(".summary")).isInViewport();
    assertThat(page.locator(".sheet.wagers")).containsText("All Small");
    assertThat(page.locator(".sheet.wagers")).containsText("Pass line");
    assertThat(page.locator("main")).not().containsText("B1");
    person.shot("table-report-1280x800");
    person.isAccessible();
    assertThat(page.request().get("/audit/days").status()).isEqualTo(403);
    for (var size : new int[][] {{1024, 768}, {390, 844}}) {
      var small = person(size[0], size[1]).signIn("sam").go("/tables/C7/report");
      assertThat(small.page().locator(".summary .plot svg")).hasCount(2);
      small.shot("table-report-%dx%d".formatted(size[0], size[1]));
    }
    var whole = person().signIn("mona").go("/audit/days");
    assertThat(whole.page().locator(".summary .plot svg")).hasCount(3);
    assertThat(whole.page().locator(".summary .plot svg").first()).isInViewport();
    whole.shot("day-report-1280x800");
  }

  /// Three hundred dealers: one comes by badge on the pad, another is found by a part of the name.
  @Test
  void aReliefIsFoundByBadgeOrByName() {
    var administrator = new Actor("ada", Role.ADMINISTRATOR);
    for (var i = 0; i < 300; i++) {
      var act = new Act.AddUser("dealer" + i, "Dealer Number %03d".formatted(i), Role.DEALER);
      house().done(administrator, act);
    }
    var office = person().signIn("ada").go("/users?change=drew#change");
    office.page().fill("#change-badge", "4711");
    office.shot("users-badge-1280x800");
    office.isAccessible();
    office.page().click(".change form[action$='/badge'] button");
    assertThat(office.page().locator("tr:has-text('Drew Dealer')")).containsText("Badge 4711");
    house().open("C6", House.CRAPS);
    var person = person().signIn("dana").go("/tables/C6");
    var page = person.page();
    page.click("[data-open=relief]");
    assertThat(page.locator("#found .who-key:visible")).hasCount(0);
    page.fill("#who", "number 12");
    assertThat(page.locator("#found .who-key:visible")).hasCount(6);
    assertThat(page.locator("#found-none")).containsText("7 more");
    person.shot("relief-name-1280x800");
    page.fill("#who", "");
    page.locator("#console:not(.guarded)").waitFor();
    for (var digit : "4711".split("")) {
      page.click("#relief [data-pin='%s']".formatted(digit));
    }
    assertThat(page.locator("#found .who-key:visible")).hasText("Drew Dealer 4711");
    for (var digit : "100002".split("")) {
      page.click("#relief [data-pin='%s']".formatted(digit));
    }
    person.shot("relief-badge-1280x800");
    person.isAccessible();
    page.click("[data-send=relief]");
    page.waitForSelector("#console[data-dealer=drew]");
  }

  @Test
  void aSetUpBeginsSensiblyAndUnsavedWorkIsKept() {
    var person = person().signIn("mona").go("/setup/-/new?name=C5&edition=bonus-craps-wa");
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
    person.shot("setup-leave-1280x800");
    person.isAccessible();
    page.click("#leave [value=stay]");
    assertThat(page.locator("[id='limits.pass.0']")).hasValue("10");
    page.click("#save-draft");
    page.waitForURL("**/setup/C5?done=drafted");
    page.click("header nav a[href='/floor']");
    page.waitForURL("**/floor");
  }

  @Test
  void anOpenedTableLeadsToItsConsoleAndItsJackpotsHaveNames() {
    house().done(House.MANAGER, new Act.Draft("C4", House.setup(House.CRAPS)));
    var person = person().signIn("mona").go("/setup/C4");
    var page = person.page();
    page.click("#open-table");
    page.waitForURL("**/setup/C4?done=opened");
    person.shot("setup-opened-1280x800");
    page.click("#to-console");
    page.waitForSelector("#console[data-table=C4]");
    page.navigate("/floor");
    assertThat(page.locator(".meter-list")).containsText("Fired Up, table C4");
    assertThat(page.locator("main")).not().containsText("PT-BJS-FUP-01");
    page.navigate("/jackpots");
    assertThat(page.locator(".tiles")).containsText("Make 'Em All, table C4");
    person.shot("jackpots-named-1280x800");
    page.navigate("/setup");
    assertThat(page.locator("tr:has-text('C4')")).containsText("Fired Up, Make 'Em All");
  }
}
