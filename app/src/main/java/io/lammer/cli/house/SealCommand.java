package io.lammer.cli.house;

import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.house.HouseDay;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.HouseDayReader;
import io.lammer.table.Profiles;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Seals the journals of a house.
@Command(name = "seal")
public final class SealCommand extends Subcommand {
  @Mixin private HouseOption house;

  @Option(names = "--day", paramLabel = "DATE")
  private @Nullable LocalDate day;

  @Override
  public Integer call() {
    house.requireFile();
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    try (var database = Database.open(HouseAddress.of(house.name()))) {
      var gamingDay =
          HouseDayReader.of(database).orElseGet(() -> HouseDay.usual(rules)).gamingDay();
      var date = day == null ? gamingDay.of(Instant.now()) : day;
      var seal = database.seals().seal(date, Instant.now()).join();
      var out = out();
      out.println("seal %d of %s".formatted(seal.number(), seal.day()));
      out.println("hash  " + seal.hash());
      out.println("key   " + seal.publicKey());
      return 0;
    }
  }
}
