package io.lammer.web.games.craps;

import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.craps.CrapsState;
import io.lammer.table.Command;
import io.lammer.table.Table;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.TrainingStep;
import io.lammer.web.games.TrainingTable;
import io.lammer.web.games.Wishes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// How craps is played on the training floor.
final class CrapsTraining implements GameTraining {
  @Override
  public int outcomeMillis() {
    return 2200;
  }

  @Override
  public int wagersMillis() {
    return 450;
  }

  /// Rolls a 7 if needed, because some editions take Fired Up only then, and then the numbers from
  /// 6 down.
  @Override
  public List<Command> jackpot(Table table) {
    var rolls = new ArrayList<Command>();
    if (!CrapsPages.felt(table).afterSeven()) {
      rolls.add(new CrapsCommand.Roll(3, 4));
    }
    rolls.add(new CrapsCommand.Roll(3, 3));
    rolls.add(new CrapsCommand.Roll(1, 4));
    rolls.add(new CrapsCommand.Roll(2, 2));
    rolls.add(new CrapsCommand.Roll(1, 2));
    rolls.add(new CrapsCommand.Roll(1, 1));
    return rolls;
  }

  @Override
  public TrainingTable table(RandomGenerator random) {
    return new CrapsTable();
  }

  private static final class CrapsTable implements TrainingTable {
    /// The point when bets were last closed.
    private int point;

    @Override
    public void wish(Wishes wishes) {
      var table = wishes.table();
      var seat = wishes.seat();
      if (CrapsPages.felt(table).isComeOut()) {
        var bets = table.layout().play().bets();
        if (table.wagers().stream()
            .noneMatch(it -> it.seat() == seat && bets.isLine(it.offer(table.layout())))) {
          wishes.bet(wishes.chance(85) ? "pass" : "dont-pass", wishes.chips());
        }
        return;
      }
      if (wishes.chance(50)
          && table.wagers().stream().noneMatch(it -> it.name().equals("pass-odds"))) {
        wishes.add(new Command.Bet(seat, "pass-odds", BigDecimal.valueOf(20)));
      }
      if (table.wagers().stream().filter(it -> it.seat() == seat).count() < 6) {
        onThePoint(wishes);
      }
    }

    private static void onThePoint(Wishes wishes) {
      var random = wishes.random();
      switch (random.nextInt(14)) {
        case 0, 1 -> wishes.add(on("place", wishes.seat(), random.nextBoolean() ? 6 : 8, 12));
        case 2 -> wishes.add(on("place", wishes.seat(), random.nextBoolean() ? 5 : 9, 10));
        case 3 -> wishes.bet("field", 5);
        case 4 -> wishes.bet("come", 10);
        case 5 -> wishes.add(on("hardway", wishes.seat(), 4 + 2 * random.nextInt(4), 5));
        case 6 -> wishes.bet("any-craps", 5);
        default -> {}
      }
    }

    private static Command on(String wager, int seat, int number, int dollars) {
      return new Command.Bet(
          seat, new Command.Keyed(wager, number, null), BigDecimal.valueOf(dollars));
    }

    @Override
    public TrainingStep call(Table table) {
      var felt = CrapsPages.felt(table);
      if (isNewShooterDue(felt)) {
        point = 0;
        var next = felt.shooter() % table.layout().rules().seats() + 1;
        return TrainingStep.dealer(new CrapsCommand.NewShooter(next), 900);
      }
      point = felt.point();
      return TrainingStep.dealer(new Command.Lock(), 1000);
    }

    private boolean isNewShooterDue(CrapsState felt) {
      return felt.shooter() == 0 || (point != 0 && felt.isComeOut() && felt.afterSeven());
    }
  }
}
