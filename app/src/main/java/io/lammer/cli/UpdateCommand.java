package io.lammer.cli;

import io.lammer.cli.options.Subcommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The help of `lammer update`; the launcher performs the update itself.
@Command(name = "update")
final class UpdateCommand extends Subcommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "money",
      description = "Accept other figures in golden files, too.")
  @SuppressWarnings("unused") // read by the launcher; declared here for the help
  private String figures = "";

  @Override
  public Integer call() {
    throw wrong("goldens are updated by ./lammer update in a checkout");
  }
}
