package io.lammer.cli;

import io.lammer.cli.options.Subcommand;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The help of `lammer package`; the launcher builds the packages itself.
@Command(name = "package")
final class PackageCommand extends Subcommand {
  @Option(names = "--revision", paramLabel = "N")
  @SuppressWarnings("unused") // read by the launcher; declared here for the help
  private @Nullable Integer revision;

  @Option(names = "--output", paramLabel = "FOLDER")
  @SuppressWarnings("unused")
  private @Nullable Path output;

  @Override
  public Integer call() {
    throw wrong("packages are made by ./lammer package in a checkout");
  }
}
