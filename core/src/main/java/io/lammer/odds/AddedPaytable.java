package io.lammer.odds;

import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A paytable that a file adds to a catalog, with its exact odds.
public record AddedPaytable(Paytable paytable, List<Analysis> analyses) {
  public AddedPaytable {
    analyses = List.copyOf(analyses);
  }

  /// The paytables that the files add; throws the problems of all files together.
  public static List<AddedPaytable> by(
      List<Catalog.Source> files, Catalog catalog, List<Integer> decks) {
    var known = catalog.paytables().stream().map(Paytable::name).collect(Collectors.toSet());
    var added = new ArrayList<AddedPaytable>();
    for (var edition : catalog.with(files, UnreachableRows::unreachable).editions()) {
      var analyzer = new Analyzer(edition, Assumptions.STANDARD);
      edition.paytables().stream()
          .filter(paytable -> !known.contains(paytable.name()))
          .map(paytable -> new AddedPaytable(paytable, analyzer.paytable(paytable, decks)))
          .forEach(added::add);
    }
    return added;
  }
}
