package io.lammer.accounting;

import io.lammer.table.GamingDay;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/// The gaming days that a house has used. An event belongs to the gaming day in force when it
/// happened, so a change does not move past days.
///
/// @param changes the changes, oldest first; the first one also applies to earlier events
public record Calendar(List<Change> changes) {
  /// The length of a shift.
  private static final Duration SHIFT = Duration.ofHours(8);

  /// A change of the gaming day.
  ///
  /// @param id the id of the first event that it applies to
  public record Change(long id, Instant at, GamingDay day) {}

  public Calendar {
    changes = List.copyOf(changes);
    if (changes.isEmpty()) {
      throw new IllegalArgumentException("a calendar without a gaming day");
    }
  }

  /// The calendar of a house that never changed its gaming day.
  public static Calendar of(GamingDay day) {
    return new Calendar(List.of(new Change(0, Instant.MIN, day)));
  }

  public Calendar with(Change change) {
    var all = new ArrayList<>(changes);
    all.add(change);
    return new Calendar(all);
  }

  /// The gaming day in force now.
  public GamingDay last() {
    return changes.getLast().day();
  }

  /// The gaming day in force at an event.
  public GamingDay at(long id) {
    for (var change : changes.reversed()) {
      if (change.id() <= id) {
        return change.day();
      }
    }
    return changes.getFirst().day();
  }

  LocalDate day(EventRef ref) {
    return at(ref.id()).of(ref.at());
  }

  /// The shift of a day that an event falls in, from 0. A day of 25 hours has four.
  int shift(EventRef ref, LocalDate day) {
    return shift(at(ref.id()), ref.at(), day);
  }

  /// The shift of a day at a moment, under the gaming day in force now.
  public int shift(Instant now, LocalDate day) {
    return shift(last(), now, day);
  }

  private static int shift(GamingDay gamingDay, Instant at, LocalDate day) {
    var since = Duration.between(gamingDay.start(day), at);
    return since.isNegative() ? 0 : (int) since.dividedBy(SHIFT);
  }

  /// The start of a day under the gaming day that was in force then.
  public Instant start(LocalDate day) {
    for (var change : changes.reversed()) {
      var start = change.day().start(day);
      if (!change.at().isAfter(start)) {
        return start;
      }
    }
    return changes.getFirst().day().start(day);
  }
}
