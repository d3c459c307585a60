package io.lammer.table;

import java.util.List;

/// The markers on the layout that show how far a wager has come: the numbers reached so far and the
/// numbers still needed.
public sealed interface Markers {
  /// The numbers reached so far, in the order of the markers on the layout.
  List<Integer> reached();

  /// Numbers that may come in any order.
  record Collected(List<Integer> reached, List<Integer> needed) implements Markers {
    public Collected {
      reached = List.copyOf(reached);
      needed = List.copyOf(needed);
    }
  }

  /// Numbers that must come in the order of one of several sequences.
  ///
  /// @param chosen the index of the sequence that the first number chose, or -1 while all are
  ///   possible
  /// @param matched how many of its numbers have come
  record Followed(List<List<Integer>> sequences, int chosen, int matched) implements Markers {
    public Followed {
      sequences = sequences.stream().map(List::copyOf).toList();
    }

    @Override
    public List<Integer> reached() {
      return chosen < 0 ? List.of() : sequences.get(chosen).subList(0, matched);
    }

    /// The numbers that continue the wager, one of which must come next.
    public List<Integer> next() {
      return chosen < 0
          ? sequences.stream().map(List::getFirst).toList()
          : List.of(sequences.get(chosen).get(matched));
    }
  }
}
