package io.lammer.web.setup;

import java.util.ArrayList;
import java.util.List;

/// One change of a set-up: what was changed, when, by whom and why.
///
/// @param number number of the event in the table's journal
public record SetupRevision(
    long number, String at, String actor, String kind, String reason, List<Line> lines) {
  public record Line(Mark mark, String text) {}

  public enum Mark {
    SAME,
    ADDED,
    GONE
  }

  /// The diff of two texts by line, from their longest common subsequence.
  static List<Line> lines(List<String> before, List<String> after) {
    var common = new int[before.size() + 1][after.size() + 1];
    for (var i = before.size() - 1; i >= 0; i--) {
      for (var j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    var lines = new ArrayList<Line>();
    var i = 0;
    var j = 0;
    while (i < before.size() || j < after.size()) {
      if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
        lines.add(new Line(Mark.SAME, before.get(i++)));
        j++;
      } else if (j == after.size() || (i < before.size() && common[i + 1][j] >= common[i][j + 1])) {
        lines.add(new Line(Mark.GONE, before.get(i++)));
      } else {
        lines.add(new Line(Mark.ADDED, after.get(j++)));
      }
    }
    return lines;
  }
}
