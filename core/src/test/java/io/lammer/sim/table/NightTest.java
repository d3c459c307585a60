package io.lammer.sim.table;

import static io.lammer.sim.table.Tables.layout;
import static io.lammer.sim.table.Tables.wish;
import static io.lammer.sim.table.Tables.wishes;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Samples;
import io.lammer.rules.Money;
import io.lammer.sim.TrialRandom;
import io.lammer.sim.table.PlannedBet.Progression;
import io.lammer.table.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NightTest {
  /// One player at a table of one seat: the house wins what he loses.
  @Test
  void theHouseWinsWhatPlayersLose() {
    var layout = layout(Tables.CRAPS.replace("seats: 3", "seats: 1"));
    var wishes = wishes("pass", "pass-odds", "field");
    for (var number = 0; number < Samples.count(8, 20); number++) {
      var night = Night.play(new Night.Plan(layout, wishes, 200), 5, number);
      var session =
          Session.play(
              new Session.Plan(
                  layout, wishes, Progression.FLAT, Money.dollars(1_000_000), 200, null, null),
              5,
              number);
      assertThat(night.result()).isEqualTo(Money.ZERO.minus(session.result()));
      assertThat(night.worstRound().units()).isPositive();
      assertThat(night.spared()).isEqualTo(Money.ZERO);
    }
  }

  /// Three seats with $100 on Make 'Em All are due far more than the $2,000 that a roll pays.
  @Test
  void whatAMaximumAggregateKeepsBackIsTheHouses() {
    var wishes = List.of(wish("all-small", 100), wish("all-tall", 100), wish("make-em-all", 100));
    var limited = layout(Tables.CRAPS);
    var free = layout(Tables.CRAPS.replaceAll("max-aggregate.*\n", ""));
    var spared = Money.ZERO;
    for (var number = 0; number < Samples.count(5, 20); number++) {
      var capped = Night.play(new Night.Plan(limited, wishes, 800), 5, number);
      var whole = Night.play(new Night.Plan(free, wishes, 800), 5, number);
      assertThat(capped.result()).isEqualTo(whole.result().plus(capped.spared()));
      assertThat(capped.worstRound()).isLessThanOrEqualTo(whole.worstRound());
      spared = spared.plus(capped.spared());
    }
    assertThat(spared.units()).isPositive();
  }

  /// What goes into a progressive is an expense of the house, and what it pays is its own money.
  /// With this seed the jackpot is hit early.
  @Test
  void aProgressivePaysItsPrizesItself() {
    var layout = layout(Tables.DICE);
    var wishes = List.of(wish("triple", 1));
    var rounds = Samples.count(5_000, 100_000);
    var night = Night.play(new Night.Plan(layout, wishes, rounds), 34, 0);
    var bettor = new Bettor(1, wishes, Progression.FLAT, Money.dollars(1_000_000));
    var other = new Bettor(2, wishes, Progression.FLAT, Money.dollars(1_000_000));
    var books = new ArrayList<Money>();
    var table =
        new SimulatedTable(
            layout,
            new TrialRandom(34, 0),
            List.<SimulatedTable.Witness>of(
                bettor,
                other,
                (_, event) -> {
                  if (event instanceof Event.Locked(var contributions)) {
                    contributions.forEach(it -> books.add(it.after().terms().income(it.wagers())));
                  }
                  if (event instanceof Event.Settled(_, var settlement)) {
                    settlement.envy().forEach(envy -> books.add(envy.amount()));
                    for (var line : settlement.lines()) {
                      books.add(line.winnings().plus(line.returned()).minus(line.stake()));
                      if (line.jackpot() != null) {
                        books.add(Money.ZERO.minus(line.winnings()));
                      }
                    }
                  }
                }));
    for (var round = 0; round < rounds; round++) {
      table.round(List.of(bettor, other));
    }
    var spent = books.stream().reduce(Money.ZERO, Money::plus);
    assertThat(night.result()).isEqualTo(Money.ZERO.minus(spent));
    assertThat(books).anyMatch(it -> it.compareTo(Money.dollars(-2000)) < 0);
  }
}
