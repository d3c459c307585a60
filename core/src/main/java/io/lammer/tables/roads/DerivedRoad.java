package io.lammer.tables.roads;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A road of how regular the big road is. Its colours say nothing of Banker and Player.
public record DerivedRoad(Road<Mark> road) {

  public enum Mark {
    /// The big road repeats itself.
    RED,
    /// It does not.
    BLUE
  }

  /// @param apart how many runs lie between those that are compared, both ends counted: 1 for the
  ///   big eye boy, 2 for the small road, 3 for the cockroach pig
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
