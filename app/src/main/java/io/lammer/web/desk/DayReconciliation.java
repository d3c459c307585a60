package io.lammer.web.desk;

import io.lammer.accounting.Reconciliation;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.web.HouseService;
import io.lammer.web.audit.Replays;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Reconciles a jackpot over one gaming day.
@Component
record DayReconciliation(HouseService host, Replays replays) {
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
