package io.lammer.sim;

import io.lammer.rules.compiled.Outcomes;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/// Several wagers as one automaton over rolls, so that one step moves them all. A step is an edge,
/// `state * rolls + roll`; what happened to each wager is told afterwards from how often each edge
/// was taken.
final class Product implements Serializable {
  static final int ROLLS = Outcomes.ROLLS.size();

  private final List<Life> lives;

  /// The first edge of the state that an edge leads to.
  private final int[] next;

  /// What states the wagers are in, by the number of their common state.
  private final List<int[]> states;

  private Product(List<Life> lives, int[] next, List<int[]> states) {
    this.lives = List.copyOf(lives);
    this.next = next;
    this.states = states;
  }

  /// None if there would be more states than so many.
  static Optional<Product> of(List<Life> lives, int most) {
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
        new Product(lives, next.stream().mapToInt(Integer::intValue).toArray(), states));
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

  /// As few automata as do not grow beyond so many states, the biggest wagers first.
  static List<Product> divide(List<Life> lives, int most) {
    var products = new ArrayList<Product>();
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

  List<Life> lives() {
    return lives;
  }

  int size() {
    return states.size();
  }

  int edges() {
    return next.length;
  }

  /// The states of the wagers behind an edge's first place.
  int[] states(int edge) {
    return states.get(edge / ROLLS);
  }

  /// Moves four games through their rolls, each of its own quarter, and counts the edges.
  ///
  /// @param at the first edge of the state that each game is in
  void step(byte[] rolls, int count, int[] at, int[] taken) {
    var quarter = rolls.length / Lane.COUNT;
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
