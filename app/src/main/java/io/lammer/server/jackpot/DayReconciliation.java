package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.audit.Replays;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Reconciliation;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Reconciles one jackpot over a gaming day.
@Component
record DayReconciliation(FloorHost host, Replays replays) {
  private static final Duration TICK = Duration.ofNanos(1_000);

  LocalDate today() {
    return host.live().gamingDay().of(host.live().clock().instant());
  }

  Reconciliation of(String jackpot, LocalDate day) {
    var journal = LiveJackpot.journal(jackpot);
    var gamingDay = host.live().gamingDay();
    var opening = last(journal, gamingDay.start(day).minus(TICK));
    var closing = last(journal, gamingDay.start(day.plusDays(1)).minus(TICK));
    var state = state(journal, opening);
    var reckoned = Reconciliation.from(state);
    for (var happened : replays.events(journal, opening + 1, closing)) {
      reckoned =
          reckoned.with(
              (LiveJackpot) happened.before(),
              (JackpotEvent) happened.event(),
              (LiveJackpot) happened.after());
    }
    return reckoned;
  }

  private @Nullable LiveJackpot state(String journal, long number) {
    return replays
        .event(journal, number)
        .map(happened -> (LiveJackpot) happened.after())
        .orElse(null);
  }

  private long last(String journal, Instant to) {
    return host
        .live()
        .database()
        .journals()
        .older(Search.in(journal).between(null, to), Long.MAX_VALUE, 1)
        .stream()
        .mapToLong(StoredEvent::number)
        .findFirst()
        .orElse(0);
  }
}
