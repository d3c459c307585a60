package io.lammer.rules.craps;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A wager that is divided over others and paid as they are.
///
/// @param parts how many equal parts go to each wager
public record Split(Spot spot, Map<Spot, Integer> parts) {
  public Split {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }

  public int count() {
    return parts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// What one part is, in whole dollars; null when the amount does not divide so.
  public @Nullable Money part(Money amount) {
    var part = amount.dividedBy(count());
    return part.isPositive() && part.isWholeDollars() && part.times(count()).equals(amount)
        ? part
        : null;
  }

  /// The smallest amount that divides and is not below this one.
  public Money next(Money amount) {
    var unit = Money.dollars(count());
    var below = amount.roundedDownTo(unit);
    return below.equals(amount) ? below : below.plus(unit);
  }
}
