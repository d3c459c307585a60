package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.lammer.tables.floor.Act;
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
    assertThat(first.locator(".waited")).hasText("0:01");
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
    floor
        .page()
        .waitForCondition(
            () -> {
              floor.page().reload();
              return tile.textContent().contains("$27.78");
            });
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
}
