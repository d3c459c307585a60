package io.lammer.cli;

import io.lammer.cli.options.Subcommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The help of `lammer update`; the launcher runs it itself.
@Command(
    name = "update",
    description = {
      "Rewrites the files of a checkout that tests compare with: golden transcripts, schemas,"
          + " generated documents. Read git diff afterwards.",
      ""
    },
    footer = {
      "",
      "Exit codes: 0 every test that compares with a file passes, 1 one still fails.",
      "",
      "Examples:",
      "  lammer update        accepts other words, and refuses other figures in golden files",
      "  lammer update money  accepts other figures, too"
    })
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
