package io.lammer.cli.options;

import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.util.Iterator;
import java.util.stream.Stream;

/// Catalog ids for shell completion.
public final class CompletionCandidates {
  private CompletionCandidates() {}

  private static Stream<Edition> catalog() {
    return Catalog.builtIn().editions().stream();
  }

  public static final class Games implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Game.all().stream().map(Game::word).iterator();
    }
  }

  public static final class Editions implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return catalog().map(Edition::id).iterator();
    }
  }

  /// The paytable ids, without duplicates from editions that share them.
  public static final class Paytables implements Iterable<String> {
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
