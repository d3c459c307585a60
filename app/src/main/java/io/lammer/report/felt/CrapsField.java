package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.rules.Pay;
import io.lammer.rules.Spot;
import io.lammer.tables.Offer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The field, with its numbers and what 2 and 12 pay.
final class CrapsField {
  private static final Palette PALETTE = Palette.CRAPS;
  private static final List<Integer> NUMBERS = List.of(2, 3, 4, 9, 10, 11, 12);

  private CrapsField() {}

  static Place place(OfferedSpots stock, Spot spot, Box box) {
    var parts = box.columns(0.8, 0.75, 2.8);
    var offer = stock.offer(spot);
    Print print = Print.big(parts.getFirst(), FeltWords.of("print.field"), 30, PALETTE.pays());
    var cells = parts.getLast().columns(NUMBERS.size());
    for (var i = 0; i < cells.size(); i++) {
      print = print.and(number(cells.get(i), NUMBERS.get(i), offer));
    }
    return Place.of(spot, box, print).chipsIn(parts.get(1));
  }

  private static Print number(Box cell, int number, @Nullable Offer offer) {
    var words = String.valueOf(number);
    var more = offer == null ? "" : more(offer, number);
    if (more.isEmpty()) {
      return Print.big(cell, words, 24, PALETTE.words());
    }
    Print ring =
        drawing ->
            drawing.circle(
                cell.midX(),
                cell.y() + cell.height() * 0.38,
                18,
                "fill stroke stroke-width",
                "none",
                PALETTE.pays(),
                1.6);
    return ring.and(Print.big(cell.top(0.76), words, 24, PALETTE.words()))
        .and(Print.small(cell.below(0.68), more, 12, PALETTE.pays()));
  }

  /// What a number pays where that is more than even money.
  private static String more(Offer offer, int number) {
    return offer.wager().rows().stream()
        .filter(row -> row.label().endsWith(" " + number))
        .filter(row -> row.pay() instanceof Pay.Odds(var odds) && odds.numerator() > 1)
        .map(row -> Pays.of(offer, row))
        .findFirst()
        .orElse("");
  }
}
