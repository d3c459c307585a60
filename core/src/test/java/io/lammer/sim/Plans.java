package io.lammer.sim;

import io.lammer.kit.Repo;
import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Every wager there is: those of the printed paytables, of the example side bets and of the main
/// games.
final class Plans {
  static final Catalog CATALOG =
      Catalog.builtIn().with(List.of(sideBets("baccarat.yaml"), sideBets("craps.yaml")));

  static final int DECKS = 8;

  private Plans() {}

  private static Catalog.Source sideBets(String name) {
    return new Catalog.Source(name, Repo.text("examples/side-bets/" + name));
  }

  /// Analyses and engines do not change, and all tests of a process share them.
  private static final Map<String, List<Analysis>> ANALYSES = new ConcurrentHashMap<>();

  private static final Map<String, Engine> ENGINES = new ConcurrentHashMap<>();

  /// Of every wager, with 8 decks where there are cards.
  static List<Analysis> analyses(Edition edition) {
    return ANALYSES.computeIfAbsent(edition.id(), _ -> analyze(edition));
  }

  private static List<Analysis> analyze(Edition edition) {
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    var analyses = new ArrayList<>(analyzer.main(List.of(DECKS)));
    edition.paytables().forEach(it -> analyses.addAll(analyzer.paytable(it, List.of(DECKS))));
    return List.copyOf(analyses);
  }

  /// An engine that plays every wager.
  static Engine engine(Edition edition) {
    return ENGINES.computeIfAbsent(edition.id(), _ -> Engine.of(edition, analyses(edition), DECKS));
  }

  static Edition edition(String id) {
    return CATALOG.edition(id).orElseThrow();
  }
}
