package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Money;
import io.lammer.rules.Outcome.Roll;
import io.lammer.store.Finding;
import io.lammer.store.floor.Audit;
import io.lammer.tables.Event;
import io.lammer.tables.Felt;
import io.lammer.tables.Settlement.Result;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Eleven players and thirty rolls, by a dealer who taps everything twice; a second dealer at a
/// screen of their own confirms every other roll.
class FullTableTest extends BrowserTest {
  private static final int SEATS = 11;
  private static final int ROLLS = 30;
  private static final int STAKE = 5;

  /// The stream is slow, and the key that was tapped last is tapped again just as its answer comes
  /// in, before the screen shows what came of it.
  private static final String TAPS_AGAIN =
      """
      () => {
        let last = null;
        document.addEventListener('click', event => {
          if (event.isTrusted) last = event.target.closest('.die-key, #confirm');
        }, true);
        const send = lammer.send;
        lammer.send = async (...asked) => {
          const reply = await send(...asked);
          const again = last;
          last = null;
          setTimeout(() => again?.click(), 0);
          return reply;
        };
        window.addEventListener('lammer:shown', event => {
          if (event.late) return;
          event.stopImmediatePropagation();
          const late = Object.assign(new Event('lammer:shown', {bubbles: true}), {late: true});
          setTimeout(() => event.target.dispatchEvent(late), 50);
        }, true);
      }
      """;

  /// As fast as the page takes them.
  private static final String ALL_ON_PASS =
      """
      () => {
        for (const seat of document.querySelectorAll('.seat')) {
          seat.click();
          document.querySelector(".spot[data-wager='pass']")
            .dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }
      }
      """;

  @Test
  void everyRollIsEnteredOnceAsItWasRolled() {
    house().open("C11", House.CRAPS.replace("seats: 8", "seats: " + SEATS));
    var dealer = Dealer.at(person().signIn("dana"), "C11");
    var second = Dealer.at(person().signIn("dana"), "C11");
    dealer.chip(STAKE);
    dealer.page().evaluate(TAPS_AGAIN);
    var dice = new Random(11);
    var rolled = new ArrayList<Roll>();
    for (var i = 0; i < ROLLS; i++) {
      if (((Felt.Craps) table().playing().felt()).point() == 0) {
        dealer.page().evaluate(ALL_ON_PASS);
        dealer.page().waitForCondition(() -> table().playing().wagers().size() == SEATS);
      }
      var roll = new Roll(1 + dice.nextInt(6), 1 + dice.nextInt(6));
      rolled.add(roll);
      dealer.rollTwice(roll.first(), roll.second());
      (i % 2 == 0 ? dealer : second).confirmTwice();
      dealer.paid();
    }
    assertThat(settled().map(Event.Settled::outcome).toList()).isEqualTo(rolled);
    assertThat(IntStream.rangeClosed(1, SEATS).mapToLong(this::won))
        .containsOnly(expected(rolled) * STAKE * Money.UNITS_PER_DOLLAR);
    var live = house().host().live();
    assertThat(Audit.full(live.database(), house().host().floor().rules(), (_, _) -> {}))
        .isInstanceOf(Finding.Sound.class);
  }

  private LiveTable table() {
    return house().table("C11");
  }

  private Stream<Event.Settled> settled() {
    return house()
        .host()
        .live()
        .history()
        .of(LiveTable.journal("C11"))
        .flatMap(
            happened ->
                happened.event() instanceof TableEvent.Played(Event.Settled settled)
                    ? Stream.of(settled)
                    : Stream.empty());
  }

  /// What a seat won or lost by the journal, in units of money.
  private long won(int seat) {
    return settled()
        .flatMap(settled -> settled.settlement().lines().stream())
        .filter(line -> line.seat() == seat)
        .mapToLong(
            line -> line.result() == Result.LOSE ? -line.stake().units() : line.winnings().units())
        .sum();
  }

  /// The pass line, told once more: wins less losses.
  private static int expected(List<Roll> rolls) {
    var won = 0;
    var point = 0;
    for (var roll : rolls) {
      var total = roll.total();
      var wins = point == 0 ? total == 7 || total == 11 : total == point;
      var loses = point == 0 ? total == 2 || total == 3 || total == 12 : total == 7;
      won += wins ? 1 : loses ? -1 : 0;
      point = wins || loses ? 0 : point == 0 ? total : point;
    }
    return won;
  }
}
