package io.lammer.web.games.baccarat;

import io.lammer.games.baccarat.FightbackBets;
import io.lammer.table.Command;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Table;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.TrainingStep;
import io.lammer.web.games.TrainingTable;
import io.lammer.web.games.Wishes;
import io.lammer.web.games.contest.ContestWishes;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// How baccarat is played on the training floor.
final class BaccaratTraining implements GameTraining {
  @Override
  public int outcomeMillis() {
    return 1300;
  }

  @Override
  public int wagersMillis() {
    return 1100;
  }

  @Override
  public List<Command> jackpot(Table table) {
    return table.dealt().isEmpty() && table.entered() == null
        ? Collections.nCopies(6, new Command.NextCard("Kd"))
        : List.of();
  }

  @Override
  public TrainingTable table(RandomGenerator random) {
    return new BaccaratTable(random);
  }

  private static final class BaccaratTable implements TrainingTable {
    private final RandomGenerator random;
    private final RandomOutcomes outcomes;

    /// The seats that may still bet on the Fightback card of the last round.
    private final Deque<Integer> fighters = new ArrayDeque<>();

    BaccaratTable(RandomGenerator random) {
      this.random = random;
      this.outcomes = new RandomOutcomes(random::nextInt);
    }

    @Override
    public void begin(Table table, List<Integer> seats) {
      fighters.clear();
      if (table.layout().offersFollowUp()) {
        fighters.addAll(seats.subList(0, 2));
      }
    }

    /// A third of the players make a small Fightback wager after a round.
    @Override
    public Optional<TrainingStep> first(Table table) {
      if (FightbackBets.round(table).isEmpty() || fighters.isEmpty()) {
        return Optional.empty();
      }
      var seat = fighters.remove();
      return Optional.of(
          TrainingStep.player(
              random.nextInt(3) == 0
                  ? List.of(new Command.Bet(seat, "fightback", BigDecimal.TEN))
                  : List.of(),
              900));
    }

    @Override
    public boolean takesWagers(Table table) {
      return !table.awaitsFollowUp() && !BaccaratPages.felt(table).isOver();
    }

    @Override
    public void wish(Wishes wishes) {
      ContestWishes.add(wishes);
    }

    @Override
    public TrainingStep call(Table table) {
      if (table.awaitsFollowUp()) {
        return TrainingStep.dealer(outcomes.followUp(table), 2500);
      }
      return outcomes
          .preparation(table)
          .map(shoe -> TrainingStep.dealer(shoe, 6000))
          .orElseGet(() -> TrainingStep.dealer(new Command.Lock(), 2500));
    }
  }
}
