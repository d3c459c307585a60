package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.journal.HouseAddress;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Answer;
import io.lammer.web.access.FirstUser;
import java.time.InstantSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Restores access for an administrator who cannot sign in.
@Command(name = "reset-administrator")
final class ResetAdministratorCommand extends Subcommand {
  @Parameters(
      paramLabel = "NAME",
      defaultValue = FirstUser.NAME,
      description = "The administrator; ${DEFAULT-VALUE} unless stated.")
  private String name = FirstUser.NAME;

  @Option(names = "--reason", required = true, paramLabel = "TEXT")
  private String reason = "";

  @Mixin private HouseOption house;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    house.requireFile();
    var said = reason.isBlank() ? "" : HouseOption.onTheMachine(reason);
    var rules = catalogs.rules();
    var address = HouseAddress.of(house.name());
    try (var floor = LiveFloor.open(address, rules, InstantSource.system())) {
      return switch (FirstUser.reset(floor, name, said)) {
        case Answer.Accepted<String>(var password) -> {
          var out = out();
          out.println("%s is an administrator, with the password %s".formatted(name, password));
          out.println("It is shown once and has to be changed at the first sign-in.");
          yield 0;
        }
        case Answer.Refused<String>(var refusals) -> {
          refusals.forEach(refusal -> err().println("lammer: " + refusal.message()));
          yield REFUSED;
        }
      };
    }
  }
}
