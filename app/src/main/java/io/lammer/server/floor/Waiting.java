package io.lammer.server.floor;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import io.lammer.report.game.JackpotNames;
import io.lammer.server.FloorHost;
import io.lammer.store.Search;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/// The alerts that nobody has seen to, with the moment each was raised: calls of dealers and hits
/// first, then the rest, the oldest of each first.
@Component
public final class Waiting {
  private static final int FAR = 1_000;

  private final FloorHost host;
  private final Map<Integer, Instant> raised = new ConcurrentHashMap<>();

  Waiting(FloorHost host) {
    this.host = host;
  }

  /// An alert, and since when it waits.
  ///
  /// @param where what people call the table or jackpot
  public record One(Alert alert, String where, Instant since) {}

  List<One> now() {
    var alerts = host.floor().house().alerts();
    raised.keySet().retainAll(alerts.stream().map(Alert::number).toList());
    if (alerts.stream().anyMatch(alert -> !raised.containsKey(alert.number()))) {
      learn();
    }
    return alerts.stream()
        .sorted(Comparator.comparing(Waiting::rank).thenComparing(Alert::number))
        .map(
            alert ->
                new One(alert, where(alert), raised.getOrDefault(alert.number(), Instant.EPOCH)))
        .toList();
  }

  /// How many there are of each kind, in the order of the list.
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
      if (host.live().history().event(stored, null) instanceof HouseEvent.AlertRaised(var alert)) {
        raised.put(alert.number(), stored.at());
      }
    }
  }
}
