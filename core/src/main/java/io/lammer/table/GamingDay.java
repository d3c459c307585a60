package io.lammer.table;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/// The hour at which a house's gaming day begins, so that a night's play is one day.
///
/// @param rollOver the hour, 0 to 23, at which the day of that date begins
public record GamingDay(ZoneId zone, int rollOver) {
  public GamingDay {
    if (rollOver < 0 || rollOver > 23) {
      throw new IllegalArgumentException("roll-over hour " + rollOver + " is not in 0 to 23");
    }
  }

  /// The instant at which a day begins. If a clock change skips the hour, this is the moment of the
  /// change. If it repeats the hour, this is the first occurrence.
  public Instant start(LocalDate day) {
    return day.atTime(rollOver, 0).atZone(zone).toInstant();
  }

  /// The last day that has begun by this instant. Comparing starts, rather than the hour on the
  /// clock, keeps the days in order when the clock is set back over the hour.
  public LocalDate of(Instant moment) {
    var day = moment.atZone(zone).toLocalDate();
    while (start(day).isAfter(moment)) {
      day = day.minusDays(1);
    }
    return day;
  }
}
