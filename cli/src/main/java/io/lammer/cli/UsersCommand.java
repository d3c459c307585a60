package io.lammer.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The people of a house, for whoever runs its machine.
@Command(
    name = "users",
    mixinStandardHelpOptions = true,
    subcommands = ResetAdministratorCommand.class,
    description = {
      "The people of a house, for whoever runs its machine. Everything else about them is done in"
          + " the browser, by an administrator.",
      ""
    })
final class UsersCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "a subcommand is missing; expected reset-administrator");
  }
}
