package io.lammer.sim;

import io.lammer.kit.Repo;
import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;

/// Every wager there is: those of the printed paytables, of the example side bets and of the main
/// games.
final class Plans {
  static final Catalog CATALOG =
      Catalog.builtIn().with(List.of(sideBets("baccarat.yaml"), sideBets("craps.yaml")));

  private Plans() {}

  private static Catalog.Source sideBets(String name) {
    return new Catalog.Source(name, Repo.text("examples/side-bets/" + name));
  }

  static List<Analysis> analyses(Edition edition, int decks) {
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    var analyses = new ArrayList<>(analyzer.main(List.of(decks)));
    edition.paytables().forEach(it -> analyses.addAll(analyzer.paytable(it, List.of(decks))));
    return analyses;
  }

  static Edition edition(String id) {
    return CATALOG.edition(id).orElseThrow();
  }
}
