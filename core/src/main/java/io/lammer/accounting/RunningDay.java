package io.lammer.accounting;

import io.lammer.accounting.JournalDay.Span;
import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The gaming day of a journal to which events are being added. Not thread-safe.
public final class RunningDay {
  private final String journal;
  private final LocalDate day;
  private final long first;
  private final SortedMap<Account, Long> opening;
  private final Map<Account, Long> closing;
  private final List<Long> notable;
  private final PartFold part;
  private long last;
  private Instant lastAt;

  private RunningDay(
      String journal,
      LocalDate day,
      Span span,
      Balances balances,
      List<Long> notable,
      PartFold part) {
    this.journal = journal;
    this.day = day;
    this.first = span.first();
    this.last = span.last();
    this.lastAt = span.lastAt();
    this.opening = balances.opening();
    this.closing = new HashMap<>(balances.closing());
    this.notable = new ArrayList<>(notable);
    this.part = part;
  }

  /// Continues a day.
  public static RunningDay of(JournalDay day) {
    return new RunningDay(
        day.journal(),
        day.day(),
        day.span(),
        day.balances(),
        day.notable(),
        PartFold.of(day.totals(), day.closing()));
  }

  /// A later day to which nothing was added yet.
  static RunningDay empty(JournalDay before, LocalDate day) {
    return new RunningDay(
        before.journal(),
        day,
        new Span(before.span().last() + 1, before.span().last(), before.span().lastAt()),
        new Balances(before.balances().closing(), before.balances().closing()),
        List.of(),
        PartFold.after(before));
  }

  /// The day after the next event of a journal: this one with the event added, or a later one.
  ///
  /// @param running the day of the event before it; null for the first event of the journal
  public static RunningDay after(@Nullable RunningDay running, Step step, Calendar calendar) {
    var ref = step.ref();
    var day = date(running, ref, calendar);
    var now =
        running == null
            ? new RunningDay(
                ref.journal(),
                day,
                new Span(ref.number(), ref.number() - 1, ref.at()),
                new Balances(new TreeMap<>(Balances.ORDER), new TreeMap<>(Balances.ORDER)),
                List.of(),
                PartFold.of(step.after()))
            : day.isAfter(running.day) ? empty(running.day(), day) : running;
    now.add(step, calendar.shift(ref, day));
    return now;
  }

  /// The gaming day that the next event of a journal belongs to. It stays the running day if the
  /// clock was set back.
  ///
  /// @param running the day of the event before it; null for the first event of the journal
  public static LocalDate date(@Nullable RunningDay running, EventRef ref, Calendar calendar) {
    var its = calendar.day(ref);
    return running == null || its.isAfter(running.day) ? its : running.day;
  }

  private void add(Step step, int shift) {
    var ref = step.ref();
    if (ref.number() != last + 1) {
      throw new IllegalArgumentException(
          "journal \"%s\" event %d does not follow event %d"
              .formatted(journal, ref.number(), last));
    }
    last = ref.number();
    lastAt = ref.at().isAfter(lastAt) ? ref.at() : lastAt;
    for (var transfer : step.transfers()) {
      move(transfer);
    }
    if (Notable.is(step.before(), step.event())) {
      notable.add(ref.number());
    }
    part.add(step, shift);
  }

  private void move(Transfer transfer) {
    closing.merge(transfer.from(), -transfer.units(), Math::addExact);
    closing.merge(transfer.to(), transfer.units(), Math::addExact);
  }

  public String journal() {
    return journal;
  }

  public LocalDate date() {
    return day;
  }

  /// The number of the last event that was added.
  public long last() {
    return last;
  }

  /// The day so far.
  public JournalDay day() {
    var sorted = new TreeMap<Account, Long>(Balances.ORDER);
    sorted.putAll(closing);
    return new JournalDay(
        journal,
        day,
        new Span(first, last, lastAt),
        new Balances(opening, sorted),
        notable,
        part.totals(),
        part.closing());
  }

  /// The totals of a table's day so far; empty for other journals.
  public Optional<TableTotals> table() {
    return part instanceof TableFold table ? Optional.of(table.totals()) : Optional.empty();
  }
}
