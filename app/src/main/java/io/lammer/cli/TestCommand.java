package io.lammer.cli;

import io.lammer.cli.options.Subcommand;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The help of `lammer test`; the launcher runs the tests itself.
@Command(
    name = "test",
    description = {
      "Builds and tests a checkout, and first puts in place what that needs: a JDK 25, Maven, git,"
          + " Chromium, strace and curl, through apt on Debian and Ubuntu; elsewhere it says how.",
      "",
      "Without a name it runs everything. With names it compiles what changed and runs only those"
          + " tests: a class (RollTest), a method (RollTest#sevenOut), a pattern (Roll*Test), a"
          + " package (odds, server.console) or a module (core, app).",
      ""
    },
    footer = {
      "",
      "Exit codes: 0 everything passed, 1 something did not, 64 no test has that name, 69"
          + " something",
      "is missing and cannot be installed, 70 a source does not compile, 77 it may not be"
          + " installed",
      "by this user.",
      "",
      "Examples:",
      "  lammer test                    everything",
      "  lammer test --yes              without asking before something is installed",
      "  lammer test CrapsContractTest  one class, seconds after an edit",
      "  lammer test odds               the tests of one package",
      "  lammer test --long             the long proofs, one after another",
      "  lammer test --long faults=20   one of them, in the size that is given"
    })
final class TestCommand extends Subcommand {
  @Option(names = "--yes", description = "Install what is missing without asking.")
  @SuppressWarnings("unused") // read by the launcher; declared here for the help
  private boolean yes;

  @Option(
      names = "--long",
      description = "Run the long proofs that are named, or all of them (docs/testing.md).")
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
