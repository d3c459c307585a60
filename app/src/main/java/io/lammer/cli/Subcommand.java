package io.lammer.cli;

import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /// What was named. A name that there is not is wrong usage.
  <T> T known(Optional<T> found, String lack, Stream<String> names) {
    return found.orElseThrow(
        () -> wrong(lack + "; expected " + names.collect(Collectors.joining(", "))));
  }

  /// As above, with the name that may have been meant.
  <T> T known(Optional<T> found, String lack, String typed, List<String> names) {
    return known(found, lack + Nearest.hint(typed, names), names.stream());
  }

  Edition edition(Catalog catalog, String name) {
    var lack = "there is no edition \"%s\"".formatted(name);
    return known(
        catalog.edition(name), lack, name, catalog.editions().stream().map(Edition::id).toList());
  }
}
