package io.lammer.table.roads;

import io.lammer.rules.Side;
import java.util.ArrayList;
import java.util.List;

/// The big road: one column for each run of one winner. Ties have no cell of their own.
///
/// @param runs the lengths of the runs, independent of how they are drawn
/// @param held the ties before the first winner
public record BigRoad(Road<Win> road, List<Integer> runs, int held) {

  /// A round that was won, with the number of ties that followed it. The first one also counts the
  /// ties before it.
  public record Win(Side winner, int ties) {}

  public BigRoad {
    runs = List.copyOf(runs);
  }

  static BigRoad of(List<Roads.Round> rounds) {
    var wins = new ArrayList<Win>();
    var held = 0;
    for (var round : rounds) {
      if (round.winner() != Side.TIE) {
        wins.add(new Win(round.winner(), held));
        held = 0;
      } else if (wins.isEmpty()) {
        held++;
      } else {
        var last = wins.removeLast();
        wins.add(new Win(last.winner(), last.ties() + 1));
      }
    }
    var runs = Road.runs(wins, Win::winner);
    return new BigRoad(Road.ofRuns(runs), runs.stream().map(List::size).toList(), held);
  }
}
