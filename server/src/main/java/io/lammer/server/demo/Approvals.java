package io.lammer.server.demo;

import io.lammer.server.FloorHost;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Payee;
import io.lammer.tables.floor.Role;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Witnesses and approves the hits of the training floor that nobody has decided for a while.
final class Approvals {
  private static final Actor ACCOUNTING = new Actor("alex", Role.ACCOUNTING);
  private static final List<Actor> WITNESSES =
      List.of(new Actor("sue", Role.SURVEILLANCE), new Actor("mona", Role.MANAGER));

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
    var key = "%s %d".formatted(jackpot.name(), hit.number());
    var first = since.computeIfAbsent(key, _ -> now);
    var ours = DemoUsers.ALL.stream().anyMatch(it -> it.name().equals(hit.enteredBy().name()));
    if (ours && !now.isBefore(first.plus(patience))) {
      since.put(key, now);
      WITNESSES.stream()
          .filter(by -> !hit.witnesses().contains(by))
          .filter(by -> !hit.enteredBy().name().equals(by.name()))
          .forEach(by -> host.act(by, new Act.Witness(jackpot.name(), hit.number())));
      host.act(ACCOUNTING, new Act.Approve(jackpot.name(), hit.number(), payees(hit), true));
    }
  }

  private static List<Payee> payees(LiveJackpot.Hit hit) {
    return hit.winners().stream()
        .filter(winner -> winner.amount().isPositive())
        .map(
            winner ->
                new Payee(
                    winner.seat(),
                    "Player at seat " + winner.seat(),
                    "training",
                    Payee.Method.CHEQUE))
        .toList();
  }
}
