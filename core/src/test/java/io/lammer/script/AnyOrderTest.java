package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.ledger.Books;
import io.lammer.rules.Game;
import io.lammer.script.Script.Step;
import io.lammer.table.Postings;
import io.lammer.table.View;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The contract of every game: no wager made after an outcome is known is ever settled by it. Every
/// command of every phase comes in any order, and an auditor that knows nothing of phases looks on.
class AnyOrderTest {
  /// `-Dlammer.orders=100000` plays longer.
  private static final int STEPS = Integer.getInteger("lammer.orders", 4_000);

  private static final int SEEDS = 3;

  static Stream<Arguments> scripts() {
    return IntStream.range(0, Floor.ALL.size())
        .boxed()
        .flatMap(table -> IntStream.range(0, SEEDS).mapToObj(seed -> Arguments.of(table, seed)));
  }

  @ParameterizedTest(name = "table {0}, seed {1}")
  @MethodSource("scripts")
  void noWagerOfAScriptIsSettledByAnOutcomeSeenBeforeIt(int table, int seed) {
    var layout = Floor.layout(Floor.ALL.get(table));
    var order = new AnyOrder(new Random(seed));
    var auditor = new LateWagerAuditor();
    var view = View.opened(layout);
    var books = Books.EMPTY.post(Postings.opening(view));
    var accepted = new HashSet<Class<?>>();
    for (var number = 1; number <= STEPS; number++) {
      var commands = order.next(view.table());
      var played = ScriptRun.play(view, books, new Step(number, "bet", commands));
      view = played.after();
      books = played.books();
      if (played.isAccepted()) {
        commands.forEach(command -> accepted.add(command.getClass()));
        played.events().forEach(auditor::saw);
      }
    }
    assertThat(accepted).containsAll(AnyOrder.of(layout));
  }

  /// With devices, voids, re-entries, corrections, changes and closings between them.
  static List<Game> games() {
    return Game.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noWagerOfALiveTableIsSettledByAnOutcomeSeenBeforeIt(Game game) {
    Set<Class<?>> accepted = new HashSet<>();
    for (var seed = 0; seed < SEEDS; seed++) {
      var table = LiveOrder.opened(game, new Random(seed));
      var auditor = new LateWagerAuditor();
      for (var number = 1; number <= STEPS; number++) {
        for (var event : table.step(accepted)) {
          auditor.saw(event);
        }
        if (number % 100 == 0) {
          table.comesToAnEnd();
        }
      }
      assertThat(accepted).containsAll(AnyOrder.of(table.live().playing().layout()));
    }
    assertThat(accepted)
        .contains(
            Act.VoidRound.class,
            Act.Reenter.class,
            Act.Report.class,
            Act.Correct.class,
            Act.Close.class,
            Act.Limit.class);
  }
}
