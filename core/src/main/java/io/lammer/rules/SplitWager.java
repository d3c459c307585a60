package io.lammer.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A wager that is split over other wagers and paid as those wagers are.
///
/// @param parts the number of equal parts placed on each wager
public record SplitWager(Spot spot, Map<Spot, Integer> parts) {
  public SplitWager {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }

  public int count() {
    return parts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// The amount of one part in whole dollars; null if the amount cannot be split evenly.
  public @Nullable Money part(Money amount) {
    var part = amount.dividedBy(count());
    return part.isPositive() && part.isWholeDollars() && part.times(count()).equals(amount)
        ? part
        : null;
  }

  /// The smallest amount that splits evenly and is at least this one.
  public Money next(Money amount) {
    var unit = Money.dollars(count());
    var below = amount.roundedDownTo(unit);
    return below.equals(amount) ? below : below.plus(unit);
  }
}
