package io.lammer.cli.options;

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

/// The base class of all commands: help, output streams and usage errors.
@Command(mixinStandardHelpOptions = true)
public abstract class Subcommand implements Callable<Integer> {
  /// Exit code: some input was refused, the rest was processed.
  public static final int REFUSED = 1;

  /// Exit code: the input is invalid and nothing was done.
  public static final int INVALID = 2;

  private static final int DECKS_MAX = 16;

  @Spec private CommandSpec spec;

  public PrintWriter out() {
    return spec.commandLine().getOut();
  }

  public PrintWriter err() {
    return spec.commandLine().getErr();
  }

  public ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /// These options as they were typed, without those that were not given.
  public List<String> typed(String... names) {
    return typed(spec, names);
  }

  public static List<String> typed(CommandSpec spec, String... names) {
    var given = spec.commandLine().getParseResult();
    return Stream.of(names)
        .filter(given::hasMatchedOption)
        .flatMap(
            name ->
                given.matchedOption(name).originalStringValues().stream()
                    .flatMap(value -> Stream.of(name, value)))
        .toList();
  }

  public void requireDecks(int decks) {
    if (decks < 1 || decks > DECKS_MAX) {
      throw wrong("a shoe of %d decks; expected 1 to %d".formatted(decks, DECKS_MAX));
    }
  }

  /// The value that was named; throws a usage error if there is none.
  public <T> T known(Optional<T> found, String lack, Stream<String> names) {
    return found.orElseThrow(
        () -> wrong(lack + "; expected " + names.collect(Collectors.joining(", "))));
  }

  /// Like the other `known`, but the error also suggests the closest name.
  public <T> T known(Optional<T> found, String lack, String typed, List<String> names) {
    return known(found, lack + NameSuggestion.hint(typed, names), names.stream());
  }

  public Edition edition(Catalog catalog, String name) {
    var lack = "there is no edition \"%s\"".formatted(name);
    return known(
        catalog.edition(name), lack, name, catalog.editions().stream().map(Edition::id).toList());
  }
}
