package io.lammer.odds;

import io.lammer.rules.BetHandling;
import org.jspecify.annotations.Nullable;

/// A charge on a wager in addition to what its rows say.
public sealed interface Charge {
  Charge NONE = new None();
  Charge COMMISSION = new Commission();
  Charge COMMISSION_FREE = new CommissionFree();

  /// The name of the charge in reports; null for [#NONE].
  @Nullable String condition(Assumptions assumptions);

  record None() implements Charge {
    @Override
    public @Nullable String condition(Assumptions assumptions) {
      return null;
    }
  }

  /// A percentage of each win, at the assumed commission rate.
  record Commission() implements Charge {
    @Override
    public String condition(Assumptions assumptions) {
      var percent = Ratio.of(assumptions.commission()).decimal().movePointRight(2);
      return "commission " + percent.stripTrailingZeros().toPlainString() + "%";
    }
  }

  /// No charge on a wager that other tables charge commission on.
  record CommissionFree() implements Charge {
    @Override
    public String condition(Assumptions assumptions) {
      return "commission-free";
    }
  }

  /// The vig on a wager that pays true odds.
  record Vig(BetHandling.Vig of, boolean upFront) implements Charge {
    @Override
    public String condition(Assumptions assumptions) {
      return upFront ? "vig up front" : "vig on a win";
    }

    /// The vig per unit staked.
    ///
    /// @param pay the pay per unit staked
    Ratio rate(Ratio pay) {
      var rate = Ratio.of(BetHandling.Vig.RATE);
      return of == BetHandling.Vig.WIN ? rate.times(pay) : rate;
    }
  }
}
