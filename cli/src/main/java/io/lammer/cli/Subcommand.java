package io.lammer.cli;

import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What every command has: its help, where it prints, and how it says that it was used wrongly.
@Command(mixinStandardHelpOptions = true)
abstract class Subcommand implements Callable<Integer> {
  private static final int DECKS_MAX = 16;

  @Spec private CommandSpec spec;

  PrintWriter out() {
    return spec.commandLine().getOut();
  }

  PrintWriter err() {
    return spec.commandLine().getErr();
  }

  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  void requireDecks(int decks) {
    if (decks < 1 || decks > DECKS_MAX) {
      throw wrong("a shoe of %d decks; expected 1 to %d".formatted(decks, DECKS_MAX));
    }
  }

  /// An edition of the catalog; a name that it lacks is wrong usage.
  Edition edition(Catalog catalog, String name) {
    return catalog
        .edition(name)
        .orElseThrow(
            () ->
                wrong(
                    "there is no edition \"%s\"; expected %s"
                        .formatted(
                            name,
                            String.join(
                                ", ", catalog.editions().stream().map(Edition::id).toList()))));
  }
}
