package io.lammer.journal;

import java.time.LocalDate;

/// A journal's totals for a gaming day, and its state at the end of that day, in a format with its
/// own version.
///
/// @param head the last event of the day, or of the day so far
/// @param event id of that event among all events
/// @param rounds how many rounds the journal's table has settled by then
@SuppressWarnings("ArrayRecordComponent")
public record KeptDay(
    Head head, long event, LocalDate day, int version, long rounds, byte[] totals, byte[] state) {
  public String journal() {
    return head.journal();
  }
}
