package io.lammer.house;

import io.lammer.table.GamingDay;
import io.lammer.table.Profile;
import java.time.ZoneId;
import java.util.Optional;

/// The jurisdiction profile and the gaming day of a house.
///
/// @param zone the house's time zone, such as `America/Los_Angeles`
/// @param rollOver the hour at which a gaming day begins
public record HouseDay(String profile, String zone, int rollOver) {
  public static HouseDay of(Profile profile, GamingDay day) {
    return new HouseDay(profile.id(), day.zone().getId(), day.rollOver());
  }

  /// The newest gaming day that a profile states.
  public static Optional<HouseDay> of(Profile profile) {
    return profile.gamingDay(null).map(day -> of(profile, day));
  }

  /// The default until a house has chosen.
  public static HouseDay usual(Rulebook rules) {
    return rules
        .profiles()
        .profile("other")
        .flatMap(HouseDay::of)
        .orElseThrow(() -> new IllegalStateException("no gaming day is known"));
  }

  public GamingDay gamingDay() {
    return new GamingDay(ZoneId.of(zone), rollOver);
  }

  @Override
  public String toString() {
    return "profile %s, gaming day from %02d:00, %s".formatted(profile, rollOver, zone);
  }
}
