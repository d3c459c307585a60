package io.lammer.web.odds;

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

/// A cache of exact odds, which are computed in the background, one paytable at a time, when they
/// are first requested.
@Component
public final class OddsCache implements AutoCloseable {
  /// Identifies a paytable by the hash of its text, so that a changed paytable is recomputed. A
  /// null hash stands for the main wagers.
  private record Key(String edition, @Nullable String hash, int decks) {}

  private final Map<Key, List<Analysis>> known = new ConcurrentHashMap<>();
  private final Map<Key, Boolean> asked = new ConcurrentHashMap<>();

  /// Used only by the background thread; shared so that paytables of an edition reuse its counts.
  private final Map<String, Analyzer> analyzers = new HashMap<>();

  private final ExecutorService background =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("odds").daemon().factory());

  /// The figures shown beside a paytable; empty until they are computed.
  public Optional<OddsFigures> figure(Edition edition, Paytable paytable, int decks) {
    return analyses(edition, paytable, decks)
        .map(analyses -> OddsFigures.of(edition.game(), paytable, analyses));
  }

  /// The analyses of a paytable, or of the main wagers if it is null; empty until they are
  /// computed.
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
      LoggerFactory.getLogger(OddsCache.class).error("the odds of {} failed", key, failed);
    }
  }

  @Override
  public void close() {
    background.shutdownNow();
  }
}
