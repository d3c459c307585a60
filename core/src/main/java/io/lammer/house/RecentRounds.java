package io.lammer.house;

import io.lammer.house.TableEvent.Aside;
import io.lammer.rules.Outcome;
import io.lammer.table.Felt;
import io.lammer.table.GameHouse;
import io.lammer.table.StandingBet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The recent rounds of a table, oldest first, without voided ones.
///
/// @param rounds the rounds of the current shoe, which never reach the limit; without a shoe, the
///   last rounds
/// @param decisions the last rounds that took wagers off the layout
public record RecentRounds(List<Round> rounds, List<Decision> decisions) {
  /// Two, because one may be voided and then the one before it is needed.
  private static final int DECISIONS = 2;

  static final RecentRounds NOTHING = new RecentRounds(List.of(), List.of());

  /// A round, without its follow-up.
  ///
  /// @param before the felt before it, if the game keeps it
  /// @param after the felt after it, if the game keeps it
  public record Round(long round, Outcome outcome, @Nullable Felt before, @Nullable Felt after) {}

  /// A round that took wagers off the layout.
  ///
  /// @param before the wagers that were on the layout before it
  public record Decision(long round, List<Aside> before) {
    public Decision {
      before = List.copyOf(before);
    }
  }

  public RecentRounds {
    rounds = List.copyOf(rounds);
    decisions = List.copyOf(decisions);
  }

  /// The wagers on the layout before the last round that took some off.
  public List<Aside> beforeDecision() {
    return decisions.isEmpty() ? List.of() : decisions.getLast().before();
  }

  /// The roads start empty with a new shoe.
  RecentRounds shuffled() {
    return new RecentRounds(List.of(), decisions);
  }

  RecentRounds decided(long round, List<StandingBet> before) {
    var lay = before.stream().map(it -> new Aside(it.seat(), it.spot(), it.stake())).toList();
    return new RecentRounds(rounds, newest(decisions, new Decision(round, lay), DECISIONS));
  }

  /// Adds the outcome of a round.
  RecentRounds settled(long round, Outcome outcome, Felt before, Felt after) {
    var game = GameHouse.of(outcome.game());
    var last = new Round(round, outcome, game.keptWithRound(before), game.keptWithRound(after));
    return new RecentRounds(newest(rounds, last, game.recentRounds()), decisions);
  }

  private static <T> List<T> newest(List<T> earlier, T last, int most) {
    var list =
        new ArrayList<>(earlier.subList(Math.max(0, earlier.size() + 1 - most), earlier.size()));
    list.add(last);
    return list;
  }

  RecentRounds without(long round) {
    return new RecentRounds(
        rounds.stream().filter(it -> it.round() != round).toList(),
        decisions.stream().filter(it -> it.round() != round).toList());
  }
}
