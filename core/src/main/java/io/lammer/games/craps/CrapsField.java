package io.lammer.games.craps;

import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.table.OfferedWager;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.Label;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import io.lammer.table.felt.SpotPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The field with its numbers and the pays on 2 and 12.
final class CrapsField {
  private static final Palette PALETTE = CrapsFelt.PALETTE;
  private static final List<Integer> NUMBERS = List.of(2, 3, 4, 9, 10, 11, 12);
  private static final double RING = 18;

  private CrapsField() {}

  static SpotPlace place(FeltSpots spots, Spot spot, Box box) {
    var parts = box.columns(0.8, 0.75, 2.8);
    var prints = new ArrayList<Print>();
    prints.add(Print.big(parts.getFirst(), Label.phrase("print.field"), 30, PALETTE.pays()));
    var cells = parts.getLast().columns(NUMBERS.size());
    for (var i = 0; i < cells.size(); i++) {
      prints.addAll(number(cells.get(i), NUMBERS.get(i), spots.offers(spot)));
    }
    return SpotPlace.of(spot, box, prints).chipsIn(parts.get(1));
  }

  private static List<Print> number(Box cell, int number, List<OfferedWager> offers) {
    var words = Label.fixed(number);
    var more = offers.stream().flatMap(offer -> more(offer, number).stream()).findFirst();
    if (more.isEmpty()) {
      return List.of(Print.big(cell, words, 24, PALETTE.words()));
    }
    return List.of(
        new Print.Circle(cell.midX(), cell.y() + cell.height() * 0.38, RING, PALETTE.pays()),
        Print.big(cell.top(0.76), words, 24, PALETTE.words()),
        Print.small(cell.below(0.68), more.get(), 12, PALETTE.pays()));
  }

  /// The pay of a number, if it is higher than even money.
  private static Optional<Label> more(OfferedWager offer, int number) {
    return offer.wager().rows().stream()
        .filter(row -> row.label().endsWith(" " + number))
        .filter(CrapsField::isMore)
        .<Label>map(row -> new Label.RowPays(offer, row))
        .findFirst();
  }

  private static boolean isMore(Row row) {
    return row.pay() instanceof Pay.Odds(var odds) && odds.numerator() > 1;
  }
}
