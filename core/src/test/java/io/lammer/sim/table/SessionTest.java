package io.lammer.sim.table;

import static io.lammer.sim.table.Tables.layout;
import static io.lammer.sim.table.Tables.wish;
import static io.lammer.sim.table.Tables.wishes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.kit.Samples;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.TrialRandom;
import io.lammer.sim.table.PlannedBet.Progression;
import io.lammer.table.Command.Keyed;
import io.lammer.table.Event;
import io.lammer.table.Layout;
import io.lammer.table.Settlement.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {
  private static Session.Plan plan(String setup, Progression progression, String... wagers) {
    return new Session.Plan(
        layout(setup), wishes(wagers), progression, Money.dollars(400), 120, null, null);
  }

  @ParameterizedTest
  @EnumSource(Progression.class)
  void aSessionLosesWhatItsWagersLost(Progression progression) {
    for (var setup : List.of(Tables.CRAPS, Tables.BACCARAT, Tables.DICE)) {
      var plan = plan(setup, progression, all(setup));
      for (var number = 0; number < Samples.count(15, 40); number++) {
        var session = Session.play(plan, 7, number);
        assertThat(session.wagers()).isNotEmpty();
        assertThat(session.wagers().values().stream().mapToLong(WagerTotals::result).sum())
            .isEqualTo(session.result().units());
        assertThat(session.path()).hasSize(Session.PARTS).allMatch(worth -> worth.units() >= 0);
      }
    }
  }

  private static String[] all(String setup) {
    return setup.equals(Tables.CRAPS)
        ? new String[] {"pass", "pass-odds", "come", "all-small", "make-em-all", "field"}
        : new String[] {"banker", "tie", "golden-talons-player", "fightback"};
  }

  @Test
  void theSameSeedAndNumberPlayTheSame() {
    var plan = plan(Tables.CRAPS, Progression.PRESS, "pass", "all-tall");
    assertThat(Session.play(plan, 7, 3)).isEqualTo(Session.play(plan, 7, 3));
    assertThat(Session.play(plan, 7, 3)).isNotEqualTo(Session.play(plan, 7, 4));
    assertThat(Session.play(plan, 7, 3)).isNotEqualTo(Session.play(plan, 8, 3));
  }

  /// The gambler's ruin at even money: 244 of 495 pass wagers win, and no push comes between.
  @Test
  void fiveUnitsAreRuinedAsOftenAsTheFormulaSays() {
    var plan =
        new Session.Plan(
            layout(Tables.CRAPS),
            wishes("pass"),
            Progression.FLAT,
            Money.dollars(50),
            1_000_000,
            Money.dollars(50),
            null);
    var count = Samples.count(1500, 4000);
    var broke =
        LongStream.range(0, count).filter(number -> Session.play(plan, 11, number).broke()).count();
    var ruin = 1 - 1 / (1 + Math.pow(251.0 / 244, 5));
    var error = Math.sqrt(ruin * (1 - ruin) / count);
    assertThat((double) broke / count).isCloseTo(ruin, within(4.5 * error));
  }

  @Test
  void heStopsAheadAndBehind() {
    var plan =
        new Session.Plan(
            layout(Tables.CRAPS),
            wishes("pass"),
            Progression.FLAT,
            Money.dollars(400),
            1000,
            Money.dollars(30),
            Money.dollars(20));
    var results =
        LongStream.range(0, 60).mapToObj(number -> Session.play(plan, 1, number).result()).toList();
    assertThat(results).contains(Money.dollars(30), Money.dollars(-20));
    assertThat(results)
        .allMatch(it -> it.equals(Money.dollars(30)) || it.equals(Money.dollars(-20)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "all-small"})
  void theMoneyNeverGoesBelowNothing(String wager) {
    var plan =
        new Session.Plan(
            layout(Tables.CRAPS),
            List.of(wish(wager, 30)),
            Progression.RIDE,
            Money.dollars(70),
            400,
            null,
            null);
    for (var number = 0; number < 100; number++) {
      var session = Session.play(plan, 5, number);
      assertThat(session.result().units()).isGreaterThanOrEqualTo(Money.dollars(-70).units());
      assertThat(session.broke() || session.rounds() >= 400).isTrue();
    }
  }

  /// What was bet on pass, one bet after the other, and what came of it.
  private static final class PassBets implements SimulatedTable.Witness {
    private static final Spot PASS = Spot.of("pass");
    private final Progression progression;
    private final List<Money> stakes = new ArrayList<>();
    private @Nullable Money expected;

    PassBets(Progression progression) {
      this.progression = progression;
    }

    @Override
    public void see(Layout layout, Event event) {
      if (event instanceof Event.Placed placed && placed.spot().equals(PASS)) {
        stakes.add(placed.stake());
        if (expected != null) {
          assertThat(placed.stake()).isEqualTo(expected);
        }
      }
      if (event instanceof Event.Settled settled) {
        for (var line : settled.settlement().lines()) {
          if (line.spot().equals(PASS)) {
            expected = next(line.stake(), line.result());
          }
        }
      }
    }

    /// The table takes $40 at most; what is refused begins anew.
    private Money next(Money stake, Result result) {
      var first = Money.dollars(10);
      if (result != Result.WIN || progression == Progression.FLAT) {
        return first;
      }
      var more = stake.plus(progression == Progression.PRESS ? first : stake);
      return more.compareTo(Money.dollars(40)) > 0 ? first : more;
    }
  }

  @ParameterizedTest
  @EnumSource(Progression.class)
  void betsFollowTheProgressionAsFarAsTheTableAllows(Progression progression) {
    Layout layout = layout(Tables.CRAPS);
    var bets = new PassBets(progression);
    var bettor = new Bettor(1, wishes("pass"), progression, Money.dollars(1_000_000));
    var table = new SimulatedTable(layout, new TrialRandom(3, 0), List.of(bettor, bets));
    for (var round = 0; round < 2000; round++) {
      table.round(List.of(bettor));
    }
    var most = bets.stakes.stream().max(Money::compareTo).orElseThrow();
    assertThat(most).isEqualTo(Money.dollars(progression == Progression.FLAT ? 10 : 40));
  }

  @Test
  void aPlacedNumberThatWonIsPressed() {
    var layout = layout(Tables.CRAPS);
    var six = new PlannedBet(new Keyed("place", 6, null), Money.dollars(12));
    var bettor = new Bettor(1, List.of(six), Progression.PRESS, Money.dollars(1_000_000));
    var stakes = new ArrayList<Money>();
    var table =
        new SimulatedTable(
            layout,
            new TrialRandom(3, 0),
            List.<SimulatedTable.Witness>of(
                bettor,
                (_, event) -> {
                  if (event instanceof Event.Settled settled) {
                    settled.settlement().lines().forEach(line -> stakes.add(line.stake()));
                  }
                }));
    for (var round = 0; round < 500; round++) {
      table.round(List.of(bettor));
    }
    assertThat(stakes).contains(Money.dollars(12), Money.dollars(24), Money.dollars(36));
    assertThat(bettor.tallies().values())
        .singleElement()
        .extracting(WagerTotals::made)
        .isEqualTo((long) stakes.size());
  }
}
