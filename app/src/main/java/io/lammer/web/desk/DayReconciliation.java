package io.lammer.web.desk;

import io.lammer.accounting.JackpotTotals;
import io.lammer.accounting.Period;
import io.lammer.accounting.Reconciliation;
import io.lammer.house.LiveJackpot;
import io.lammer.web.HouseService;
import java.time.LocalDate;
import org.springframework.stereotype.Component;

/// Reconciles a jackpot over one gaming day.
@Component
record DayReconciliation(HouseService host) {
  LocalDate today() {
    return host.live().gamingDay().of(host.live().clock().instant());
  }

  Reconciliation of(String jackpot, LocalDate day) {
    return host.live()
        .archive()
        .of(LiveJackpot.journal(jackpot), Period.of(day))
        .map(totals -> ((JackpotTotals) totals.totals()).moved())
        .orElseGet(() -> Reconciliation.from(null));
  }
}
