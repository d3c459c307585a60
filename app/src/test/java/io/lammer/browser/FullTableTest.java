package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.report.day.DayReader;
import io.lammer.report.day.DayReport.TableDay;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome.Roll;
import io.lammer.store.Finding;
import io.lammer.store.floor.Audit;
import io.lammer.tables.Event;
import io.lammer.tables.Settlement.Result;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A shift by touches alone, with eleven players at each table: thirty rolls where bonus wagers are
/// keyed, ten where everything is. The dealer taps everything twice; a second one, at a screen of
/// their own, confirms every other roll.
class FullTableTest extends BrowserTest {
  private static final int SEATS = 11;
  private static final int STAKE = 5;

  /// A whole shift with `-Dlammer.shift=whole`, else its beginning: each touch waits for the guard.
  private static final boolean WHOLE = "whole".equals(System.getProperty("lammer.shift"));

  private static final int BONUS = WHOLE ? 30 : 12;
  private static final int EVERYTHING = WHOLE ? 10 : 4;
  private static final String ELEVEN = House.CRAPS.replace("seats: 8", "seats: " + SEATS);
  private static final Random DICE = new Random(11);

  private final OtherWagers others = new OtherWagers(STAKE);

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

  @Test
  void aShiftIsDealtByTouchesAndItsReportBalances() {
    var bonus = dealt("C11", ELEVEN + "keyed: bonus\n", BONUS, this::bonusWagers);
    var everything = dealt("C12", ELEVEN, EVERYTHING, this::everyWager);
    others.rolled(everything.getLast());

    assertThat(settled("C11").map(Event.Settled::outcome).toList()).isEqualTo(bonus);
    assertThat(settled("C12").map(Event.Settled::outcome).toList()).isEqualTo(everything);
    for (var seat = 1; seat <= SEATS; seat++) {
      assertThat(won("C11", seat)).isEqualTo(dollars(STAKE * bonusWon(bonus)));
      assertThat(won("C12", seat))
          .isEqualTo(dollars(STAKE * passWon(everything) + others.won(seat)));
    }
    balances();
  }

  private static long dollars(long amount) {
    return amount * Money.UNITS_PER_DOLLAR;
  }

  private List<Roll> dealt(String table, String setup, int rolls, Consumer<Dealer> bets) {
    house().open(table, setup);
    var dealer = Dealer.at(person().signIn("dana"), table);
    var second = Dealer.at(person().signIn("dana"), table);
    dealer.page().evaluate(TAPS_AGAIN);
    dealer.chip(STAKE);
    var rolled = new ArrayList<Roll>();
    for (var i = 0; i < rolls; i++) {
      bets.accept(dealer);
      var roll = new Roll(1 + DICE.nextInt(6), 1 + DICE.nextInt(6));
      rolled.add(roll);
      dealer.rollTwice(roll.first(), roll.second());
      (i % 2 == 0 ? dealer : second).confirmTwice();
      dealer.paid().settled();
    }
    return rolled;
  }

  /// A row for every seat at first, then whatever the last roll resolved.
  private void bonusWagers(Dealer dealer) {
    if (house().table("C11").round() == 0) {
      List.of("all-small", "all-tall", "make-em-all")
          .forEach(
              wager ->
                  dealer.answered(() -> dealer.touch(".row-head[data-all=%s]".formatted(wager))));
    } else if (house().table("C11").playing().wagers().size() < 3 * SEATS) {
      dealer.answered(() -> dealer.touch("[data-do=again-all]"));
    }
    assertThat(house().table("C11").playing().wagers()).hasSize(3 * SEATS);
  }

  /// The pass line of every seat and, with a point, what three of them have besides.
  private void everyWager(Dealer dealer) {
    var rolled = settled("C12").map(it -> (Roll) it.outcome()).toList();
    if (!rolled.isEmpty()) {
      others.rolled(rolled.getLast());
    }
    if (rolled.isEmpty()) {
      for (var seat = 1; seat <= SEATS; seat++) {
        dealer.touch(".seat[data-seat='%d']".formatted(seat));
        dealer.answered(() -> dealer.touch(".key[data-wager=pass]"));
      }
    } else if (up().noneMatch(it -> it.endsWith(" pass"))) {
      dealer.answered(() -> dealer.touch("[data-do=again-all]"));
    }
    for (var missing : others.missing()) {
      dealer.touch("[data-show=%s]".formatted(missing.part()));
      dealer.touch(".seat[data-seat='%d']".formatted(missing.seat()));
      dealer.answered(() -> dealer.touch(missing.key()));
      others.made(missing);
    }
    assertThat(up().filter(it -> it.endsWith(" pass"))).hasSize(SEATS);
    assertThat(up().filter(it -> !it.endsWith(" pass")))
        .containsExactlyInAnyOrderElementsOf(others.up());
  }

  private Stream<String> up() {
    return house().table("C12").playing().wagers().stream()
        .map(it -> "%d %s".formatted(it.seat(), it.spot()));
  }

  private void balances() {
    var host = house().host();
    var live = host.live();
    assertThat(Audit.full(live.database(), host.floor().rules(), (_, _) -> {}))
        .isInstanceOf(Finding.Sound.class);
    var profile = host.floor().rules().profiles().profile("other").orElseThrow();
    var day =
        new DayReader(live.database(), host.floor().rules(), profile, live.gamingDay())
            .read(live.gamingDay().of(live.clock().instant()));
    assertThat(day.sum()).isEqualTo(Money.ZERO);
    assertThat(day.tables())
        .filteredOn(table -> table.rounds() > 0)
        .extracting(TableDay::rounds)
        .containsExactlyInAnyOrder((long) BONUS, (long) EVERYTHING);
  }

  private Stream<Event.Settled> settled(String table) {
    return house()
        .host()
        .live()
        .history()
        .of(LiveTable.journal(table))
        .flatMap(
            happened ->
                happened.event() instanceof TableEvent.Played(Event.Settled settled)
                    ? Stream.of(settled)
                    : Stream.empty());
  }

  /// What a seat won or lost by the journal, in units of money.
  private long won(String table, int seat) {
    return settled(table)
        .flatMap(settled -> settled.settlement().lines().stream())
        .filter(line -> line.seat() == seat)
        .mapToLong(
            line -> line.result() == Result.LOSE ? -line.stake().units() : line.winnings().units())
        .sum();
  }

  /// All Small, All Tall and Make 'Em All, told once more: 30, 30 and 150 to 1.
  private static int bonusWon(List<Roll> rolls) {
    return collected(rolls, 2, 6, 30) + collected(rolls, 8, 12, 30) + collected(rolls, 2, 12, 150);
  }

  private static int collected(List<Roll> rolls, int from, int to, int pays) {
    var wanted =
        new HashSet<>(IntStream.rangeClosed(from, to).filter(it -> it != 7).boxed().toList());
    var seen = new HashSet<Integer>();
    var won = 0;
    for (var roll : rolls) {
      if (roll.total() == 7) {
        won--;
        seen.clear();
      } else if (wanted.contains(roll.total()) && seen.add(roll.total()) && seen.equals(wanted)) {
        won += pays;
        seen.clear();
      }
    }
    return won;
  }

  /// The pass line, told once more: wins less losses.
  private static int passWon(List<Roll> rolls) {
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
