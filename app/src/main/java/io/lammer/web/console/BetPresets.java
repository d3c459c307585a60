package io.lammer.web.console;

import io.lammer.rules.Money;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.web.games.GamePages;
import java.util.List;
import java.util.stream.Stream;

/// The usual bet amounts of a table, each on a button.
///
/// @param least the smallest amount, in dollars
public record BetPresets(long least, List<Long> usual) {
  private static final long DEFAULT = 5;

  static BetPresets of(Layout layout) {
    var least = least(layout);
    var fifths = GamePages.of(layout).console().usualFifths();
    return new BetPresets(
        least,
        Stream.of(1, 5)
            .flatMap(times -> fifths.stream().map(it -> Math.ceilDiv(least * it * times, 5)))
            .distinct()
            .limit(fifths.size())
            .toList());
  }

  private static long least(Layout layout) {
    return layout.all().stream()
        .filter(offer -> offer.jackpot() == null && !layout.unkeyed().contains(offer.name()))
        .map(OfferedWager::limits)
        .flatMap(limits -> limits == null ? Stream.empty() : Stream.of(limits.minimum()))
        .findFirst()
        .map(minimum -> Math.ceilDiv(minimum.units(), Money.UNITS_PER_DOLLAR))
        .orElse(DEFAULT);
  }
}
