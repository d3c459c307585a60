package io.lammer.cli.options;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that select wagers of an edition.
public final class WagerFilter {
  @Option(
      names = "--paytable",
      paramLabel = "ID",
      completionCandidates = CompletionCandidates.Paytables.class)
  private @Nullable String paytable;

  @Option(names = "--wager", paramLabel = "W")
  private @Nullable String wager;

  public boolean isOfPaytable() {
    return paytable != null;
  }

  public String lack(List<Edition> editions) {
    var paytables = editions.stream().flatMap(it -> it.paytables().stream()).toList();
    return "nothing matches%s%s; lammer catalog lists editions, paytables and wagers"
        .formatted(
            unknown("paytable", paytable, paytables.stream().map(Paytable::id).toList()),
            unknown("wager", wager, names(editions, paytables)));
  }

  private static String unknown(String kind, @Nullable String typed, List<String> names) {
    return typed == null || names.contains(typed)
        ? ""
        : ": there is no %s \"%s\"%s".formatted(kind, typed, NameSuggestion.hint(typed, names));
  }

  private static List<String> names(List<Edition> editions, List<Paytable> paytables) {
    var main =
        editions.stream()
            .flatMap(it -> it.main().stream())
            .map(it -> WagerNames.of(it.wager().spot()));
    var bonus =
        paytables.stream()
            .flatMap(it -> Stream.concat(Stream.of(it.family().word()), it.wagers().stream()));
    return Stream.concat(main, bonus).distinct().toList();
  }

  public boolean isAll() {
    return paytable == null && wager == null;
  }

  /// The exact odds of an edition's selected wagers.
  ///
  /// @param changed replaces a paytable before it is analyzed
  /// @param done is called after each paytable, selected or not
  public List<Analysis> analyses(
      Edition edition,
      List<Integer> decks,
      Assumptions assumptions,
      UnaryOperator<Paytable> changed,
      Runnable done) {
    var analyzer = new Analyzer(edition, assumptions);
    var analyses = new ArrayList<Analysis>();
    if (paytable == null) {
      analyses.addAll(analyzer.main(decks));
    }
    for (var candidate : edition.paytables()) {
      if (has(candidate)) {
        analyses.addAll(analyzer.paytable(changed.apply(candidate), decks));
      }
      done.run();
    }
    analyses.removeIf(analysis -> !has(analysis));
    return analyses;
  }

  public boolean has(Analysis analysis) {
    return (paytable == null
            || (analysis.paytable() != null && analysis.paytable().id().equals(paytable)))
        && (wager == null || isCalled(analysis, wager));
  }

  /// True if the name is one of those that the wager is printed with.
  private static boolean isCalled(Analysis analysis, String name) {
    var spot = analysis.wager().spot();
    return name.equals(spot.wager())
        || name.equalsIgnoreCase(spot.toString())
        || name.equalsIgnoreCase(WagerNames.of(spot))
        || (analysis.paytable() != null && isOf(analysis.paytable(), name));
  }

  private boolean has(Paytable candidate) {
    return (paytable == null || candidate.id().equals(paytable))
        && (wager == null
            || isOf(candidate, wager)
            || candidate.wagers().stream()
                .map(Spot::of)
                .anyMatch(
                    spot ->
                        spot.wager().equals(wager) || wager.equalsIgnoreCase(WagerNames.of(spot))));
  }

  /// True if the name is that of the paytable's family, wager or title.
  private static boolean isOf(Paytable candidate, String name) {
    return candidate.family().word().equals(name)
        || candidate.wagers().stream().anyMatch(its -> name.equalsIgnoreCase(candidate.called(its)))
        || name.equalsIgnoreCase(candidate.title());
  }
}
