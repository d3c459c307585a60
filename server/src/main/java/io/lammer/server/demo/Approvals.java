package io.lammer.server.demo;

import io.lammer.server.FloorHost;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/// Approves the hits of the training floor that nobody has decided for a while.
final class Approvals {
  private static final Actor ACCOUNTING = new Actor("alex", Role.ACCOUNTING);

  private final FloorHost host;
  private final Duration patience;
  private final Map<String, Instant> since = new HashMap<>();

  Approvals(FloorHost host, Duration patience) {
    this.host = host;
    this.patience = patience;
  }

  void look(Instant now) {
    for (var jackpot : host.live().jackpots()) {
      jackpot.open().stream().findFirst().ifPresent(hit -> look(jackpot, hit, now));
    }
  }

  private void look(LiveJackpot jackpot, LiveJackpot.Hit hit, Instant now) {
    var slip = "TRAINING-%s-%d".formatted(jackpot.name(), hit.number());
    var first = since.computeIfAbsent(slip, _ -> now);
    var ours = DemoUsers.ALL.stream().anyMatch(it -> it.name().equals(hit.enteredBy().name()));
    if (ours && !now.isBefore(first.plus(patience))) {
      since.put(slip, now);
      host.act(ACCOUNTING, new Act.Approve(jackpot.name(), hit.number(), slip, true, true));
    }
  }
}
