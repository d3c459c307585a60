package io.lammer.tables;

import io.lammer.rules.Collect;
import io.lammer.rules.Follow;
import io.lammer.rules.Machine;
import java.util.List;
import java.util.Optional;

/// The lammers of a craps bonus wager: what was rolled for it, and what it waits for.
public sealed interface Lammers {
  /// The numbers that were rolled for it, in the order in which they lie.
  List<Integer> rolled();

  /// Numbers to be rolled in any order.
  record Collected(List<Integer> rolled, List<Integer> needed) implements Lammers {
    public Collected {
      rolled = List.copyOf(rolled);
      needed = List.copyOf(needed);
    }
  }

  /// A sequence to be rolled in its order.
  ///
  /// @param chosen the sequence that the first roll chose, or -1 while any may begin
  /// @param matched how many of its numbers were rolled
  record Followed(List<List<Integer>> sequences, int chosen, int matched) implements Lammers {
    public Followed {
      sequences = sequences.stream().map(List::copyOf).toList();
    }

    @Override
    public List<Integer> rolled() {
      return chosen < 0 ? List.of() : sequences.get(chosen).subList(0, matched);
    }

    /// The numbers of which one must come next.
    public List<Integer> next() {
      return chosen < 0
          ? sequences.stream().map(List::getFirst).toList()
          : List.of(sequences.get(chosen).get(matched));
    }
  }

  /// Nothing for a wager without lammers.
  static Optional<Lammers> of(Machine machine, int state) {
    return switch (machine) {
      case Collect collect ->
          Optional.of(new Collected(Collect.list(state), Collect.list(collect.numbers() & ~state)));
      case Follow follow -> {
        var matched = Follow.matches(state);
        yield Optional.of(
            new Followed(follow.sequences(), matched == 0 ? -1 : Follow.chosen(state), matched));
      }
      default -> Optional.empty();
    };
  }
}
