package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.GameFixture;
import io.lammer.games.baccarat.BaccaratEvent;
import io.lammer.kit.Proves;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Books;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.script.Script.Step;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.Postings;
import io.lammer.table.StandingBet;
import io.lammer.table.View;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Seeded random play, valid and hostile, on tables of every game. After every step the books
/// balance, an independent tally agrees with them, a refusal changed nothing, and replaying the
/// events gives the same table.
class StormTest {
  private static final int STEPS = 3_000;

  static Stream<Arguments> storms() {
    return IntStream.range(0, Floor.ALL.size())
        .boxed()
        .flatMap(table -> IntStream.of(1, 2, 3).mapToObj(seed -> Arguments.of(table, seed)));
  }

  @Proves({
    "RPB-definition-house-3",
    "RPB-definition-house-4",
    "RPB-definition-progressive-3",
    "RPB-definition-progressive-5",
    "TDB-definition-house-4",
    "TDB-definition-house-5",
    "TDB-definition-progressive-3",
    "TDB-definition-progressive-5"
  })
  @ParameterizedTest(name = "table {0}, seed {1}")
  @MethodSource("storms")
  void everyCentIsAccountedForAndReplayGivesTheSame(int table, int seed) {
    var layout = Floor.layout(Floor.ALL.get(table));
    var chance = new Chance(layout, new Random(seed));
    var view = View.opened(layout);
    var books = Books.EMPTY.post(Postings.opening(view));
    var auditor = new Auditor(view);
    var journal = new ArrayList<Event>();
    var accepted = 0;
    for (var number = 1; number <= STEPS; number++) {
      var before = view;
      var played = ScriptRun.play(view, books, new Step(number, "bet", chance.commands(view)));
      view = played.after();
      books = played.books();
      journal.addAll(played.events());
      if (played.isAccepted()) {
        accepted++;
        played.events().forEach(auditor::saw);
        CrapsReferee.checks(before, played.events());
      } else {
        assertThat(view).isSameAs(before);
        assertThat(played.events()).isEmpty();
      }
      auditor.agrees(view, books);
    }
    assertThat(replay(layout, journal)).isEqualTo(view);
    assertThat(accepted).as("accepted steps").isGreaterThan(STEPS / 4);
    assertThat(STEPS - accepted).as("refused steps").isGreaterThan(STEPS / 20);
  }

  private static View replay(Layout layout, List<Event> journal) {
    var view = View.opened(layout);
    for (var event : journal) {
      view = Evolution.evolve(view, event);
    }
    return view;
  }

  /// Keeps its own account of every seat, knowing nothing of transfers.
  private static final class Auditor {
    private final Map<Integer, Long> cash = new HashMap<>();
    private final long opening;
    private long staked;
    private long returned;
    private long toDealers;

    Auditor(View view) {
      opening = progressives(view);
    }

    void saw(Event event) {
      switch (event) {
        case Event.Placed(var seat, _, var stake, var vig) -> {
          cash.merge(seat, -stake.plus(vig).units(), Long::sum);
          staked += stake.plus(vig).units();
        }
        case Event.TakenDown(var seat, _, var stake, var vig) -> {
          cash.merge(seat, stake.plus(vig).units(), Long::sum);
          returned += stake.plus(vig).units();
        }
        case BaccaratEvent.Collected(var seat, var amount) -> {
          cash.merge(seat, -amount.units(), Long::sum);
          staked += amount.units();
        }
        case Event.Settled(_, var settlement) -> {
          for (var line : settlement.lines()) {
            var back = line.winnings().plus(line.returned());
            assertThat(back.isWholeCents()).isTrue();
            assertThat(line.winnings().units()).isNotNegative();
            cash.merge(line.seat(), back.units(), Long::sum);
            returned += back.units();
          }
          settlement.envy().forEach(pay -> toDealers += pay.amount().units());
        }
        default -> {}
      }
    }

    void agrees(View view, Books books) {
      assertThat(books.sum()).isZero();
      cash.forEach((seat, units) -> assertThat(books.balance(Account.seat(seat))).isEqualTo(units));
      view.jackpots()
          .forEach(
              (name, jackpot) -> {
                if (jackpot.terms().isProgressive()) {
                  assertThat(books.balance(new Account(Kind.METER, name)))
                      .isEqualTo(jackpot.meter().units());
                  assertThat(books.balance(new Account(Kind.RESERVE, name)))
                      .isEqualTo(jackpot.reserve().units());
                  assertThat(books.balance(new Account(Kind.OVERFLOW, name)))
                      .isEqualTo(jackpot.overflow().units());
                  assertThat(books.balance(new Account(Kind.SEED_LOAN, name)))
                      .isEqualTo(-jackpot.seedOwed().units());
                  var limit = jackpot.terms().limit();
                  assertThat(limit == null || jackpot.meter().compareTo(limit) <= 0).isTrue();
                }
              });
      assertThat(books.total(Kind.FELT)).isEqualTo(onTheFelt(view));
      assertThat(books.balance(Account.of(Kind.DEALERS))).isEqualTo(toDealers);
      var house =
          books.total(Kind.BANK)
              + opening
              + books.total(Kind.COMMISSION)
              + books.total(Kind.OWED)
              + books.total(Kind.PROMOTION)
              + books.total(Kind.SEED_LOAN);
      var jackpots =
          books.total(Kind.METER)
              - opening
              + books.total(Kind.RESERVE)
              + books.total(Kind.OVERFLOW);
      assertThat(staked).isEqualTo(returned + house + jackpots + books.total(Kind.FELT));
    }

