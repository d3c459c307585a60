package io.lammer.cli;

import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.util.Iterator;
import java.util.stream.Stream;

/// The words of the catalog that a shell completes.
final class Completed {
  private Completed() {}

  private static Stream<Edition> catalog() {
    return Catalog.builtIn().editions().stream();
  }

  static final class Editions implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return catalog().map(Edition::id).iterator();
    }
  }

  /// The paytables, each once though several editions print it.
  static final class Paytables implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return catalog()
          .flatMap(edition -> edition.paytables().stream())
          .map(Paytable::id)
          .distinct()
          .iterator();
    }
  }
}
