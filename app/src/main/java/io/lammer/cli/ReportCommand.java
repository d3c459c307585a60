package io.lammer.cli;

import io.lammer.report.day.DayReader;
import io.lammer.report.day.DaySheets;
import io.lammer.server.Program;
import io.lammer.store.Database;
import io.lammer.store.HouseAddress;
import io.lammer.tables.GamingDay;
import io.lammer.tables.Profile;
import io.lammer.tables.Profiles;
import io.lammer.tables.Setup;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Reports a gaming day.
@Command(
    name = "report",
    description = {
      "Reports a gaming day of a house from its journals: every jackpot reconciled to a hundredth"
          + " of a cent, escrow, readings, win and hold of every wager of every table against its"
          + " exact house edge, envy, promotions, hits and slips with their flags, voids,"
          + " corrections and changes, and the books.",
      ""
    },
    footer = {
      "",
      "The house may go on while the report is made. The same journals give the same",
      "report, byte for byte.",
      "Exit codes: 0 reported, 2 the database or a file cannot be used, 64 wrong usage.",
      "",
      "Examples:",
      "  lammer report",
      "  lammer report --db house.db --day 2026-11-15 --profile nevada",
      "  lammer report --day 2026-11-15 --pdf -o 2026-11-15.pdf",
      "  lammer report --csv -o today.csv"
    })
final class ReportCommand extends Subcommand {
  @Mixin private HouseFile house;

  @Option(
      names = "--day",
      paramLabel = "DATE",
      description = "The gaming day, such as 2026-11-15; today's without it.")
  private @Nullable LocalDate day;

  @Option(
      names = "--profile",
      paramLabel = "ID",
      description =
          "The jurisdiction profile, for the gaming day, flags and deposits; else that of the"
              + " tables' venue.")
  private @Nullable String profile;

  @Option(
      names = "--zone",
      paramLabel = "ZONE",
      description = "The house's time zone, such as America/Los_Angeles; else the profile's.")
  private @Nullable ZoneId zone;

  @Option(
      names = "--roll-over",
      paramLabel = "HOUR",
      description = "The hour at which the gaming day begins, 0 to 23; else the profile's.")
  private @Nullable Integer rollOver;

  @Mixin private SheetForm form;

  @Mixin private Catalogs catalogs;

  @Override
  public Integer call() {
    form.check(this);
    var rules = catalogs.rules();
    var stated = profile == null ? null : profile(profile);
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      var chosen = stated == null ? profile(DayReader.venues(database, rules)) : stated;
      var gamingDay = gamingDay(chosen);
      var wanted = day == null ? gamingDay.of(Instant.now()) : day;
      var report = new DayReader(database, rules, chosen, gamingDay).read(wanted);
      var sheets = new DaySheets(report);
      form.write(out(), sheets.paper(Program.NAME), sheets.json());
      return 0;
    }
  }

  private Profile profile(Set<Setup.Venue> venues) {
    if (venues.size() > 1) {
      throw wrong("the tables are of venues %s; expected --profile".formatted(venues));
    }
    return venues.stream()
        .findFirst()
        .flatMap(Profiles.builtIn()::of)
        .orElseGet(() -> profile("other"));
  }

  private Profile profile(String id) {
    var profiles = Profiles.builtIn();
    var lack = "there is no profile \"%s\"".formatted(id);
    return known(profiles.profile(id), lack, profiles.all().stream().map(Profile::id));
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
