package io.lammer.games.craps;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Machine;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.WagerRows;
import io.lammer.sim.Engine;
import io.lammer.sim.IndexedRandom;
import io.lammer.sim.RandomStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Simulates craps: every roll moves all wagers of an edition, and each wager is made again as soon
/// as the rules allow.
///
/// The counts are the transitions of each wager, indexed by `state * rolls + roll`, one wager after
/// another. At the end of a block, standing wagers are played to their end and not made again, so
/// that long wagers are not underrepresented.
final class CrapsSimulator implements Engine {
  private static final int ROLLS_AT_ONCE = IndexedRandom.BUFFER * RandomRolls.PER_DRAW;

  /// Keeps the transition table of an automaton small enough for the processor cache.
  private static final int MOST_STATES = 4096;

  private final BonusWindow window;
  private final List<ProductAutomaton> products;

  /// The index of each wager's first count.
  private final Map<WagerLife, Integer> places = new LinkedHashMap<>();

  private final int size;

  CrapsSimulator(BonusWindow window, List<Analysis> analyses) {
    this.window = window;
    var lives = analyses.stream().map(this::life).distinct().toList();
    var place = 0;
    for (var life : lives) {
      places.put(life, place);
      place += life.size() * ProductAutomaton.ROLLS;
    }
    this.size = place;
    this.products = ProductAutomaton.divide(lives, MOST_STATES);
  }

  private WagerLife life(Analysis analysis) {
    var isBonus =
        analysis.paytable() != null && !analysis.wager().machine().equals(Machine.ONE_ROUND);
    return WagerLife.of(
        analysis.wager().machine(), isBonus ? window : BonusWindow.NONE_IN_PROGRESS);
  }

  @Override
  public int block() {
    return 1 << 24;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public long roundsPerSecond() {
    return 200_000_000;
  }

  @Override
  public long[] play(long seed, long block, int rounds) {
    var streams = new RandomStream[RandomStream.COUNT];
    Arrays.setAll(streams, stream -> new RandomStream(seed, block, stream));
    var at = new int[products.size()][RandomStream.COUNT];
    var taken = new int[products.size()][];
    Arrays.setAll(taken, i -> new int[products.get(i).edges()]);
    var rolls = new byte[RandomStream.COUNT * ROLLS_AT_ONCE];
    var draws = new long[IndexedRandom.BUFFER];
    var each = rounds / RandomStream.COUNT;
    for (var played = 0; played < each; played += ROLLS_AT_ONCE) {
      for (var stream = 0; stream < RandomStream.COUNT; stream++) {
        streams[stream].fill(draws);
        RandomRolls.write(draws, rolls, stream * ROLLS_AT_ONCE);
      }
      for (var i = 0; i < products.size(); i++) {
        products.get(i).step(rolls, Math.min(ROLLS_AT_ONCE, each - played), at[i], taken[i]);
      }
    }
    var counts = new long[size];
    for (var i = 0; i < products.size(); i++) {
      add(products.get(i), taken[i], counts);
    }
    for (var stream = 0; stream < RandomStream.COUNT; stream++) {
      finish(
          streams[stream], states(at, stream), RandomStream.share(rounds, stream) - each, counts);
    }
    return counts;
  }

  /// The state of every wager in a stream.
  private Map<WagerLife, Integer> states(int[][] at, int stream) {
    var states = new LinkedHashMap<WagerLife, Integer>();
    for (var i = 0; i < products.size(); i++) {
      var lives = products.get(i).lives();
      var common = products.get(i).states(at[i][stream]);
      for (var j = 0; j < common.length; j++) {
        states.put(lives.get(j), common[j]);
      }
    }
    return states;
  }

  /// Plays the remaining rolls of a stream, then rolls on until no wager stands.
  private void finish(
      RandomStream stream, Map<WagerLife, Integer> states, int more, long[] counts) {
    var rolls = new byte[ROLLS_AT_ONCE];
    var draws = new long[IndexedRandom.BUFFER];
    var left = more;
    var standing = true;
    while (standing) {
      stream.fill(draws);
      RandomRolls.write(draws, rolls, 0);
      for (var roll : rolls) {
        standing = step(states, roll, left > 0, counts);
        left--;
      }
    }
  }

  /// @return true if any wager still stands
  private boolean step(Map<WagerLife, Integer> states, int roll, boolean again, long[] counts) {
    var standing = false;
    for (var entry : states.entrySet()) {
      var life = entry.getKey();
      var state = entry.getValue();
      if (again || life.isUnderWay(state)) {
        counts[place(life, state, roll)]++;
        var ends = life.ending(state, roll) >= 0;
        var next = ends && !again ? Automaton.START : life.next(state, roll);
        entry.setValue(next);
        standing |= life.isUnderWay(next);
      }
    }
    return standing;
  }

  private void add(ProductAutomaton product, int[] taken, long[] counts) {
    for (var edge = 0; edge < taken.length; edge++) {
      if (taken[edge] > 0) {
        var states = product.states(edge);
        for (var i = 0; i < states.length; i++) {
          counts[place(product.lives().get(i), states[i], edge % ProductAutomaton.ROLLS)] +=
              taken[edge];
        }
      }
    }
  }

  private int place(WagerLife life, int state, int roll) {
    return Objects.requireNonNull(places.get(life)) + state * ProductAutomaton.ROLLS + roll;
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var life = life(analysis);
    var wagerRows = WagerRows.of(analysis.wager(), Rolls.ALL);
    var rows = new long[analysis.wager().rows().size() + 1];
    for (var state = 0; state < life.size(); state++) {
      for (var roll = 0; roll < ProductAutomaton.ROLLS; roll++) {
        var ending = life.ending(state, roll);
        if (ending >= 0) {
          var row =
              analysis.stakes().isOneUnit()
                  ? wagerRows.of(ending)
                  : analysis.stakes().row(life.own(state), ending);
          rows[row] += counts[place(life, state, roll)];
        }
      }
    }
    return rows;
  }
}
