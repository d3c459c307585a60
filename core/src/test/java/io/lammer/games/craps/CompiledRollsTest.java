package io.lammer.games.craps;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.EveryWager;
import io.lammer.rules.compiled.WagerRows;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The compiled form of every craps wager says what the rule itself says.
class CompiledRollsTest {
  private static final List<Roll> ROLLS = rolls();

  static Stream<EveryWager> craps() {
    return EveryWager.of(CrapsGame.GAME);
  }

  private static List<Roll> rolls() {
    var rolls = new ArrayList<Roll>();
    for (var first = 1; first <= 6; first++) {
      for (var second = 1; second <= 6; second++) {
        rolls.add(new Roll(first, second));
      }
    }
    return rolls;
  }

  /// Leads the machine itself to every state that any of the 36 rolls can lead to.
  @ParameterizedTest
  @MethodSource("craps")
  void everyStateAndRollOfACrapsWagerIsCompiledAsItsMachineSteps(EveryWager named) {
    var wager = named.wager();
    var rows = WagerRows.of(wager, Rolls.ALL);
    var automaton = rows.automaton();
    var table = automaton.table();
    var outcomes = Rolls.ALL.all();
    var open = new ArrayDeque<>(List.of(Machine.START));
    var seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      var state = open.remove();
      for (var roll : ROLLS) {
        var outcome = outcomes.indexOf(roll.sorted());
        var next = table[automaton.number(state) * Rolls.ALL.size() + outcome];
        switch (wager.advance(state, roll)) {
          case Step.Stays(var to) -> {
            assertThat(next).isNotNegative();
            assertThat(automaton.state(next)).isEqualTo(to);
            if (seen.add(to)) {
              open.add(to);
            }
          }
          case Step.Ends(var ending) -> {
            assertThat(next).isNegative();
            assertThat(row(wager, rows.of(~next))).isSameAs(wager.row(ending));
          }
        }
      }
    }
    assertThat(automaton.size()).isEqualTo(seen.size());
  }

  private static @Nullable Row row(Wager wager, int place) {
    return place == wager.rows().size() ? null : wager.rows().get(place);
  }

  /// Small enough for a simulator to keep in the nearest cache.
  @Test
  void theMainWagersOfCrapsAre92SpotsAnd116States() {
    var spots = EveryWager.CATALOG.edition("bonus-craps-nv").orElseThrow().main();
    assertThat(spots).hasSize(92);
    assertThat(spots.stream().mapToInt(main -> size(main.wager().machine())).sum()).isEqualTo(116);
  }

  @Test
  void theLargestBonusWagerHas1023States() {
    assertThat(size(CollectNumbers.MAKE_EM_ALL)).isEqualTo(1023);
    assertThat(
            Catalog.builtIn().paytables().stream()
                .filter(paytable -> paytable.edition().startsWith("bonus-craps"))
                .flatMap(
                    paytable -> paytable.wagers().stream().map(name -> paytable.wager(name, null)))
                .mapToInt(wager -> size(wager.machine())))
        .allMatch(size -> size <= 1023);
  }

  private static int size(Machine machine) {
    return Automaton.of(machine, Rolls.ALL).size();
  }

  @Test
  void rollsComeInAsManyWaysAsDiceFall() {
    assertThat(Rolls.ALL.size()).isEqualTo(21);
    assertThat(Rolls.ALL.total()).isEqualTo(36);
    for (var i = 0; i < Rolls.ALL.size(); i++) {
      var roll = Rolls.ALL.get(i);
      assertThat(ROLLS.stream().filter(other -> other.sorted().equals(roll)))
          .hasSize(Rolls.ALL.ways(i));
    }
  }

  @Test
  void aWagerInAStateMayComeToWhatLiesBehindIt() {
    var automaton = Automaton.of(CollectNumbers.ALL_SMALL, Rolls.ALL);
    assertThat(automaton.from(Automaton.START)).hasSize(31);
    var lacksTwo = automaton.number(CollectNumbers.SMALL & ~0b100);
    assertThat(automaton.from(lacksTwo)).containsExactly(lacksTwo);
    assertThat(automaton.number(0b10)).isEqualTo(-1);
  }
}
