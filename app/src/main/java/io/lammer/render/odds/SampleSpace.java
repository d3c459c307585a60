package io.lammer.render.odds;

import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import java.math.BigInteger;
import java.util.List;

/// Describes the sample space that the ways of a wager add up to.
public final class SampleSpace {
  private static final int CARDS_PER_DECK = 52;
  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight");

  private SampleSpace() {}

  public static String of(Analysis analysis) {
    var total = analysis.counts().total();
    if (analysis.decks() != null) {
      return deals(analysis.decks() * CARDS_PER_DECK, total);
    }
    var oneRound = analysis.counts().rounds().equals(Ratio.ONE);
    if (oneRound && total.equals(BigInteger.valueOf(46_656))) {
      return "The ways add up to 46,656 = 6 × 6 × 6 × 6 × 6 × 6, every shake of two times three"
          + " dice.";
    }
    if (oneRound && total.equals(BigInteger.valueOf(36))) {
      return "The ways add up to 36, every roll of two dice.";
    }
    return "The ways add up to %,d, the common denominator of the exact probabilities; they are not outcomes of one roll."
            .formatted(total)
        + (analysis.stakes().isOneUnit()
            ? ""
            : " All figures are per unit of the average stake, odds included.");
  }

  /// The ways of a wager are ordered deals of as many cards as it takes to decide it.
  private static String deals(int cards, BigInteger total) {
    var all = BigInteger.valueOf(cards);
    var drawn = 1;
    while (all.compareTo(total) < 0) {
      all = all.multiply(BigInteger.valueOf(cards - drawn));
      drawn++;
    }
    var product =
        drawn == 2
            ? "%d × %d".formatted(cards, cards - 1)
            : "%d × %d × … × %d".formatted(cards, cards - 1, cards - drawn + 1);
    var words = NUMBERS.get(drawn);
    return total.equals(all)
        ? "The ways add up to %,d = %s, every ordered deal of %s cards from %d."
            .formatted(total, product, words, cards)
        : "The ways add up to %,d: of the %,d = %s ordered deals of %s cards from %d, those after which the wager can be made."
            .formatted(total, all, product, words, cards);
  }
}
