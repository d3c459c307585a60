package io.lammer.server.console;

import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import java.util.List;
import java.util.stream.Stream;

/// The amounts that are usual at a table, each one touch.
///
/// @param least what it is played for at least, in dollars
public record Amounts(long least, List<Long> usual) {
  private static final long DEFAULT = 5;

  /// In fifths of the least wager: a place wager on 6 and 8 is made in units of 6 where the others
  /// are made in units of 5.
  private static final List<Integer> OF_CRAPS = List.of(6, 10, 12, 15);

  private static final List<Integer> OF_OTHERS = List.of(10, 15, 20, 30);

  static Amounts of(Layout layout) {
    var least = least(layout);
    var fifths = layout.edition().game() == Game.CRAPS ? OF_CRAPS : OF_OTHERS;
    return new Amounts(
        least,
        Stream.of(1, 5)
            .flatMap(times -> fifths.stream().map(it -> Math.ceilDiv(least * it * times, 5)))
            .distinct()
            .limit(fifths.size())
            .toList());
  }

  /// The minimum of the first wager that is keyed and has one.
  private static long least(Layout layout) {
    return layout.all().stream()
        .filter(offer -> offer.jackpot() == null && !layout.unkeyed().contains(offer.name()))
        .map(Offer::limits)
        .flatMap(limits -> limits == null ? Stream.empty() : Stream.of(limits.minimum()))
        .findFirst()
        .map(minimum -> Math.ceilDiv(minimum.units(), Money.UNITS_PER_DOLLAR))
        .orElse(DEFAULT);
  }
}
