package io.lammer.rules.compiled;

import io.lammer.rules.Card;
import io.lammer.rules.Condition;
import io.lammer.rules.Ending;
import io.lammer.rules.Grain;
import io.lammer.rules.HandWord;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Which row of a baccarat wager a class of deals meets, and what more must be known of the cards
/// where the class does not tell.
///
/// Rows are numbered as in [WagerRows]. A simulator keeps the 400 answers of [#ofClass] in an
/// array; where one is [#OPEN] it asks the wager itself about the cards.
public final class DealRows {
  /// The class does not decide the row.
  public static final int OPEN = -1;

  /// The cards of a deal as a set: bit n is card n of [PointsDeal#cards].
  public static final int ALL_CARDS = 0b111111;

  /// Colors and suits are free, whatever the points.
  private static final Set<Grain> OF_CARDS = Set.of(Grain.COLOR, Grain.SUIT);

  private static final int PLAYERS_FIRST_TWO = 0b0011;
  private static final int BANKERS_FIRST_TWO = 0b1100;

  private final Wager wager;

  /// The ways to meet each row.
  private final List<List<Way>> rowWays;

  /// A way to meet a row, with the words that totals and points do not decide.
  private record Way(
      Condition when, Grain grain, List<Word> beyondTotals, List<Word> beyondPoints) {
    Way(Condition when) {
      this(when, when.grain(), beyond(when, Grain.TOTALS), beyond(when, Grain.POINTS));
    }

    private static List<Word> beyond(Condition when, Grain known) {
      return when.words().stream().filter(word -> word.grain().compareTo(known) > 0).toList();
    }

    List<Word> beyond(Grain known) {
      return known == Grain.TOTALS ? beyondTotals : beyondPoints;
    }
  }

  public DealRows(Wager wager) {
    this.wager = wager;
    this.rowWays =
        wager.rows().stream()
            .map(row -> row.when().alternatives().stream().map(Way::new).toList())
            .toList();
  }

  /// The row of every deal of a class that has any.
  public int ofClass(int dealClass) {
    var plain = DealClasses.deals(dealClass).getFirst().plain();
    return open(plain, Grain.TOTALS).isEmpty() ? wager.place(plain) : OPEN;
  }

  /// The same where the wager waits for the Fightback card, and this one is drawn.
  public int ofClass(int dealClass, Card card) {
    var plain = DealClasses.deals(dealClass).getFirst().plain().with(card);
    return isOpenInCardOnly(plain) ? wager.place(plain) : OPEN;
  }

  /// The grains that the undecided words of the rows still possible need; empty when none is open.
  public Set<Grain> open(Ending plain, Grain known) {
    var open = EnumSet.noneOf(Grain.class);
    undecided(plain, known, word -> open.addAll(word.grains()));
    return open;
  }

  /// Whether nothing but the Fightback card leaves a row open once the totals are known.
  public boolean isOpenInCardOnly(Ending plain) {
    var hands = new ArrayList<Word>();
    undecided(
        plain,
        Grain.TOTALS,
        word -> {
          if (!(word instanceof Word.FightbackCard)) {
            hands.add(word);
          }
        });
    return hands.isEmpty();
  }

  /// The undecided words of the rows still possible, up to the first that is certainly met.
  private void undecided(Ending plain, Grain known, Consumer<Word> each) {
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

  /// The cards that the words which the points leave open look at.
  public int positions(Ending plain) {
    var positions = new int[1];
    undecided(plain, Grain.POINTS, word -> positions[0] |= positions(word));
    return positions[0];
  }

  private static int positions(Word word) {
    return word instanceof Word.HandIs(var which, var hand) && hand.isOfFirstTwo()
        ? firstTwo(which)
        : ALL_CARDS;
  }

  /// The cards whose points matter once the class is known: deals of a class that have the same
  /// there are undecided alike.
  public int asked() {
    return rowWays.stream()
        .flatMap(List::stream)
        .flatMap(way -> way.beyondTotals().stream())
        .mapToInt(DealRows::asked)
        .reduce(0, (one, other) -> one | other);
  }

  private static int asked(Word word) {
    return switch (word) {
      case Word.HandIs(var which, HandWord.Pair _) -> firstTwo(which);
      case Word.HandIs(var which, HandWord.FirstTwo _) -> firstTwo(which);
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

  /// Which ways to meet a row the points leave open or meet.
  public BitSet possible(Ending plain) {
    var possible = new BitSet();
    var bit = 0;
    for (var ways : rowWays) {
      for (var way : ways) {
        possible.set(bit++, way.when().isPossible(plain, wager.choice(), Grain.POINTS));
      }
    }
    return possible;
  }

  /// Whether a row asks in which order the cards of a hand came.
  public boolean isOrdered() {
    return rowWays.stream()
        .flatMap(List::stream)
        .flatMap(way -> way.beyondTotals().stream())
        .anyMatch(word -> word instanceof Word.HandIs(_, var hand) && hand.isOrdered());
  }
}
