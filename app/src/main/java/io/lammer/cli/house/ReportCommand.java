package io.lammer.cli.house;

import io.lammer.accounting.Period;
import io.lammer.accounting.Theory;
import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.ReportOutputOptions;
import io.lammer.cli.options.Subcommand;
import io.lammer.house.HouseDay;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.render.day.DayReports;
import io.lammer.render.day.DaySheets;
import io.lammer.render.paper.SheetPaper;
import io.lammer.runtime.DayArchive;
import io.lammer.runtime.History;
import io.lammer.runtime.HouseDayReader;
import io.lammer.table.GamingDay;
import io.lammer.table.Profile;
import io.lammer.table.Setup;
import io.lammer.web.BuildIdentity;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Reports a gaming day or a month.
@Command(name = "report")
public final class ReportCommand extends Subcommand {
  @Mixin private HouseOption house;

  @Option(names = "--day", paramLabel = "DATE")
  private @Nullable LocalDate day;

  @Option(names = "--month", paramLabel = "MONTH")
  private @Nullable YearMonth month;

  @Mixin private HouseProfiles profiles;

  @Option(names = "--zone", paramLabel = "ZONE")
  private @Nullable ZoneId zone;

  @Option(names = "--roll-over", paramLabel = "HOUR")
  private @Nullable Integer rollOver;

  @Mixin private ReportOutputOptions form;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    form.check(this);
    if (day != null && month != null) {
      throw wrong("--day and --month; expected one of them");
    }
    var rules = new Rulebook(catalogs.load(), profiles.load());
    var stated = profiles.name() == null ? null : profile(rules, profiles.name());
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      var kept = HouseDayReader.of(database).orElse(null);
      var chosen =
          kept != null
              ? profile(rules, kept.profile())
              : stated == null ? profile(rules, DayReports.venues(database, rules)) : stated;
      var gamingDay = kept == null ? gamingDay(chosen) : kept.gamingDay();
      if (kept != null) {
        requireKept(kept, stated);
      }
      var wanted = period(gamingDay);
      var archive =
          new DayArchive(
              database, new History(database, rules), HouseDayReader.calendar(database, gamingDay));
      var report = new DayReports(archive, rules, chosen, new Theory()).of(wanted);
      var sheets = new DaySheets(report);
      form.write(this, sheets.paper(BuildIdentity.NAME), SheetPaper::csv, sheets.json());
      return 0;
    }
  }

  private Period period(GamingDay gamingDay) {
    return month != null
        ? Period.of(month)
        : Period.of(day == null ? gamingDay.of(Instant.now()) : day);
  }

  /// Refuses options that differ from the gaming day of the house, so that a day has only one
  /// report.
  private void requireKept(HouseDay kept, @Nullable Profile stated) {
    if ((stated != null && !stated.id().equals(kept.profile()))
        || (zone != null && !zone.equals(kept.gamingDay().zone()))
        || (rollOver != null && rollOver != kept.rollOver())) {
      throw wrong(
          "the house keeps %s; lammer gaming-day changes it, and no option here".formatted(kept));
    }
  }

  private Profile profile(Rulebook rules, Set<Setup.Venue> venues) {
    if (venues.size() > 1) {
      throw wrong("the tables are of venues %s; expected --profile".formatted(venues));
    }
    return venues.stream()
        .findFirst()
        .flatMap(rules.profiles()::of)
        .orElseGet(() -> profile(rules, "other"));
  }

  private Profile profile(Rulebook rules, String id) {
    return HouseProfiles.known(this, rules.profiles(), id);
  }

  private GamingDay gamingDay(Profile chosen) {
    var stated = chosen.gamingDay(day);
    if (stated.isEmpty() && (zone == null || rollOver == null)) {
      throw wrong(
          "profile %s states no gaming day; expected --zone and --roll-over"
              .formatted(chosen.id()));
    }
    var hour = rollOver == null ? stated.orElseThrow().rollOver() : rollOver;
    if (hour < 0 || hour > 23) {
      throw wrong("--roll-over %d; expected an hour from 0 to 23".formatted(hour));
    }
    return new GamingDay(zone == null ? stated.orElseThrow().zone() : zone, hour);
  }
}
