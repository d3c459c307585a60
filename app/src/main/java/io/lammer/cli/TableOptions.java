package io.lammer.cli;

import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.table.Wish;
import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Profiles;
import io.lammer.tables.SetupCheck;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say which table is played, at what pace, and what is wagered at it.
final class TableOptions {
  private static final String EDITION = "bonus-craps-wa";
  private static final int ROUNDS_PER_HOUR = 60;

  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = Completed.Editions.class,
      description = "The edition, at a table as it is commonly set up; bonus-craps-wa without it.")
  private @Nullable String edition;

  @Mixin private SetupFile setup;

  @Option(
      names = "--rounds-per-hour",
      paramLabel = "N",
      description = "Rounds that the table deals; without it, what is common for its game.")
  private @Nullable Integer roundsPerHour;

  @Mixin Catalogs catalogs;

  Layout layout(Subcommand command) {
    if (setup.isGiven() && edition != null) {
      throw command.wrong("--edition beside --setup; expected the set-up to say it");
    }
    var catalog = catalogs.load();
    return setup.layout(catalog).orElseGet(() -> usual(command, catalog));
  }

  private Layout usual(Subcommand command, Catalog catalog) {
    var id = command.edition(catalog, edition == null ? EDITION : edition).id();
    var table =
        UsualTable.of(id)
            .orElseThrow(
                () ->
                    command.wrong("there is no usual table of %s; expected --setup".formatted(id)));
    return switch (SetupCheck.check(catalog, Profiles.builtIn(), table.setup())) {
      case Answer.Accepted<Layout>(var layout) -> layout;
      case Answer.Refused<Layout>(var faults) ->
          throw new IllegalStateException("the usual table of " + id + " is refused: " + faults);
    };
  }

  int roundsPerHour(Subcommand command, Layout layout) {
    if (roundsPerHour != null && (roundsPerHour < 1 || roundsPerHour > 10_000)) {
      throw command.wrong("--rounds-per-hour %d; expected 1 to 10000".formatted(roundsPerHour));
    }
    return roundsPerHour != null
        ? roundsPerHour
        : usual(layout).map(UsualTable::roundsPerHour).orElse(ROUNDS_PER_HOUR);
  }

  private static Optional<UsualTable> usual(Layout layout) {
    return UsualTable.of(layout.edition().id());
  }

  /// What was typed, or what is usual and this table offers.
  ///
  /// @param usually how the usual wagers are changed
  List<Wish> wishes(
      Subcommand command, Layout layout, List<TypedBet> typed, UnaryOperator<TypedBet> usually) {
    if (!typed.isEmpty()) {
      return typed.stream().map(bet -> wish(command, layout, bet)).toList();
    }
    var reader = new TypedBet.Reader();
    var wishes =
        usual(layout).map(UsualTable::bets).orElse(List.of()).stream()
            .map(text -> usually.apply(reader.convert(text)).at(layout))
            .flatMap(Optional::stream)
            .toList();
    if (wishes.isEmpty()) {
      throw command.wrong("this table has no usual wagers; expected --bet");
    }
    return wishes;
  }

  private static Wish wish(Subcommand command, Layout layout, TypedBet bet) {
    return bet.at(layout)
        .orElseThrow(
            () ->
                command.wrong(
                    "this table has no %s; expected %s"
                        .formatted(bet.spot(), String.join(", ", layout.wagers()))));
  }
}
