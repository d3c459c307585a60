package io.lammer.report.math;

import io.lammer.odds.Protection.WagerReport;
import java.util.List;

/// A run of card counting that a report holds.
///
/// @param heading what was played
public record Counting(String heading, List<WagerReport> reports) {
  public Counting {
    reports = List.copyOf(reports);
  }
}
