package io.lammer.report.felt;

import io.lammer.report.words.Terms;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import java.math.BigDecimal;
import java.util.stream.Collectors;

/// What is printed on Player, Banker and Tie.
final class Mains {
  private Mains() {}

  static String color(Spot spot) {
    return switch (spot.wager()) {
      case "player" -> "#123a7a";
      case "banker" -> "#7a1620";
      default -> "#0f5a3c";
    };
  }

  /// The pays, with the commission that is taken of a Banker win.
  static String pays(OfferedSpots stock, Spot spot) {
    var commission = stock.layout().rules().commission();
    var pays = FeltWords.of("print.pays", stock.pays(spot));
    return commission == null || !spot.wager().equals("banker")
        ? pays
        : FeltWords.of(
            "print.commission",
            pays,
            BigDecimal.valueOf(commission.numerator())
                .movePointRight(2)
                .divide(BigDecimal.valueOf(commission.denominator()))
                .stripTrailingZeros()
                .toPlainString());
  }

  /// The wins that only push.
  static String push(OfferedSpots stock, Spot spot) {
    var offer = stock.offer(spot);
    return offer == null
        ? ""
        : offer.wager().rows().stream()
            .filter(row -> row.pay() instanceof Pay.Push)
            .map(Row::label)
            .filter(label -> !label.equals("Tie"))
            .map(Terms::of)
            .collect(Collectors.joining(", "));
  }
}
