package io.lammer.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Runs the tests, which the launcher does before there is a program; this one only tells of it.
@Command(
    name = "test",
    description = {
      "Builds and tests everything in a checkout, and first puts in place what that needs: a JDK"
          + " 25, Maven, git, Chromium, strace and curl, through apt on Debian and Ubuntu;"
          + " elsewhere it says how.",
      ""
    },
    footer = {
      "",
      "Exit codes: 0 everything passed, 1 something did not, 69 something is missing and cannot be",
      "installed, 77 it may not be installed by this user.",
      "",
      "Examples:",
      "  lammer test                  everything",
      "  lammer test --yes            without asking before something is installed",
      "  lammer test -pl script -am   one module and what it needs"
    })
final class TestCommand extends Subcommand {
  @Option(names = "--yes", description = "Install what is missing without asking.")
  @SuppressWarnings("unused") // the launcher reads it; here it stands for the help
  private boolean yes;

  @Parameters(paramLabel = "MAVEN", description = "Further words for Maven.")
  @SuppressWarnings("unused")
  private List<String> words = List.of();

  @Override
  public Integer call() {
    throw wrong("the tests are run by ./lammer test in a checkout");
  }
}
