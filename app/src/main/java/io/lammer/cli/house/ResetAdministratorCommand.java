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
@Command(
    name = "reset-administrator",
    description = {
      "Gives an administrator of a house a new password, takes away their authenticator, lets them"
          + " in again if they were shut out, and ends their sessions. A name that nobody has"
          + " becomes a new administrator. The password is printed once, kept nowhere, and has to"
          + " be changed at the first sign-in. The house's journal keeps that it was done, by whom"
          + " and why.",
      ""
    },
    footer = {
      "",
      "The server must be stopped: only one process writes a house.",
      "Exit codes: 0 done, 1 refused, 2 the house cannot be opened.",
      "",
      "Examples:",
      "  lammer users reset-administrator --reason \"the password was lost\"",
      "  lammer users reset-administrator ada --db house.db --reason \"lost her phone\""
    })
final class ResetAdministratorCommand extends Subcommand {
  @Parameters(
      paramLabel = "NAME",
      defaultValue = FirstUser.NAME,
      description = "The administrator; ${DEFAULT-VALUE} unless stated.")
  private String name = FirstUser.NAME;

  @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
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
