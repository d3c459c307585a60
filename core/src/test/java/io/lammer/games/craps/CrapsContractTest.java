package io.lammer.games.craps;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.rules.Outcome;
import io.lammer.script.GameContract;
import io.lammer.table.Command;
import io.lammer.table.OfferedWager;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;

class CrapsContractTest {
  @Nested
  class Washington extends Craps {
    Washington() {
      super(CrapsFixture.CRAPS_WA);
    }
  }

  @Nested
  class Nevada extends Craps {
    Nevada() {
      super(CrapsFixture.CRAPS_NV);
    }
  }

  @Nested
  class Original extends Craps {
    Original() {
      super(CrapsFixture.CRAPS_ORIGINAL);
    }
  }

  @Nested
  class Varied extends Craps {
    Varied() {
      super(CrapsFixture.CRAPS_VARIED);
    }
  }

  @Nested
  class Crapless extends Craps {
    Crapless() {
      super(CrapsFixture.CRAPLESS);
    }
  }

  abstract static class Craps extends GameContract {
    Craps(String setup) {
      super(setup);
    }

    /// A point for come wagers; for odds, a flat wager that has its number.
    @Override
    protected List<Command> before(OfferedWager offer, int seat) {
      var flat = offer.conduct().oddsOn();
      var number = offer.wager().spot().number();
      return switch (offer.conduct().opens()) {
        case ALWAYS, COME_OUT -> List.of();
        case POINT -> rolled(4);
        case FLAT -> {
          var commands = new ArrayList<Command>();
          if (flat != null && flat.endsWith("come")) {
            commands.addAll(rolled(number != null && number == 4 ? 5 : 4));
          }
          commands.add(new Command.Bet(seat, String.valueOf(flat), BigDecimal.TEN));
          commands.addAll(rolled(number == null ? 0 : number));
          yield commands;
        }
      };
    }

    private static List<Command> rolled(int total) {
      var low = Math.max(1, total - 6);
      return List.of(
          new Command.Lock(), new CrapsCommand.Roll(low, total - low), new Command.Confirm());
    }

    @Override
    protected List<Command> outcomes() {
      return IntStream.range(0, 36)
          .<Command>mapToObj(code -> new CrapsCommand.Roll(code / 6 + 1, code % 6 + 1))
          .toList();
    }

    @Override
    protected List<Outcome> fed() {
      return IntStream.range(0, 36)
          .<Outcome>mapToObj(code -> new Roll(code / 6 + 1, code % 6 + 1))
          .toList();
    }

    @Override
    protected List<Command> impossible() {
      return List.of(
          new CrapsCommand.Roll(0, 1),
          new CrapsCommand.Roll(1, 7),
          new BaccaratCommand.Deal(List.of("8h", "Kd"), List.of("7c", "7d")),
          new ThreeDiceCommand.Shake(List.of(1, 2, 3), List.of(1, 2, 3), null));
    }
  }
}
