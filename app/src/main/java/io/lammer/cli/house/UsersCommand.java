package io.lammer.cli.house;

import io.lammer.cli.options.Subcommand;
import picocli.CommandLine.Command;

/// Commands for the users of a house, for the person who runs its machine.
@Command(name = "users", subcommands = ResetAdministratorCommand.class)
public final class UsersCommand extends Subcommand {
  @Override
  public Integer call() {
    throw wrong("a subcommand is missing; expected reset-administrator");
  }
}
