package io.lammer.server.odds;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/// Exact odds, computed one after the other in the background when somebody first looks, and kept.
@Component
public final class KeptOdds implements AutoCloseable {
  /// Paytables by their text, so that a changed one is computed anew; without one the main wagers.
  private record Key(String edition, @Nullable String hash, int decks) {}

  private final Map<Key, List<Analysis>> known = new ConcurrentHashMap<>();
  private final Map<Key, Boolean> asked = new ConcurrentHashMap<>();

  /// Only the background thread uses these; they share counts between paytables.
  private final Map<String, Analyzer> analyzers = new HashMap<>();

  private final ExecutorService background =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("odds").daemon().factory());

  /// What stands beside a paytable, once it is known.
  public Optional<OddsFigures> figure(Edition edition, Paytable paytable, int decks) {
    return analyses(edition, paytable, decks).map(analyses -> OddsFigures.of(paytable, analyses));
  }

  /// The analyses of a paytable, or of the main wagers, once they are known.
  public Optional<List<Analysis>> analyses(
      Edition edition, @Nullable Paytable paytable, int decks) {
    var shoe = edition.game().hasShoe() ? decks : 0;
    var key = new Key(edition.id(), paytable == null ? null : paytable.hash(), shoe);
    if (asked.putIfAbsent(key, true) == null) {
      background.execute(() -> compute(key, edition, paytable));
    }
    return Optional.ofNullable(known.get(key));
  }

  private void compute(Key key, Edition edition, @Nullable Paytable paytable) {
    try {
      var analyzer =
          analyzers.computeIfAbsent(
              key.edition(), _ -> new Analyzer(edition, Assumptions.STANDARD));
      var decks = List.of(key.decks());
      known.put(key, paytable == null ? analyzer.main(decks) : analyzer.paytable(paytable, decks));
    } catch (RuntimeException failed) {
      LoggerFactory.getLogger(KeptOdds.class).error("the odds of {} failed", key, failed);
    }
  }

  @Override
  public void close() {
    background.shutdownNow();
  }
}
