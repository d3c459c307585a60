package io.lammer.cli;

import picocli.CommandLine.Command;

/// The people of a house, for whoever runs its machine.
@Command(
    name = "users",
    subcommands = ResetAdministratorCommand.class,
    description = {
      "The people of a house, for whoever runs its machine. Everything else about them is done in"
          + " the browser, by an administrator.",
      ""
    })
final class UsersCommand extends Subcommand {
  @Override
  public Integer call() {
    throw wrong("a subcommand is missing; expected reset-administrator");
  }
}
