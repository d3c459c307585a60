package io.lammer.web.training;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Payee;
import io.lammer.house.Role;
import io.lammer.web.HouseService;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Verifies, witnesses, approves and pays hits on the training floor that wait too long. Hits of a
/// table where a person deals are left to people.
final class AutoApproval {
  private static final Actor ACCOUNTING = new Actor("alex", Role.ACCOUNTING);
  private static final Actor CASHIER = new Actor("amy", Role.ACCOUNTING);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  private static final List<Actor> WITNESSES =
      List.of(new Actor("sue", Role.SURVEILLANCE), new Actor("mona", Role.MANAGER));

  private final HouseService host;
  private final Duration patience;
  private final Predicate<String> playsByItself;
  private final Map<String, Instant> since = new HashMap<>();

  /// @param playsByItself whether the table runs without a person now
  AutoApproval(HouseService host, Duration patience, Predicate<String> playsByItself) {
    this.host = host;
    this.patience = patience;
    this.playsByItself = playsByItself;
  }

  void look(Instant now) {
    if (!host.live().isWriting()) {
      return;
    }
    for (var jackpot : host.live().jackpots()) {
      jackpot.open().stream().findFirst().ifPresent(hit -> look(jackpot, hit, now));
    }
  }

  private void look(LiveJackpot jackpot, LiveJackpot.Hit hit, Instant now) {
    var key = "%s %d".formatted(jackpot.name(), hit.number());
    var due =
        since.computeIfAbsent(
            key, _ -> playsByItself.test(hit.table()) ? now.plus(patience) : Instant.MAX);
    if (!now.isBefore(due)) {
      since.put(key, now.plus(patience));
      host.act(SUPERVISOR, new Act.Verify(jackpot.name(), hit.number()));
      WITNESSES.stream()
          .filter(by -> !hit.witnesses().contains(by))
          .filter(by -> !hit.enteredBy().name().equals(by.name()))
          .forEach(by -> host.act(by, new Act.Witness(jackpot.name(), hit.number())));
      host.act(ACCOUNTING, new Act.Approve(jackpot.name(), hit.number(), payees(hit), true));
      host.floor().house().papers().slips(jackpot.name(), hit.number()).stream()
          .map(slip -> new Act.PaySlip(slip.number()))
          .forEach(act -> host.act(CASHIER, act));
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
