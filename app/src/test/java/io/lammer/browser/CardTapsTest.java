package io.lammer.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import io.lammer.games.baccarat.Deal;
import io.lammer.rules.Card;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Cards that are tapped faster than the server answers: each goes to its hand, or none does and
/// the dealer sees it.
class CardTapsTest extends BrowserTest {
  /// Both hands draw: Player gets the first, third and fifth of these.
  private static final List<String> CARDS = List.of("2h", "3c", "Kd", "Kc", "4s", "5d");

  /// From the touch on No more bets to the first card, and between the cards.
  private static final List<Integer> PACE = List.of(350, 100, 200, 600, 450, 100);

  /// Every answer of the server comes late.
  private static final String SLOW =
      """
      late => {
        const send = lammer.send;
        lammer.send = async (...asked) => {
          const reply = await send(...asked);
          await new Promise(done => setTimeout(done, late));
          return reply;
        };
      }
      """;

  private static final String CENTERS =
      """
      () => Object.fromEntries([...document.querySelectorAll('.card-key')].map(key => {
        const box = key.getBoundingClientRect();
        return [key.dataset.card, [box.x + box.width / 2, box.y + box.height / 2]];
      }))
      """;

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  private Dealer at(String table) {
    house().open(table, House.BACCARAT);
    return Dealer.at(person().signIn("dana"), table);
  }

  /// Where the cards lie on the pad, whatever covers them.
  private static Map<?, ?> centers(Dealer dealer) {
    dealer.touch("#deal-key");
    dealer.page().waitForSelector("#card-pad:not([hidden])");
    var centers = (Map<?, ?>) dealer.page().evaluate(CENTERS);
    dealer.answered(() -> dealer.touch("#undo"));
    dealer.page().waitForFunction("() => dealer.feed.mode === 'betting'");
    dealer.settled();
    return centers;
  }

  /// A finger at the place of a card.
  private static void tap(Page page, Map<?, ?> centers, String card) {
    tap(page, centers, card, 1);
  }

  private static void tap(Page page, Map<?, ?> centers, String card, int times) {
    var at = (List<?>) centers.get(card);
    page.mouse()
        .click(
            ((Number) at.getFirst()).doubleValue(),
            ((Number) at.getLast()).doubleValue(),
            new Mouse.ClickOptions().setClickCount(times));
  }

  private void dealt(String table) {
    assertThat(house().table(table).playing().entered())
        .isInstanceOfSatisfying(
            Deal.class,
            deal -> {
              assertThat(deal.player().cards()).containsExactly(cards("2h", "Kd", "4s"));
              assertThat(deal.banker().cards()).containsExactly(cards("3c", "Kc", "5d"));
            });
  }

  private static Card[] cards(String... texts) {
    return List.of(texts).stream().map(it -> Card.parse(it).orElseThrow()).toArray(Card[]::new);
  }

  /// Taps at the pace of fingers; between two of them something may happen.
  private static void taps(Dealer dealer, Map<?, ?> centers, int times) {
    for (var i = 0; i < CARDS.size(); i++) {
      dealer.page().waitForTimeout(PACE.get(i));
      tap(dealer.page(), centers, CARDS.get(i), times);
    }
  }

  private List<Card> onTheTable(String table) {
    return house().table(table).playing().dealt();
  }

  @Test
  void eachCardGoesToItsHandAtThePaceOfFingers() {
    var dealer = at("TAP1");
    var centers = centers(dealer);
    dealer.page().click("#deal-key");
    taps(dealer, centers, 1);
    called(dealer);
    dealt("TAP1");
    doubleTapsCountOnceAndAreSeen(dealer, centers);
  }

  private void doubleTapsCountOnceAndAreSeen(Dealer dealer, Map<?, ?> centers) {
    dealer.confirm();
    dealer.touch("#deal-key");
    taps(dealer, centers, 2);
    assertThat(dealer.page().locator("#missed")).hasText("Tapped twice: counted once.");
    called(dealer);
    dealt("TAP1");
  }

  private static void called(Dealer dealer) {
    dealer.page().waitForSelector("#pay-screen:not([hidden]) header.outcome");
  }

  @Test
  void aSlowServerGetsTheCardsInTheirOrderWhileThePadStays() {
    var dealer = at("TAP2");
    var page = dealer.page();
    var centers = centers(dealer);
    page.evaluate(SLOW, 900);
    page.click("#deal-key");
    page.evaluate(
        """
        () => {
          window.gone = 0;
          new MutationObserver(() => { window.gone += document.getElementById('card-pad').hidden ? 1 : 0; })
            .observe(document.getElementById('card-pad'), {attributeFilter: ['hidden']});
        }
        """);
    taps(dealer, centers, 1);
    assertThat(page.locator("#said")).containsText("5♦");
    assertThat(page.locator("#card-pad")).isVisible();
    called(dealer);
    dealt("TAP2");
    assertThat(page.evaluate("window.gone")).isEqualTo(1);
  }

  /// The shoe of another dealer, or a device, is in the way: no card lands where it was not meant.
  @Test
  void cardsBehindOneThatIsNotTakenAreNotTakenEitherAndTheDealerIsTold() {
    var dealer = at("TAP3");
    var page = dealer.page();
    var centers = centers(dealer);
    page.click("#deal-key");
    page.waitForFunction("() => dealer.feed.mode === 'dealing'");
    page.evaluate(SLOW, 900);
    tap(page, centers, "2h");
    page.waitForCondition(() -> onTheTable("TAP3").size() == 1);
    house().play("TAP3", "{card: 9s}");
    tap(page, centers, "3c");
    tap(page, centers, "Kd");
    assertThat(page.locator("#said")).containsText(Pattern.compile("Not taken: 3♣.* K♦"));
    tap(page, centers, "Kc");
    assertThat(page.locator("#missed")).containsText("Look at the hands");
    assertThat(onTheTable("TAP3")).containsExactly(cards("2h", "9s"));
    page.waitForTimeout(1100);
    tap(page, centers, "Kc");
    page.waitForCondition(() -> onTheTable("TAP3").size() == 3);
    assertThat(onTheTable("TAP3")).containsExactly(cards("2h", "9s", "Kc"));
  }

  /// Somebody else calls no more bets: the pad comes up under a finger that meant something else.
  @Test
  void tapsOnAPadThatHasJustComeUpAreSeenAndDealNothing() {
    var dealer = at("TAP4");
    var page = dealer.page();
    var centers = centers(dealer);
    house().play("TAP4", "{lock: {}}");
    page.waitForSelector("#card-pad:not([hidden])");
    for (var card : List.of("2h", "3c", "Kd")) {
      tap(page, centers, card);
      assertThat(page.locator("#missed")).containsText("Not counted");
      page.waitForTimeout(450);
    }
    assertThat(onTheTable("TAP4")).isEmpty();
  }
}
