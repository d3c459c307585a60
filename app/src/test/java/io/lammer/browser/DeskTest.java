package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.house.Slip;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A jackpot hit at the desk.
class DeskTest extends BrowserTest {
  private static final Actor ACCOUNTING = new Actor("alex", Role.ACCOUNTING);

  private static final String LINK = "Desk link";
  private static final String LINKED = House.BACCARAT.replace("Harmony", LINK);
  private static final String HERE = "/jackpots/Desk%20link/";

  /// One of two tables: the floor and a report find the theory of each table that was played.
  @Override
  House open(Path where) {
    return new House(where, Map.of());
  }

  @BeforeAll
  void link() {
    house().found(LINK, "rising-phoenix-wa", House.HARMONY);
    house().open("J1", LINKED);
    house().open("J2", House.CRAPS);
  }

  @Test
  void aHitIsApprovedByASecondPersonOfAnotherDepartment() {
    house().hit("J1");
    var supervisor = person(390, 844).signIn("sam").go(HERE + "hits/1");
    supervisor.page().click("#verify button");
    assertThat(supervisor.page().locator(".signed")).containsText("sam (supervisor) has verified");
    var manager = person().signIn("mona").go(HERE + "hits/1");
    assertThat(manager.page().locator("#approve, #verify").count()).isZero();

    manager.page().click("#witness button");
    manager.page().waitForCondition(() -> seen() == 1);
    var camera = person().signIn("sue").go(HERE + "hits/1");
    assertThat(camera.page().locator("#approve").count()).isZero();
    camera.page().click("#witness button");
    camera.page().waitForCondition(() -> seen() == 2);

    var page = person().signIn("alex").go(HERE + "hits/1").page();
    assertThat(page.locator("main")).containsText("Six-of-a-Kind");
    page.fill("#name-4", "Wilma Winner");
    page.fill("#identification-4", "licence 123");
    page.locator("#approve input[type=checkbox]").all().forEach(box -> box.check());
    page.click("#approve button");
    page.waitForCondition(
        () -> house().host().floor().jackpot(LINK).orElseThrow().open().isEmpty());
    assertThat(slips()).hasSize(1);
    page.locator(".slips a").click();
    page.waitForURL("**" + HERE + "slips/" + slips().getFirst().number());
    assertThat(page.locator("main")).containsText("Wilma Winner");
    assertThat(page.locator("main")).containsText("alex");
    assertThat(page.locator("#pay")).hasCount(0);
    var slip = HERE + "slips/" + slips().getFirst().number();
    var cashier = person().signIn("amy").go(slip).page();
    cashier.click("#pay button");
    assertThat(cashier.locator("#pay")).hasCount(0);
    assertThat(slips()).extracting(Slip::state).containsExactly(Slip.State.PAID);
  }

  private List<Slip> slips() {
    return house().host().floor().house().papers().slips(LINK, 1);
  }

  /// The winner's rolls, the names and the keys are in view at once; a voided roll is not there.
  @Test
  void aHitShowsTheWinnersOwnRollsOnOneScreen() {
    house().play("J2", "{bet: {seat: 2, wager: make-em-all-progressive}}");
    rolled("[1, 1]");
    rolled("[3, 4]");
    house().done(House.SUPERVISOR, new Act.VoidRound("J2", "a cocked die"));
    house().play("J2", "{bet: {seat: 5, wager: pass, amount: 10}}");
    List.of(
            "[1, 2]", "[2, 2]", "[1, 4]", "[3, 3]", "[4, 4]", "[4, 5]", "[5, 5]", "[5, 6]",
            "[6, 6]")
        .forEach(this::rolled);
    var person = person().signIn("sam").go("/jackpots/J2~PT-BJS-MEA-01/hits/1");
    var page = person.page();
    assertThat(page.locator(".won .hand")).hasCount(10);
    assertThat(page.locator(".won")).containsText("Seat 2");
    assertThat(page.locator(".won .hand b").allTextContents())
        .containsExactly("2", "3", "4", "5", "6", "8", "9", "10", "11", "12");
    assertThat(page.locator(".won .hand").last()).isInViewport();
    assertThat(page.locator(".signed")).isInViewport();
    assertThat(page.locator("#verify button")).isInViewport();
    person.isAccessible();
    var floor = person().signIn("mona").go("/floor").page();
    assertThat(floor.locator(".alert-hit:has-text('J2')")).containsText("waits for approval");
    house().done(ACCOUNTING, new Act.Reject("J2/PT-BJS-MEA-01", 1, "a test"));
    var live = house().host().floor();
    var proposal = live.house().papers().proposals().getLast();
    house()
        .done(
            House.MANAGER,
            new Act.Confirm(
                proposal.number(), ProposalPreview.Reading.of(live, proposal).digest()));
    assertThat(floor.locator(".alert-hit:has-text('J2')")).hasCount(0);
  }

  private void rolled(String dice) {
    house().play("J2", "{lock: {}}", "{roll: %s}".formatted(dice), "{confirm: {}}");
  }

  private int seen() {
    return house().host().floor().jackpot(LINK).orElseThrow().open().getFirst().witnesses().size();
  }

  @Test
  void anAdjustmentHappensWhenAnotherDepartmentConfirmsIt() {
    var number = house().host().floor().house().papers().lastProposal() + 1;
    var page = person().signIn("alex").go("/jackpots/Desk%20link").page();
    page.selectOption("#adjust-reason", "ADDED");
    page.fill("#adjust-amount", "5");
    page.fill("#adjust-note", "a promotion");
    page.click("#adjust button.main");
    page.waitForCondition(() -> waits(number));
    var supervisor = person().signIn("sam").go("/jackpots").page();
    assertThat(supervisor.locator("main")).containsText("a promotion");
    assertThat(supervisor.locator(".decide:visible").count()).isZero();
    var manager = person().signIn("mona").go("/jackpots").page();
    assertThat(manager.locator("main")).containsText("a promotion");
    manager.click("#confirm-" + number);
    manager.waitForCondition(() -> !waits(number));
  }

  private boolean waits(int proposal) {
    return house().host().floor().house().papers().proposals().stream()
        .anyMatch(it -> it.number() == proposal);
  }

  @Test
  void aTileOffersNothingThatWouldBeRefused() {
    for (var name : List.of("ada", "alex", "sam")) {
      var page = person().signIn(name).go("/floor").page();
      var links = page.locator("[aria-label=J2] .tile a:visible").all();
      assertThat(links.size()).as(name).isGreaterThanOrEqualTo(name.equals("sam") ? 3 : 0);
      for (var link : links) {
        var status = page.request().get(link.getAttribute("href")).status();
        assertThat(status).as(name + " " + link.getAttribute("href")).isEqualTo(200);
      }
    }
  }
}
