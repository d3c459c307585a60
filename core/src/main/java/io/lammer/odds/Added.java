package io.lammer.odds;

import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A paytable that a file adds to a catalog, with its exact odds.
public record Added(Paytable paytable, List<Analysis> analyses) {
  public Added {
    analyses = List.copyOf(analyses);
  }

  /// All that files add; those with faults are refused with all of them.
  public static List<Added> by(List<Catalog.Source> files, Catalog catalog, List<Integer> decks) {
    var known = catalog.paytables().stream().map(Paytable::name).collect(Collectors.toSet());
    var added = new ArrayList<Added>();
    for (var edition : catalog.with(files, Reachable::unreachable).editions()) {
      var analyzer = new Analyzer(edition, Assumptions.STANDARD);
      edition.paytables().stream()
          .filter(paytable -> !known.contains(paytable.name()))
          .map(paytable -> new Added(paytable, analyzer.paytable(paytable, decks)))
          .forEach(added::add);
    }
    return added;
  }
}
