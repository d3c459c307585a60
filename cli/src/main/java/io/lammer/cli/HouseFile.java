package io.lammer.cli;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/// The option that names the database of the house.
///
/// Commands name no class of the store in a signature: building the command line would load it, and
/// `settle` starts without the store.
final class HouseFile {
  @Option(
      names = "--db",
      paramLabel = "FILE",
      description = "The database of the house; ${DEFAULT-VALUE} unless stated.")
  private Path file = Path.of("lammer.db");

  Path path() {
    return file;
  }

  /// Opening for writing would make a file that is not there.
  void requireFile() {
    if (!Files.isRegularFile(file)) {
      throw new UnreadableFile(file, new NoSuchFileException(file.toString()));
    }
  }
}
