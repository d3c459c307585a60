package io.lammer.games.craps;

import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import java.util.List;

/// A wager that follows a number sequence in exact order. With two sequences, the first roll
/// selects one (ruling 20). The state is `matches + 8 * selected sequence`.
public record FollowSequence(List<List<Integer>> sequences) implements Machine {
  private static final int MATCHES = 8;

  public FollowSequence {
    sequences = sequences.stream().map(List::copyOf).toList();
  }

  @Override
  public Step advance(int state, Outcome outcome) {
    var total = ((Roll) outcome).total();
    var matches = matches(state);
    var chosen = matches == 0 ? startingWith(total) : chosen(state);
    if (chosen < 0 || sequences.get(chosen).get(matches) != total) {
      return new Step.Ends(new Ending.Tally(matches));
    }
    if (matches + 1 == sequences.get(chosen).size()) {
      return new Step.Ends(new Ending.Tally(matches + 1));
    }
    return new Step.Stays(matches + 1 + MATCHES * chosen);
  }

  public static int matches(int state) {
    return state % MATCHES;
  }

  /// The index of the sequence that the first match selected.
  public static int chosen(int state) {
    return state / MATCHES;
  }

  private int startingWith(int total) {
    for (var i = 0; i < sequences.size(); i++) {
      if (sequences.get(i).getFirst() == total) {
        return i;
      }
    }
    return -1;
  }
}
