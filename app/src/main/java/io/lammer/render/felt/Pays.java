package io.lammer.render.felt;

import io.lammer.rules.Fraction;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.table.OfferedWager;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.List;

/// Formats the pay of a wager as printed on a felt: `7 to 6`, `up to 40 to 1`.
final class Pays {
  private Pays() {}

  /// The highest pay of these offers, marked "up to" if there are lower ones; empty without offers.
  static String of(List<OfferedWager> offers) {
    var pays =
        offers.stream()
            .flatMap(offer -> offer.wager().rows().stream().map(row -> new Paid(offer, row)))
            .filter(Paid::wins)
            .sorted(Comparator.comparing(Paid::weight).reversed())
            .toList();
    if (pays.isEmpty()) {
      return "";
    }
    var top = pays.getFirst();
    var same = pays.stream().allMatch(paid -> paid.weight().compareTo(top.weight()) == 0);
    return same || top.isShare() ? top.words() : FeltWords.of("pays.up-to", top.words());
  }

  static String of(OfferedWager offer, Row row) {
    return new Paid(offer, row).words();
  }

  private record Paid(OfferedWager offer, Row row) {
    boolean wins() {
      return switch (row.pay()) {
        case Pay.Odds _, Pay.Dollars _, Pay.Percent _ -> true;
        case Pay.Push _, Pay.HalfLoss _, Pay.Loss _ -> false;
      };
    }

    boolean isShare() {
      return row.pay() instanceof Pay.Percent;
    }

    /// The sort key: jackpot shares rank above amounts, and amounts above odds.
    BigDecimal weight() {
      return switch (row.pay()) {
        case Pay.Percent(var share) -> decimal(share).movePointRight(20);
        case Pay.Dollars(var amount) -> amount.decimal();
        case Pay.Odds(var odds) -> decimal(odds);
        case Pay.Push _, Pay.HalfLoss _, Pay.Loss _ -> BigDecimal.ZERO;
      };
    }

    String words() {
      return switch (row.pay()) {
        case Pay.Odds(var odds) ->
            FeltWords.of(offer.wager().toOne() ? "pays.to" : "pays.for", top(odds), bottom(odds));
        case Pay.Dollars(var amount) -> amount.brief();
        case Pay.Percent _ ->
            FeltWords.of("pays.share", row.pays(), FeltWords.of("pays.of-jackpot"));
        case Pay.Push _, Pay.HalfLoss _, Pay.Loss _ -> row.pays();
      };
    }

    private static String top(Fraction odds) {
      return Long.toString(odds.numerator());
    }

    private static String bottom(Fraction odds) {
      return Long.toString(odds.denominator());
    }

    private static BigDecimal decimal(Fraction fraction) {
      return BigDecimal.valueOf(fraction.numerator())
          .divide(BigDecimal.valueOf(fraction.denominator()), MathContext.DECIMAL64);
    }
  }
}
