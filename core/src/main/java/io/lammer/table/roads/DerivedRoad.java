package io.lammer.table.roads;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A road derived from the regularity of the big road. Its colors do not stand for Banker and
/// Player.
public record DerivedRoad(Road<Mark> road) {

  public enum Mark {
    /// The big road repeats.
    RED,
    /// The big road does not repeat.
    BLUE
  }

  /// @param apart the distance in columns of the runs that are compared: 1 for the big eye boy, 2
  ///   for the small road, 3 for the cockroach pig
  static DerivedRoad of(List<Integer> runs, int apart) {
    var marks = new ArrayList<Mark>();
    for (var run = apart; run < runs.size(); run++) {
      if (run > apart) {
        marks.add(mark(runs.get(run - 1).equals(runs.get(run - apart - 1))));
      }
      for (var depth = 2; depth <= runs.get(run); depth++) {
        marks.add(mark(depth != runs.get(run - apart) + 1));
      }
    }
    return new DerivedRoad(Road.ofRuns(Road.runs(marks, Function.identity())));
  }

  private static Mark mark(boolean regular) {
    return regular ? Mark.RED : Mark.BLUE;
  }
}
