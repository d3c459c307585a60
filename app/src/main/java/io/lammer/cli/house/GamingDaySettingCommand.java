package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.house.HouseDay;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.runtime.HouseDayReader;
import io.lammer.runtime.LiveFloor;
import java.time.InstantSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Prints or changes the gaming day and profile of a house.
@Command(name = "gaming-day")
public final class GamingDaySettingCommand extends Subcommand {
  @Mixin private HouseOption house;

  @Mixin private HouseProfiles profiles;

  @Option(names = "--reason", paramLabel = "TEXT")
  private String reason = "";

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    var id = profiles.name();
    if (id == null) {
      if (!reason.isBlank()) {
        throw wrong("--reason without --profile; expected what the house is to keep");
      }
      return print();
    }
    if (reason.isBlank()) {
      throw wrong("--profile without --reason; expected why it is changed");
    }
    var rules = new Rulebook(catalogs.load(), profiles.load());
    var day =
        HouseDay.of(HouseProfiles.known(this, rules.profiles(), id))
            .orElseThrow(() -> wrong("profile %s states no gaming day".formatted(id)));
    house.requireFile();
    try (var floor = LiveFloor.open(HouseAddress.of(house.name()), rules, InstantSource.system())) {
      floor.keep(day, HouseOption.onTheMachine(reason));
    }
    return print();
  }

  private int print() {
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      out()
          .println(
              HouseDayReader.of(database)
                  .map(HouseDay::toString)
                  .orElse("none yet: the first start of a server sets it"));
      return 0;
    }
  }
}
