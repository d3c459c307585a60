package io.lammer.tables;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/// When a house's day begins: at an hour of its own clock, so that a night's play is one day.
///
/// @param rollOver the hour, 0 to 23, at which the day of that date begins
public record GamingDay(ZoneId zone, int rollOver) {
  public GamingDay {
    if (rollOver < 0 || rollOver > 23) {
      throw new IllegalArgumentException("roll-over hour " + rollOver + " is not in 0 to 23");
    }
  }

  /// The moment at which a day begins. Where the clock is put forward over the hour, it is the
  /// moment of the change; where it shows the hour twice, the first time.
  public Instant start(LocalDate day) {
    return day.atTime(rollOver, 0).atZone(zone).toInstant();
  }

  /// The day that a moment belongs to: the last that has begun. Asking for starts, and not for the
  /// hour on the clock, keeps the days in order when the clock is put back over the hour.
  public LocalDate of(Instant moment) {
    var day = moment.atZone(zone).toLocalDate();
    while (start(day).isAfter(moment)) {
      day = day.minusDays(1);
    }
    return day;
  }
}
