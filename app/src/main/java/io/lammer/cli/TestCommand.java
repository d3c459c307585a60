package io.lammer.cli;

import io.lammer.cli.options.Subcommand;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The help of `lammer test`; the launcher runs the tests itself.
@Command(name = "test")
final class TestCommand extends Subcommand {
  @Option(names = "--yes")
  @SuppressWarnings("unused") // read by the launcher; declared here for the help
  private boolean yes;

  @Option(names = "--long")
  @SuppressWarnings("unused")
  private boolean isLong;

  @Parameters(
      paramLabel = "NAME",
      description = "Tests or long proofs to run; without one, options are passed on to Maven.")
  @SuppressWarnings("unused")
  private List<String> words = List.of();

  @Override
  public Integer call() {
    throw wrong("the tests are run by ./lammer test in a checkout");
  }
}
