package io.lammer.games.craps;

import io.lammer.sim.RandomStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/// Several wagers combined into one product automaton over rolls, so that a single step moves them
/// all. A step is an edge, `state * rolls + roll`; the results of each wager are derived afterwards
/// from the number of times each edge was taken.
final class ProductAutomaton implements Serializable {
  static final int ROLLS = Rolls.ALL.size();

  private final List<WagerLife> lives;

  /// By edge: the first edge of the state that the edge leads to.
  private final int[] next;

  /// By product state: the state of each wager.
  private final List<int[]> states;

  private ProductAutomaton(List<WagerLife> lives, int[] next, List<int[]> states) {
    this.lives = List.copyOf(lives);
    this.next = next;
    this.states = states;
  }

  /// Empty if the product has more than `most` states.
  static Optional<ProductAutomaton> of(List<WagerLife> lives, int most) {
    var states = new ArrayList<int[]>();
    var numbers = new HashMap<List<Integer>, Integer>();
    var next = new ArrayList<Integer>();
    number(new int[lives.size()], states, numbers);
    for (var state = 0; state < states.size(); state++) {
      if (states.size() > most) {
        return Optional.empty();
      }
      for (var roll = 0; roll < ROLLS; roll++) {
        var to = new int[lives.size()];
        for (var i = 0; i < to.length; i++) {
          to[i] = lives.get(i).next(states.get(state)[i], roll);
        }
        next.add(ROLLS * number(to, states, numbers));
      }
    }
    return Optional.of(
        new ProductAutomaton(lives, next.stream().mapToInt(Integer::intValue).toArray(), states));
  }

  private static int number(
      int[] state, List<int[]> states, HashMap<List<Integer>, Integer> numbers) {
    return numbers.computeIfAbsent(
        Arrays.stream(state).boxed().toList(),
        _ -> {
          states.add(state);
          return states.size() - 1;
        });
  }

  /// Combines the wagers, largest first, into as few products as possible of at most `most` states
  /// each.
  static List<ProductAutomaton> divide(List<WagerLife> lives, int most) {
    var products = new ArrayList<ProductAutomaton>();
    var bySize = lives.stream().sorted((a, b) -> b.size() - a.size()).toList();
    for (var life : bySize) {
      var best = -1;
      var joined = of(List.of(life), Integer.MAX_VALUE).orElseThrow();
      for (var i = 0; i < products.size(); i++) {
        var with = new ArrayList<>(products.get(i).lives);
        with.add(life);
        var product = of(with, most);
        if (product.isPresent() && (best < 0 || product.get().size() < joined.size())) {
          best = i;
          joined = product.get();
        }
      }
      if (best < 0) {
        products.add(joined);
      } else {
        products.set(best, joined);
      }
    }
    return products;
  }

  List<WagerLife> lives() {
    return lives;
  }

  int size() {
    return states.size();
  }

  int edges() {
    return next.length;
  }

  /// The state of each wager before an edge is taken.
  int[] states(int edge) {
    return states.get(edge / ROLLS);
  }

  /// Moves four games through their rolls, each through its own quarter, and counts the edges.
  ///
  /// @param at the first edge of each game's current state
  void step(byte[] rolls, int count, int[] at, int[] taken) {
    var quarter = rolls.length / RandomStream.COUNT;
    var a = at[0];
    var b = at[1];
    var c = at[2];
    var d = at[3];
    for (var i = 0; i < count; i++) {
      a += rolls[i];
      b += rolls[quarter + i];
      c += rolls[2 * quarter + i];
      d += rolls[3 * quarter + i];
      taken[a]++;
      a = next[a];
      taken[b]++;
      b = next[b];
      taken[c]++;
      c = next[c];
      taken[d]++;
      d = next[d];
    }
    at[0] = a;
    at[1] = b;
    at[2] = c;
    at[3] = d;
  }
}