    private static long progressives(View view) {
      return view.jackpots().values().stream()
          .filter(jackpot -> jackpot.terms().isProgressive())
          .mapToLong(jackpot -> jackpot.meter().units())
          .sum();
    }

    /// A locked jackpot wager has left the felt.
    private static long onTheFelt(View view) {
      return view.table().wagers().stream()
          .filter(wager -> wager.offer(view.table().layout()).jackpot() == null || !wager.locked())
          .map(wager -> wager.stake().plus(wager.vig()))
          .mapToLong(Money::units)
          .sum();
    }
  }

  /// Random commands: mostly what a busy table keys, sometimes nonsense.
  private static final class Chance {
    private final Layout layout;
    private final Random random;
    private final GameFixture game;
    private final List<Command.Keyed> wagers = new ArrayList<>();

    Chance(Layout layout, Random random) {
      this.layout = layout;
      this.random = random;
      this.game = GameFixture.of(layout.edition().game());
      layout.offers().keySet().forEach(spot -> wagers.add(Command.Keyed.of(spot)));
      layout.splits().keySet().forEach(spot -> wagers.add(Command.Keyed.of(spot)));
      layout.followUps().forEach(offer -> wagers.add(Command.Keyed.of(offer.wager().spot())));
    }

    List<Command> commands(View view) {
      var roll = random.nextInt(100);
      if (roll < 56) {
        return List.of(bet());
      }
      if (roll < 64 && !view.table().wagers().isEmpty()) {
        return List.of(change(view.table().wagers()));
      }
      if (roll < 66) {
        return List.of(hostile());
      }
      if (view.table().awaitsFollowUp() || roll < 70) {
        return List.of(game.followUp(random), new Command.Confirm());
      }
      return List.of(new Command.Lock(), game.unruly(random), new Command.Confirm());
    }

    private Command bet() {
      var wager = wager();
      var offer = layout.offers().get(Spot.of(wager.wager()));
      var fixed = offer != null && offer.jackpot() != null;
      return new Command.Bet(seat(), wager, fixed && random.nextInt(10) > 0 ? null : amount());
    }

    /// Something done to a wager that stands.
    private Command change(List<StandingBet> wagers) {
      var wager = wagers.get(random.nextInt(wagers.size()));
      var spot = Command.Keyed.of(wager.spot());
      return switch (random.nextInt(4)) {
        case 0 -> new Command.TakeDown(wager.seat(), spot, null);
        case 1 -> new Command.TakeDown(wager.seat(), spot, amount());
        case 2 -> new Command.Press(wager.seat(), spot, amount());
        default -> new Command.Turn(wager.seat(), spot, random.nextBoolean());
      };
    }

    private BigDecimal amount() {
      return switch (random.nextInt(12)) {
        case 0 -> BigDecimal.valueOf(random.nextInt(-5, 3));
        case 1 -> BigDecimal.valueOf(random.nextInt(100_000), 3);
        case 2, 3 -> BigDecimal.valueOf(random.nextInt(10_000), 2);
        default -> BigDecimal.valueOf(random.nextInt(1, 60));
      };
    }

    private int seat() {
      return random.nextInt(20) == 0 ? random.nextInt(-2, 40) : random.nextInt(1, 6);
    }

    private Command.Keyed wager() {
      return switch (random.nextInt(80)) {
        case 0 -> Command.Keyed.of("no-such-wager");
        case 1 -> new Command.Keyed("place", random.nextInt(14), null);
        case 2 -> new Command.Keyed("hop", null, List.of(die(), die()));
        default -> wagers.get(random.nextInt(wagers.size()));
      };
    }

    private Command hostile() {
      var games = GameFixture.all();
      return switch (random.nextInt(8)) {
        case 0 -> new Command.Confirm();
        case 1 ->
            new Command.NewShoe(
                random.nextInt(-1, 30),
                random.nextBoolean()
                    ? random.nextInt(3) == 0 ? "1s" : GameFixture.card(random)
                    : null);
        case 2 -> new Command.Turn(seat(), wager(), random.nextBoolean());
        default -> games.get(random.nextInt(games.size())).hostile(random);
      };
    }

    private int die() {
      return random.nextInt(30) == 0 ? random.nextInt(-1, 9) : random.nextInt(1, 7);
    }
  }
}
