package io.lammer.table;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Refusal.Code;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Compares the keys given beside `use` with the jackpot that the table joins (ruling 11). Without
/// this check a table could display terms other than those it plays by.
record JoinedJackpotCheck(String name, JackpotDirectory.Linked linked, String edition) {
  /// One refusal for each key that differs.
  List<Refusal> faults(Setup.Jackpot stated) {
    var jackpot = linked.jackpot();
    var terms = jackpot.terms();
    var faults = new ArrayList<Refusal>();
    compare(faults, "edition", edition, linked.edition());
    compare(faults, "paytable", stated.paytable(), terms.paytable());
    compare(faults, "kind", word(stated.kind()), Value.spelled(terms.kind()));
    compare(faults, "wager", stated.wager(), terms.wager());
    compare(faults, "meter", stated.meter(), jackpot.displayed());
    compare(faults, "seed", stated.seed(), terms.isProgressive() ? terms.seed() : null);
    compare(faults, "base-seed", stated.baseSeed(), baseSeed(terms));
    compare(faults, "increment", rate(stated.increment()), percent(terms.increment()));
    compare(faults, "reserve", rate(stated.reserve()), percent(terms.reserve()));
    compare(faults, "limit", stated.limit(), terms.limit());
    compare(faults, "guard", stated.guard(), terms.guard());
    compare(faults, "suit", word(stated.suit()), word(linked.suit()));
    compare(faults, "share", word(stated.share()), Value.spelled(terms.share()));
    if (stated.seedIs() != null) {
      faults.add(Code.LINK_MISMATCH.as("seed-is").because(stated.seedIs(), name));
    }
    for (var reference : List.of("approval", "controls")) {
      var own = reference.equals("approval") ? stated.approval() : stated.controls();
      if (own != null) {
        faults.add(Code.LINK_MISMATCH.as("reference").because(reference, own, name));
      }
    }
    return faults;
  }

  private void compare(
      List<Refusal> faults, String key, @Nullable Object stated, @Nullable Object there) {
    if (stated != null && !stated.equals(there)) {
      faults.add(
          Code.LINK_MISMATCH.because(key, stated, name, Objects.requireNonNullElse(there, "none")));
    }
  }

  /// The seed scaled to a $1 wager.
  private static Money baseSeed(Jackpot.Terms terms) {
    return terms.seed().times(new Fraction(Money.UNITS_PER_DOLLAR, terms.wager().units()));
  }

  private static @Nullable String word(@Nullable Enum<?> constant) {
    return constant == null ? null : Value.spelled(constant);
  }

  private static @Nullable String rate(@Nullable BigDecimal percent) {
    return percent == null ? null : percent(Fraction.percent(percent));
  }

  private static String percent(Fraction rate) {
    return BigDecimal.valueOf(rate.numerator() * 100)
            .divide(BigDecimal.valueOf(rate.denominator()))
            .stripTrailingZeros()
            .toPlainString()
        + "%";
  }
}
