package io.lammer.script;

import io.lammer.rules.Outcome;
import io.lammer.tables.Command;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;

class CrapsContractTest {
  @Nested
  class Washington extends Craps {
    Washington() {
      super(Floor.CRAPS_WA);
    }
  }

  @Nested
  class Nevada extends Craps {
    Nevada() {
      super(Floor.CRAPS_NV);
    }
  }

  @Nested
  class Original extends Craps {
    Original() {
      super(Floor.CRAPS_ORIGINAL);
    }
  }

  abstract static class Craps extends GameContract {
    Craps(String setup) {
      super(setup);
    }

    @Override
    List<Command> outcomes() {
      return IntStream.range(0, 36)
          .<Command>mapToObj(code -> new Command.Roll(code / 6 + 1, code % 6 + 1))
          .toList();
    }

    @Override
    List<Outcome> fed() {
      return IntStream.range(0, 36)
          .<Outcome>mapToObj(code -> new Outcome.Roll(code / 6 + 1, code % 6 + 1))
          .toList();
    }

    @Override
    List<Command> impossible() {
      return List.of(
          new Command.Roll(0, 1),
          new Command.Roll(1, 7),
          new Command.Deal(List.of("8h", "Kd"), List.of("7c", "7d")),
          new Command.Shake(List.of(1, 2, 3), List.of(1, 2, 3), null));
    }
  }
}
