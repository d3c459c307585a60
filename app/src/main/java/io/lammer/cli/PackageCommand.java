package io.lammer.cli;

import io.lammer.cli.options.Subcommand;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The help of `lammer package`; the launcher builds the packages itself.
@Command(
    name = "package",
    description = {
      "Makes of a checkout what an operator installs, for Linux on this kind of processor: an"
          + " archive with a Java runtime of its own, and a Debian package with a systemd unit"
          + " (where dpkg-deb is). Neither needs a JDK or Maven.",
      ""
    },
    footer = {
      "",
      "Exit codes: 0 they are made, 69 not on this system, 70 the build failed.",
      "",
      "Examples:",
      "  lammer package",
      "  lammer package --revision 2   the same program once more, for example on a newer runtime"
    })
final class PackageCommand extends Subcommand {
  @Option(
      names = "--revision",
      paramLabel = "N",
      description = "The revision of the Debian package (1).")
  @SuppressWarnings("unused") // read by the launcher; declared here for the help
  private @Nullable Integer revision;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      description = "Where they go (target/package of the checkout).")
  @SuppressWarnings("unused")
  private @Nullable Path output;

  @Override
  public Integer call() {
    throw wrong("packages are made by ./lammer package in a checkout");
  }
}
