package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.dragontiger.DragonTigerDeal;
import io.lammer.rules.Card;
import io.lammer.table.Table.Phase;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Dragon Tiger on the console and the display.
class DragonTigerTest extends BrowserTest {
  private static final String TABLE =
      """
      edition: dragon-tiger
      venue: other
      equipment: [Andromeda 3d]
      approval: HR-2026-1
      seats: 7
      decks: 8
      tie: tie-8-to-1
      single-events: [suited-tie, dragon-big, tiger-red]
      limits: {dragon: [5, 500], tiger: [5, 500], tie: [5, 100]}
      """;

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  @Test
  void aRoundIsDealtByTappingTheTwoCards() {
    house().open("DT1", TABLE);
    var dealer = Dealer.at(person().signIn("dana"), "DT1");
    var page = dealer.page();
    dealer.seat(1).chip(25).spot("dragon");
    dealer.seat(2).chip(5).spot("tie");
    dealer.answered(() -> page.click("#deal-key"));
    assertThat(page.locator("#hands .hand.dragon")).isVisible();
    tap(dealer, "8h");
    assertThat(page.locator("#hands .hand.dragon .cards")).containsText("8");
    assertThat(house().table("DT1").playing().phase()).isEqualTo(Phase.RESOLVING);
    tap(dealer, "8c");
    assertThat(house().table("DT1").playing().entered())
        .isEqualTo(new DragonTigerDeal(card("8h"), card("8c")));
    assertThat(page.locator("#pay-screen")).containsText("half of Dragon");
    assertThat(page.locator("#pay-screen")).containsText("$12.50");
    assertThat(page.locator("#pay-screen")).containsText("$40");
    dealer.confirm();
    assertThat(house().table("DT1").playing().wagers()).isEmpty();
    assertThat(page.locator(".bead-plate .bead.level").first()).isVisible();
  }

  private static void tap(Dealer dealer, String card) {
    dealer.page().waitForSelector(".card-key[data-card='%s']:enabled".formatted(card));
    dealer.answered(() -> dealer.touch(".card-key[data-card='%s']".formatted(card)));
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }

  @Test
  void theDisplayShowsTheCardsAndTheRoads() {
    house().open("DT2", TABLE);
    var page = person(1920, 1080).go("/d/" + house().display("DT2")).page();
    house().play("DT2", "{lock: {}}", "{card: Kd}");
    assertThat(page.locator(".hand.dragon .piece")).hasCount(1);
    house().play("DT2", "{card: 2s}", "{confirm: {}}");
    assertThat(page.locator(".hand.dragon.winner")).isVisible();
    assertThat(page.locator(".hand.tiger .piece")).hasCount(1);
    house().play("DT2", "{lock: {}}", "{cards: {dragon: 3d, tiger: 9s}}", "{confirm: {}}");
    assertThat(page.locator(".bead-plate .bead.dragon")).hasCount(1);
    assertThat(page.locator(".bead-plate .bead.tiger")).hasCount(1);
    assertThat(page.locator(".big-road .win.tiger")).hasCount(1);
    assertThat(page.locator(".tally.tiger")).containsText("1");
  }
}
