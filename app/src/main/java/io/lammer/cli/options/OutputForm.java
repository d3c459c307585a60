package io.lammer.cli.options;

import picocli.CommandLine.Option;

/// The output format; at most one, and text without one.
public final class OutputForm {
  @Option(names = "--json")
  public boolean json;

  @Option(names = "--csv")
  public boolean csv;

  @Option(names = "--html")
  public boolean html;
}
