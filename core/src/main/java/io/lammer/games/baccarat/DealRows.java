package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.CardDetail;
import io.lammer.rules.Condition;
import io.lammer.rules.Ending;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// The row of a baccarat wager that each class of deals matches and, where the class does not
/// decide, how much more must be known about the cards.
///
/// Rows are numbered as in [io.lammer.rules.compiled.WagerRows]. A simulator caches the 400 results
/// of [#ofClass] in an array; where the result is [#OPEN], it evaluates the wager on the actual
/// cards.
final class DealRows {
  /// The class does not decide the row.
  static final int OPEN = -1;

  /// The set of all cards of a deal: bit n is card n of [DealByPoints#cards].
  static final int ALL_CARDS = 0b111111;

  /// Grains that are independent of the points.
  private static final Set<CardDetail> OF_CARDS = Set.of(CardDetail.COLOR, CardDetail.SUIT);

  private static final int PLAYERS_FIRST_TWO = 0b0011;
  private static final int BANKERS_FIRST_TWO = 0b1100;

  private final Wager wager;

  /// The alternative conditions of each row.
  private final List<List<Way>> rowWays;

  /// One alternative of a row's condition, with the predicates that totals and points leave
  /// undecided.
  private record Way(
      Condition when, CardDetail grain, List<Word> beyondTotals, List<Word> beyondPoints) {
    Way(Condition when) {
      this(when, when.grain(), beyond(when, CardDetail.TOTALS), beyond(when, CardDetail.POINTS));
    }

    private static List<Word> beyond(Condition when, CardDetail known) {
      return when.words().stream().filter(word -> word.grain().compareTo(known) > 0).toList();
    }

    List<Word> beyond(CardDetail known) {
      return known == CardDetail.TOTALS ? beyondTotals : beyondPoints;
    }
  }

  DealRows(Wager wager) {
    this.wager = wager;
    this.rowWays =
        wager.rows().stream()
            .map(row -> row.when().alternatives().stream().map(Way::new).toList())
            .toList();
  }

  /// The row that all deals of a non-empty class match, or [#OPEN].
  int ofClass(int dealClass) {
    var plain = DealClasses.deals(dealClass).getFirst().plain();
    return open(plain, CardDetail.TOTALS).isEmpty() ? wager.place(plain) : OPEN;
  }

  /// The row that all deals of a non-empty class match with this Fightback card, or [#OPEN].
  int ofClass(int dealClass, Card card) {
    var plain = DealClasses.deals(dealClass).getFirst().plain().with(card);
    return isOpenInCardOnly(plain) ? wager.place(plain) : OPEN;
  }

  /// The grains needed by the undecided predicates of the rows still possible; empty if none is
  /// undecided.
  Set<CardDetail> open(Ending plain, CardDetail known) {
    var open = EnumSet.noneOf(CardDetail.class);
    undecided(plain, known, word -> open.addAll(word.grains()));
    return open;
  }

  /// True if, once the totals are known, only predicates on the Fightback card are undecided.
  boolean isOpenInCardOnly(Ending plain) {
    var hands = new ArrayList<Word>();
    undecided(
        plain,
        CardDetail.TOTALS,
        word -> {
          if (!(word instanceof DealWord.FightbackCard)) {
            hands.add(word);
          }
        });
    return hands.isEmpty();
  }

  /// Passes to `each` the undecided predicates of the rows still possible, up to the first row that
  /// certainly matches.
  private void undecided(Ending plain, CardDetail known, Consumer<Word> each) {
    for (var ways : rowWays) {
      var met = false;
      for (var way : ways) {
        if (way.when().isPossible(plain, wager.choice(), known)) {
          met |= way.grain().compareTo(known) <= 0;
          way.beyond(known).forEach(each);
        }
      }
      if (met) {
        return;
      }
    }
  }

  /// The cards, as a bit set, that decide the predicates left open by the points.
  int positions(Ending plain) {
    var positions = new int[1];
    undecided(plain, CardDetail.POINTS, word -> positions[0] |= positions(word));
    return positions[0];
  }

  private static int positions(Word word) {
    return word instanceof Word.HandIs(var which, var hand) && hand.isOfFirstTwo()
        ? firstTwo(which)
        : ALL_CARDS;
  }

  /// The cards, as a bit set, whose points matter once the class is known. Deals of a class with
  /// the same points there have the same undecided predicates.
  int asked() {
    return rowWays.stream()
        .flatMap(List::stream)
        .flatMap(way -> way.beyondTotals().stream())
        .mapToInt(DealRows::asked)
        .reduce(0, (one, other) -> one | other);
  }

  private static int asked(Word word) {
    return switch (word) {
      case Word.HandIs(var which, CardsWord.Pair _) -> firstTwo(which);
      case Word.HandIs(var which, CardsWord.FirstTwo _) -> firstTwo(which);
      default -> OF_CARDS.containsAll(word.grains()) ? 0 : ALL_CARDS;
    };
  }

  private static int firstTwo(Word.Which which) {
    return switch (which) {
      case PLAYER -> PLAYERS_FIRST_TWO;
      case BANKER -> BANKERS_FIRST_TWO;
      case WINNING, LOSING, BOTH, EITHER -> PLAYERS_FIRST_TWO | BANKERS_FIRST_TWO;
    };
  }

  /// The alternatives of all rows that the points meet or leave open, as a bit set.
  BitSet possible(Ending plain) {
    var possible = new BitSet();
    var bit = 0;
    for (var ways : rowWays) {
      for (var way : ways) {
        possible.set(bit++, way.when().isPossible(plain, wager.choice(), CardDetail.POINTS));
      }
    }
    return possible;
  }

  /// True if any predicate depends on the order of the cards in a hand.
  boolean isOrdered() {
    return rowWays.stream()
        .flatMap(List::stream)
        .flatMap(way -> way.beyondTotals().stream())
        .anyMatch(word -> word instanceof Word.HandIs(_, var hand) && hand.isOrdered());
  }
}
