package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.compiled.Automaton;
import io.lammer.table.Markers;
import java.util.Optional;

/// The lammers of a bonus wager, which mark the numbers rolled so far.
public final class Lammers {
  private Lammers() {}

  /// Empty for a wager without lammers.
  public static Optional<Markers> of(Machine machine, int state) {
    return switch (machine) {
      case CollectNumbers collect ->
          Optional.of(
              new Markers.Collected(
                  CollectNumbers.list(state), CollectNumbers.list(collect.numbers() & ~state)));
      case FollowSequence follow -> {
        var matched = FollowSequence.matches(state);
        yield Optional.of(
            new Markers.Followed(
                follow.sequences(), matched == 0 ? -1 : FollowSequence.chosen(state), matched));
      }
      default -> Optional.empty();
    };
  }

  /// True if rolls can bring a wager with lammers to this state.
  static boolean canReach(Machine machine, int state) {
    return of(machine, Machine.START).isPresent()
        && Automaton.of(machine, Rolls.ALL).number(state) >= 0;
  }
}
