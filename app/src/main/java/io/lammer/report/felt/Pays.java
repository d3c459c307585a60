package io.lammer.report.felt;

import io.lammer.rules.Fraction;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.tables.Offer;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.List;

/// What a wager pays as a felt prints it: `7 to 6`, `up to 40 to 1`.
final class Pays {
  private Pays() {}

  /// The highest pay of these offers, with a word where there are lower ones; empty for none.
  static String of(List<Offer> offers) {
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

  static String of(Offer offer, Row row) {
    return new Paid(offer, row).words();
  }

  private record Paid(Offer offer, Row row) {
    boolean wins() {
      return switch (row.pay()) {
        case Pay.Odds _, Pay.Dollars _, Pay.Percent _ -> true;
        case Pay.Push _, Pay.Loss _ -> false;
      };
    }

    boolean isShare() {
      return row.pay() instanceof Pay.Percent;
    }

    /// A share of a jackpot is above any amount, and an amount above odds.
    BigDecimal weight() {
      return switch (row.pay()) {
        case Pay.Percent(var share) -> decimal(share).movePointRight(20);
        case Pay.Dollars(var amount) -> amount.decimal();
        case Pay.Odds(var odds) -> decimal(odds);
        case Pay.Push _, Pay.Loss _ -> BigDecimal.ZERO;
      };
    }

    String words() {
      return switch (row.pay()) {
        case Pay.Odds(var odds) ->
            FeltWords.of(offer.wager().toOne() ? "pays.to" : "pays.for", top(odds), bottom(odds));
        case Pay.Dollars(var amount) -> amount.brief();
        case Pay.Percent _ ->
            FeltWords.of("pays.share", row.pays(), FeltWords.of("pays.of-jackpot"));
        case Pay.Push _, Pay.Loss _ -> row.pays();
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
