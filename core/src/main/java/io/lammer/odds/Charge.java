package io.lammer.odds;

import io.lammer.rules.Conduct;

/// What the house charges on a wager beyond what its rows say.
public sealed interface Charge {
  Charge NONE = new None();
  Charge COMMISSION = new Commission();

  record None() implements Charge {}

  /// A part of each win, at the assumed rate.
  record Commission() implements Charge {}

  /// The vig on a wager at true odds.
  record Vig(Conduct.Vig of, boolean upFront) implements Charge {
    /// For each unit staked on a wager that wins so much.
    Ratio rate(Ratio pay) {
      var rate = Ratio.of(Conduct.Vig.RATE);
      return of == Conduct.Vig.WIN ? rate.times(pay) : rate;
    }
  }
}
