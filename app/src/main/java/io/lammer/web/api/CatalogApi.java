package io.lammer.web.api;

import io.lammer.house.Role.Right;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.render.catalog.CatalogJson;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.rules.Edition;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.ops.WorkerPool;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// API of editions, paytables and their exact odds.
@RestController
final class CatalogApi {
  private static final int DECKS_MOST = 16;

  /// The cache key of odds.
  private record Question(String edition, String paytable, int decks) {}

  private final HouseService host;
  private final WorkerPool workers;

  /// Cached odds, which never change while the program runs.
  private final Map<Question, List<Map<String, @Nullable Object>>> known =
      new ConcurrentHashMap<>();

  CatalogApi(HouseService host, WorkerPool workers) {
    this.host = host;
    this.workers = workers;
  }

  @GetMapping("/api/catalog")
  @RequiresRight(Right.SIGN_IN)
  Map<String, @Nullable Object> all() {
    return CatalogJson.catalog(host.floor().rules().catalog().editions(), List.of());
  }

  @GetMapping("/api/catalog/{edition}")
  @RequiresRight(Right.SIGN_IN)
  Map<String, @Nullable Object> one(@PathVariable String edition) {
    var found = edition(edition);
    return CatalogJson.catalog(List.of(found), found.paytables());
  }

  /// Odds of one paytable, or of an edition's main wagers and paytables, under the standard
  /// assumptions.
  @GetMapping("/api/odds")
  @RequiresRight(Right.SEE_ODDS)
  Map<String, Object> odds(
      @RequestParam String edition,
      @RequestParam(defaultValue = "") String paytable,
      @RequestParam(defaultValue = "8") int decks) {
    if (decks < 1 || decks > DECKS_MOST) {
      throw new BadRequest("decks is %d; expected 1 to %d".formatted(decks, DECKS_MOST));
    }
    var found = edition(edition);
    if (!paytable.isEmpty()
        && found.paytables().stream().noneMatch(table -> table.id().equals(paytable))) {
      throw new NotFound("%s has no paytable \"%s\"".formatted(edition, paytable));
    }
    var shoes = found.game().hasShoe() ? decks : 0;
    var question = new Question(edition, paytable, shoes);
    var before = known.get(question);
    return Map.of(
        "odds",
        before != null
            ? before
            : workers.run(() -> known.computeIfAbsent(question, asked -> analyses(asked, found))));
  }

  private static List<Map<String, @Nullable Object>> analyses(Question question, Edition edition) {
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    var shoes = question.decks() == 0 ? List.<Integer>of() : List.of(question.decks());
    var analyses =
        new ArrayList<>(
            question.paytable().isEmpty()
                ? analyzer.main(shoes)
                : List.<io.lammer.odds.Analysis>of());
    edition.paytables().stream()
        .filter(table -> question.paytable().isEmpty() || table.id().equals(question.paytable()))
        .forEach(table -> analyses.addAll(analyzer.paytable(table, shoes)));
    return AnalysisFigures.json(analyses);
  }

  private Edition edition(String id) {
    return host.floor()
        .rules()
        .catalog()
        .edition(id)
        .orElseThrow(() -> new NotFound("there is no edition \"%s\"".formatted(id)));
  }
}
