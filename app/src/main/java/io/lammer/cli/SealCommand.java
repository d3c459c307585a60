package io.lammer.cli;

import io.lammer.rules.catalog.Catalog;
import io.lammer.store.Database;
import io.lammer.store.HouseAddress;
import io.lammer.store.floor.KeptDay;
import io.lammer.tables.Profiles;
import io.lammer.tables.floor.HouseDay;
import io.lammer.tables.floor.Rulebook;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Seals the journals of a house.
@Command(
    name = "seal",
    description = {
      "Seals the journals of a house as they are now: the ends of all of them are hashed, chained"
          + " to the seal before, and signed with the house's key. The first seal makes the key,"
          + " in a file beside the database that only its owner may read.",
      ""
    },
    footer = {
      "",
      "Print what it prints and keep it apart: lammer verify --seal N:HASH --key KEY then shows",
      "that nothing was cut off or written anew. Keep a copy of the key file in a safe.",
      "",
      "Examples:",
      "  lammer seal",
      "  lammer seal --day 2026-11-14"
    })
final class SealCommand extends Subcommand {
  @Mixin private HouseFile house;

  @Option(
      names = "--day",
      paramLabel = "DATE",
      description = "The gaming day that it closes; today unless stated.")
  private @Nullable LocalDate day;

  @Override
  public Integer call() {
    house.requireFile();
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    try (var database = Database.open(HouseAddress.of(house.name()))) {
      var gamingDay = KeptDay.of(database).orElseGet(() -> HouseDay.usual(rules)).gamingDay();
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
