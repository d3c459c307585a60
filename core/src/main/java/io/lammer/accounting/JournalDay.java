package io.lammer.accounting;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/// The totals of one journal over a gaming day or several days, and its state at the end.
///
/// @param day the last day
/// @param notable the numbers of the events that a report lists as voids, corrections and changes
public record JournalDay(
    String journal,
    LocalDate day,
    Span span,
    Balances balances,
    List<Long> notable,
    Totals totals,
    Closing closing) {
  public JournalDay {
    notable = List.copyOf(notable);
  }

  /// The events of a period, numbered without gaps. Empty if `first` is greater than `last`.
  ///
  /// @param lastAt the latest time of an event in the journal so far
  public record Span(long first, long last, Instant lastAt) {
    public long events() {
      return last - first + 1;
    }
  }

  /// The sum with a later period of the same journal that follows without a gap.
  public JournalDay plus(JournalDay later) {
    if (later.span.first() != span.last() + 1 || !later.journal.equals(journal)) {
      throw new IllegalArgumentException(
          "events %s of %s do not follow %s of %s"
              .formatted(later.span, later.journal, span, journal));
    }
    var all = new ArrayList<>(notable);
    all.addAll(later.notable);
    return new JournalDay(
        journal,
        later.day,
        new Span(span.first(), later.span.last(), later.span.lastAt()),
        balances.plus(later.balances),
        all,
        totals.plus(later.totals),
        later.closing);
  }

  /// A later day on which nothing happened.
  public JournalDay idle(LocalDate later) {
    return RunningDay.empty(this, later).day();
  }

  /// How many rounds the journal's table has settled by the end; 0 for other journals.
  public long rounds() {
    return closing instanceof TableClosing table ? table.round() : 0;
  }
}
