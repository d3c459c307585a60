package io.lammer.table;

import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import java.util.ArrayList;
import java.util.List;

/// The notices a table must post: those of its game, the suits of suit-specific rows, and the
/// conditions of each jackpot.
public final class Notices {
  private Notices() {}

  /// The notices of the game.
  public static List<String> of(Layout layout) {
    return layout.play().notices(layout);
  }

  /// The suit-specific rows in play, each with the operator's suit (rulings 29 and 32).
  public static List<String> suits(Layout layout) {
    return layout.all().stream()
        .map(OfferedWager::wager)
        .flatMap(
            wager -> wager.rows().stream().filter(row -> row.when().needsSuit()).map(wager::label))
        .distinct()
        .toList();
  }

  /// A row's pay for the jackpot's fixed wager. Dollar amounts are multiplied; percentages are not.
  public static String pay(Row row, Jackpot.Terms terms) {
    return row.pay() instanceof Pay.Dollars(var amount)
        ? amount.forWager(terms.wager()).toString()
        : row.pays();
  }

  /// The conditions of a jackpot: sharing, the House disclosure, limit and reserve.
  public static List<String> of(Layout layout, Jackpot.Terms terms) {
    var notices = new ArrayList<String>();
    notices.add(
        switch (terms.share()) {
          case SPLIT ->
              "Percentage prizes are divided equally among all winning players of the round.";
          case EACH -> "The posted prize is paid to each winning player.";
        });
    var disclosure = layout.edition().terms().disclosure();
    if (!terms.isProgressive() && disclosure != null) {
      notices.add(disclosure);
    }
    if (terms.limit() != null) {
      notices.add("The displayed jackpot is limited to %s.".formatted(terms.limit()));
    }
    if (terms.reserve().numerator() > 0) {
      notices.add("A part of each wager goes to a reserve that reseeds the jackpot.");
    }
    return notices;
  }
}
