package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Machine;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.WagerRows;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Craps: rolls of two dice move every wager of an edition, each made again as soon as it may be.
///
/// The counts are those of every wager's steps: `state * rolls + roll`, one wager after another. A
/// wager that stands at the end of a block is played out, with no new one after it, so that long
/// ones are not lost.
final class CrapsEngine implements Engine {
  private static final int ROLLS_AT_ONCE = Draws.BUFFER * Rolls.PER_DRAW;

  /// What keeps the steps of an automaton in a processor's cache.
  private static final int MOST_STATES = 4096;

  private final BonusWindow window;
  private final List<Product> products;

  /// Where the counts of each wager begin.
  private final Map<Life, Integer> places = new LinkedHashMap<>();

  private final int size;

  CrapsEngine(BonusWindow window, List<Analysis> analyses) {
    this.window = window;
    var lives = analyses.stream().map(this::life).distinct().toList();
    var place = 0;
    for (var life : lives) {
      places.put(life, place);
      place += life.size() * Product.ROLLS;
    }
    this.size = place;
    this.products = Product.divide(lives, MOST_STATES);
  }

  private Life life(Analysis analysis) {
    var isBonus =
        analysis.paytable() != null && !analysis.wager().machine().equals(Machine.ONE_ROUND);
    return Life.of(analysis.wager().machine(), isBonus ? window : BonusWindow.NONE_IN_PROGRESS);
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
  public long[] play(long seed, long block, int rounds) {
    var lanes = new Lane[Lane.COUNT];
    Arrays.setAll(lanes, lane -> new Lane(seed, block, lane));
    var at = new int[products.size()][Lane.COUNT];
    var taken = new int[products.size()][];
    Arrays.setAll(taken, i -> new int[products.get(i).edges()]);
    var rolls = new byte[Lane.COUNT * ROLLS_AT_ONCE];
    var draws = new long[Draws.BUFFER];
    var each = rounds / Lane.COUNT;
    for (var played = 0; played < each; played += ROLLS_AT_ONCE) {
      for (var lane = 0; lane < Lane.COUNT; lane++) {
        lanes[lane].fill(draws);
        Rolls.write(draws, rolls, lane * ROLLS_AT_ONCE);
      }
      for (var i = 0; i < products.size(); i++) {
        products.get(i).step(rolls, Math.min(ROLLS_AT_ONCE, each - played), at[i], taken[i]);
      }
    }
    var counts = new long[size];
    for (var i = 0; i < products.size(); i++) {
      add(products.get(i), taken[i], counts);
    }
    for (var lane = 0; lane < Lane.COUNT; lane++) {
      finish(lanes[lane], states(at, lane), Lane.share(rounds, lane) - each, counts);
    }
    return counts;
  }

  /// The state that every wager of a lane is in.
  private Map<Life, Integer> states(int[][] at, int lane) {
    var states = new LinkedHashMap<Life, Integer>();
    for (var i = 0; i < products.size(); i++) {
      var lives = products.get(i).lives();
      var common = products.get(i).states(at[i][lane]);
      for (var j = 0; j < common.length; j++) {
        states.put(lives.get(j), common[j]);
      }
    }
    return states;
  }

  /// The last rolls of a lane, and those that end what then stands.
  private void finish(Lane lane, Map<Life, Integer> states, int more, long[] counts) {
    var rolls = new byte[ROLLS_AT_ONCE];
    var draws = new long[Draws.BUFFER];
    var left = more;
    var standing = true;
    while (standing) {
      lane.fill(draws);
      Rolls.write(draws, rolls, 0);
      for (var roll : rolls) {
        standing = step(states, roll, left > 0, counts);
        left--;
      }
    }
  }

  /// @return whether anything stands after it
  private boolean step(Map<Life, Integer> states, int roll, boolean again, long[] counts) {
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

  private void add(Product product, int[] taken, long[] counts) {
    for (var edge = 0; edge < taken.length; edge++) {
      if (taken[edge] > 0) {
        var states = product.states(edge);
        for (var i = 0; i < states.length; i++) {
          counts[place(product.lives().get(i), states[i], edge % Product.ROLLS)] += taken[edge];
        }
      }
    }
  }

  private int place(Life life, int state, int roll) {
    return Objects.requireNonNull(places.get(life)) + state * Product.ROLLS + roll;
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var life = life(analysis);
    var wagerRows = WagerRows.of(analysis.wager(), Outcomes.ROLLS);
    var rows = new long[analysis.wager().rows().size() + 1];
    for (var state = 0; state < life.size(); state++) {
      for (var roll = 0; roll < Product.ROLLS; roll++) {
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
