package io.lammer.cli.simulate;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.SetupOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.table.PlannedBet;
import io.lammer.table.Answer;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.SetupCheck;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for the table, its pace and the wagers made at it.
final class TableOptions {
  private static final String EDITION = "bonus-craps-wa";
  private static final int ROUNDS_PER_HOUR = 60;

  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class)
  private @Nullable String edition;

  @Mixin private SetupOption setup;

  @Option(names = "--rounds-per-hour", paramLabel = "N")
  private @Nullable Integer roundsPerHour;

  @Mixin CatalogOption catalogs;

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
        DefaultTable.of(id)
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
        : usual(layout).map(DefaultTable::roundsPerHour).orElse(ROUNDS_PER_HOUR);
  }

  private static Optional<DefaultTable> usual(Layout layout) {
    return DefaultTable.of(layout.edition().id());
  }

  /// The wagers given, or else the usual ones that this table offers.
  ///
  /// @param usually changes the usual wagers
  List<PlannedBet> wishes(
      Subcommand command, Layout layout, List<TypedBet> typed, UnaryOperator<TypedBet> usually) {
    if (!typed.isEmpty()) {
      return typed.stream().map(bet -> wish(command, layout, bet)).toList();
    }
    var reader = new TypedBet.Reader();
    var wishes =
        usual(layout).map(DefaultTable::bets).orElse(List.of()).stream()
            .map(text -> usually.apply(reader.convert(text)).at(layout))
            .flatMap(Optional::stream)
            .toList();
    if (wishes.isEmpty()) {
      throw command.wrong("this table has no usual wagers; expected --bet");
    }
    return wishes;
  }

  private static PlannedBet wish(Subcommand command, Layout layout, TypedBet bet) {
    return bet.at(layout)
        .orElseThrow(
            () ->
                command.wrong(
                    "this table has no %s; expected %s"
                        .formatted(bet.spot(), String.join(", ", layout.wagers()))));
  }
}
