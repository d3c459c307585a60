package io.lammer.web.floor;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import io.lammer.house.Alert;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.journal.Search;
import io.lammer.render.game.JackpotNames;
import io.lammer.runtime.History;
import io.lammer.web.HouseService;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/// The alerts that nobody has acknowledged, with the time each was raised. Calls of dealers and
/// jackpot hits come first, then the rest, each oldest first.
@Component
public final class OpenAlerts {
  private static final int FAR = 1_000;

  private final HouseService host;
  private final Map<Integer, Instant> raised = new ConcurrentHashMap<>();

  OpenAlerts(HouseService host) {
    this.host = host;
  }

  /// An open alert with the time it was raised.
  ///
  /// @param where the display name of the table or jackpot
  public record One(Alert alert, String where, Instant since) {}

  List<One> now() {
    var alerts = host.floor().house().alerts();
    raised.keySet().retainAll(alerts.stream().map(Alert::number).toList());
    if (alerts.stream().anyMatch(alert -> !raised.containsKey(alert.number()))) {
      learn();
    }
    return alerts.stream()
        .sorted(Comparator.comparing(OpenAlerts::rank).thenComparing(Alert::number))
        .map(
            alert ->
                new One(alert, where(alert), raised.getOrDefault(alert.number(), Instant.EPOCH)))
        .toList();
  }

  /// Number of alerts of each kind, in the order of the list.
  public static Map<Alert.Kind, Long> counts(List<One> waiting) {
    return waiting.stream()
        .collect(groupingBy(one -> one.alert().kind(), LinkedHashMap::new, counting()));
  }

  private String where(Alert alert) {
    return host.floor().jackpot(alert.where()).map(JackpotNames::of).orElse(alert.where());
  }

  private static int rank(Alert alert) {
    return switch (alert.kind()) {
      case CALL, HIT -> 0;
      case VOID,
          CORRECTED,
          REENTERED,
          SUSPENDED,
          STOPPED,
          PROPOSED,
          OVERDUE,
          VARIANCE,
          DISPUTE,
          SILENT,
          LYING,
          PROGRAM ->
          1;
    };
  }

  private void learn() {
    var search = Search.in(House.JOURNAL).of("alert-raised");
    for (var stored : host.live().database().journals().older(search, Long.MAX_VALUE, FAR)) {
      if (History.event(stored) instanceof HouseEvent.AlertRaised(var alert)) {
        raised.put(alert.number(), stored.at());
      }
    }
  }
}
