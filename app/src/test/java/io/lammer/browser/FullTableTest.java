package io.lammer.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.Theory;
import io.lammer.games.craps.Roll;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.journal.VerifyResult;
import io.lammer.render.day.DayReport.TableDay;
import io.lammer.render.day.DayReports;
import io.lammer.rules.Money;
import io.lammer.runtime.Audit;
import io.lammer.runtime.DayArchive;
import io.lammer.table.Event;
import io.lammer.table.Settlement.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A shift by touches alone, with eleven players at each of two tables: one where bonus wagers are
/// keyed, one where everything is. The dealer taps everything twice; a second one, at a screen of
/// their own, confirms every other roll.
///
/// It is the beginning of the shift, in which wagers of each kind win and lose and all are made
/// again; with `-Dlammer.shift=whole` it is thirty rolls and ten.
class FullTableTest extends BrowserTest {
  private static final int SEATS = 11;
  private static final int STAKE = 5;
  private static final boolean WHOLE = "whole".equals(System.getProperty("lammer.shift"));

  /// All Small is made by the first five rolls, and the sixth is a seven.
  private static final int BONUS = WHOLE ? 30 : 6;

  private static final long BONUS_DICE = 41997;

  /// A point, place 9, a hard 8, a seven-out and a natural.
  private static final int EVERYTHING = WHOLE ? 10 : 5;

  private static final long EVERYTHING_DICE = 64144;
  private static final String ELEVEN = House.CRAPS.replace("seats: 8", "seats: " + SEATS);

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

  /// A table, and those who deal at it.
  private static final class Shift {
    private final Dealer dealer;
    private final Dealer second;
    private final Random dice;
    private final List<Roll> rolled = new ArrayList<>();

    Shift(Dealer dealer, Dealer second, long seed) {
      this.dealer = dealer;
      this.second = second;
      this.dice = new Random(seed);
      dealer.page().evaluate(TAPS_AGAIN);
      dealer.chip(STAKE);
    }

    void roll() {
      var roll = new Roll(1 + dice.nextInt(6), 1 + dice.nextInt(6));
      rolled.add(roll);
      dealer.settled().rollTwice(roll.first(), roll.second());
    }

    void confirm() {
      (rolled.size() % 2 == 1 ? dealer : second).confirmTwice();
      dealer.paid();
    }
  }

  @Override
  House open(Path where) throws IOException {
    return House.shared();
  }

  @Test
  void aShiftIsDealtByTouchesAndItsReportBalances() {
    var bonus = shift("F1", ELEVEN + "keyed: bonus\n", BONUS_DICE);
    var everything = shift("F2", ELEVEN, EVERYTHING_DICE);
    for (var i = 0; i < Math.max(BONUS, EVERYTHING); i++) {
      deal(i < BONUS ? bonus : null, i < EVERYTHING ? everything : null);
    }
    others.rolled(everything.rolled.getLast());

    assertThat(settled("F1").map(Event.Settled::outcome).toList()).isEqualTo(bonus.rolled);
    assertThat(settled("F2").map(Event.Settled::outcome).toList()).isEqualTo(everything.rolled);
    for (var seat = 1; seat <= SEATS; seat++) {
      assertThat(won("F1", seat)).isEqualTo(dollars(STAKE * bonusWon(bonus.rolled)));
      assertThat(won("F2", seat))
          .isEqualTo(dollars(STAKE * passWon(everything.rolled) + others.won(seat)));
    }
    balances();
  }

  private static long dollars(long amount) {
    return amount * Money.UNITS_PER_DOLLAR;
  }

  private Shift shift(String table, String setup, long seed) {
    house().open(table, setup);
    var dealer = Dealer.at(person().signIn("dana"), table);
    return new Shift(dealer, Dealer.at(person().signIn("dana"), table), seed);
  }

  /// A roll at each table: while one guards what has just come up, the other is touched.
  private void deal(@Nullable Shift bonus, @Nullable Shift everything) {
    if (bonus != null) {
      bonusWagers(bonus.dealer);
      bonus.roll();
    }
    if (everything != null) {
      everyWager(everything.dealer);
      everything.roll();
    }
    if (bonus != null) {
      bonus.confirm();
    }
    if (everything != null) {
      everything.confirm();
    }
  }

  /// A row for every seat at first, then whatever the last roll resolved.
  private void bonusWagers(Dealer dealer) {
    if (house().table("F1").round() == 0) {
      List.of("all-small", "all-tall", "make-em-all")
          .forEach(
              wager ->
                  dealer.answered(() -> dealer.touch(".row-head[data-all=%s]".formatted(wager))));
    } else if (house().table("F1").playing().wagers().size() < 3 * SEATS) {
      dealer.answered(() -> dealer.touch("[data-do=again-all]"));
    }
    assertThat(house().table("F1").playing().wagers()).hasSize(3 * SEATS);
  }

  /// The pass line of every seat and, with a point, what three of them have besides.
  private void everyWager(Dealer dealer) {
    var rolled = settled("F2").map(it -> (Roll) it.outcome()).toList();
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
    return house().table("F2").playing().wagers().stream()
        .map(it -> "%d %s".formatted(it.seat(), it.spot()));
  }

  private void balances() {
    var host = house().host();
    var live = host.live();
    assertThat(Audit.full(live.database(), host.floor().rules(), (_, _) -> {}))
        .isInstanceOf(VerifyResult.Sound.class);
    var profile = host.floor().rules().profiles().profile("other").orElseThrow();
    var day =
        new DayReports(
                new DayArchive(live.database(), live.history(), Calendar.of(live.gamingDay())),
                host.floor().rules(),
                profile,
                new Theory())
            .of(live.gamingDay().of(live.clock().instant()));
    assertThat(day.sum()).isEqualTo(Money.ZERO);
    assertThat(day.tables())
        .filteredOn(table -> table.name().startsWith("F"))
        .extracting(TableDay::name, TableDay::rounds)
        .containsExactlyInAnyOrder(tuple("F1", (long) BONUS), tuple("F2", (long) EVERYTHING));
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
