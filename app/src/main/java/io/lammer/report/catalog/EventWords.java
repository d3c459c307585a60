package io.lammer.report.catalog;

import io.lammer.rules.Card;
import io.lammer.rules.CardWord;
import io.lammer.rules.Collect;
import io.lammer.rules.Condition;
import io.lammer.rules.Ending;
import io.lammer.rules.Follow;
import io.lammer.rules.HandWord;
import io.lammer.rules.Likeness;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Side;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/// The event of a row in words, written from its condition and not from its label: a label that
/// says something else than the row pays for is seen beside it.
public final class EventWords {
  private static final int NUMBERS = 19;

  private EventWords() {}

  /// A row of a wager.
  public static String of(Wager wager, Row row) {
    return sentence(wager.machine(), row.when());
  }

  /// A row of a paytable.
  public static String of(Paytable paytable, Row row) {
    var name =
        paytable.wagers().stream()
            .filter(row::isFor)
            .findFirst()
            .orElse(paytable.wagers().getFirst());
    return sentence(paytable.wager(name, null).machine(), row.when());
  }

  /// What a roll must do, for a lammer or an end.
  public static String of(Condition condition) {
    return merged(condition).stream().map(EventWords::of).collect(Collectors.joining(" and "));
  }

  private static String sentence(Machine machine, Condition condition) {
    var text =
        merged(condition).stream()
            .map(word -> word instanceof Word.Count(var count) ? counted(machine, count) : of(word))
            .collect(Collectors.joining("; "));
    return text.isEmpty()
        ? "Any outcome"
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /// Words that follow one another about the same hand become one.
  private static List<Word> merged(Condition condition) {
    var merged = new ArrayList<Word>();
    for (var word : condition.words()) {
      if (word instanceof Word.HandIs(var which, var more)
          && !merged.isEmpty()
          && merged.getLast() instanceof Word.HandIs(var last, var said)
          && last == which) {
        merged.set(
            merged.size() - 1, new Word.HandIs(which, new HandWord.All(List.of(said, more))));
      } else {
        merged.add(word);
      }
    }
    return merged;
  }

  private static String counted(Machine machine, int count) {
    return switch (machine) {
      case Collect collect when count == Integer.bitCount(collect.numbers()) ->
          "all of %s are rolled before %s"
              .formatted(numbers(collect.numbers(), "and"), collect.endsOn());
      case Collect collect ->
          "%d different numbers of %s are rolled before %s"
              .formatted(count, numbers(collect.numbers(), "and"), collect.endsOn());
      case Follow(var sequences) ->
          (count == 1 ? "1 roll follows " : count + " rolls in a row follow ")
              + CatalogText.sequences(sequences);
      default -> count == 1 ? "1 lammer is earned" : count + " lammers are earned";
    };
  }

  private static String of(Word word) {
    return switch (word) {
      case Word.Winner(var side) -> side == Side.TIE ? "the hands tie" : side.title() + " wins";
      case Word.SelectedWins() -> "the hand wagered on wins";
      case Word.Margin(var points) -> "the winner is ahead by " + numbers(points, "or");
      case Word.Combined(var sums) -> "both totals add up to " + numbers(sums, "or");
      case Word.Any(var ways) ->
          "either " + ways.stream().map(EventWords::of).collect(Collectors.joining(", or "));
      case Word.HandIs(var which, var hand) -> hand(which) + String.join(" and ", of(hand));
      case Word.CardsDealt(var count) -> count + " cards are dealt in all";
      case Word.AllSame(var likeness) -> "all cards dealt are of one " + word(likeness);
      case Word.AllCards(var card) -> "every card dealt is " + of(card);
      case Word.FightbackCard(var card) -> "the Fightback card is " + of(card);
      case Word.FightbackScore(var tie, var beat) ->
          "the losing hand with the Fightback card "
              + (tie && beat ? "ties or beats" : tie ? "ties" : "beats")
              + " the winning total";
      case Word.Count(var count) -> count + " are counted";
      case Word.LineIs(var line) -> line(line);
      case Word.PointMade(var points) -> "the point " + numbers(points, "or") + " is made";
      case Word.SevenOut(var wanted) ->
          wanted ? "a 7 is rolled with a point on" : "no 7 is rolled with a point on";
      case Word.Total(var totals) -> "the dice total " + numbers(totals, "or");
      case Word.Hard(var wanted) ->
          wanted ? "both dice show the same" : "the dice show different numbers";
      case Word.DiceAre(var dice) ->
          "the dice show %d and %d".formatted(dice.first(), dice.second());
    };
  }

  private static String line(Ending.Line line) {
    return switch (line) {
      case WON -> "the line wager wins";
      case LOST -> "the line wager loses";
      case BARRED -> "the roll is barred";
    };
  }

  private static String hand(Word.Which which) {
    return switch (which) {
      case PLAYER -> "the Player hand has ";
      case BANKER -> "the Banker hand has ";
      case WINNING -> "the winning hand has ";
      case LOSING -> "the losing hand has ";
      case BOTH -> "each hand has ";
      case EITHER -> "one hand at least has ";
    };
  }

  private static List<String> of(HandWord hand) {
    return switch (hand) {
      case HandWord.All(var words) -> words.stream().flatMap(word -> of(word).stream()).toList();
      case HandWord.FirstTwo(var word) ->
          List.of("as its first two cards " + String.join(" and ", of(word)));
      case HandWord.Total(var totals) -> List.of("a total of " + numbers(totals, "or"));
      case HandWord.Cards(var count) -> List.of(count + " cards");
      case HandWord.Natural(var wanted) ->
          List.of(wanted ? "a natural (8 or 9 in two cards)" : "no natural");
      case HandWord.Pair(var wanted) ->
          List.of((wanted ? "a pair" : "no pair") + " in its first two cards");
      case HandWord.Same(var likeness) -> List.of("cards of one " + word(likeness));
      case HandWord.Ranks(var ranks) ->
          List.of(
              "exactly these cards: "
                  + ranks.stream().map(EventWords::rank).collect(Collectors.joining(", ")));
      case HandWord.Color(var red) -> List.of((red ? "red" : "black") + " cards only");
      case HandWord.Triple(var faces) ->
          List.of(
              faces == HandWord.Triple.ANY
                  ? "a triple"
                  : "three " + list(faces, "or", "%ds"::formatted));
      case HandWord.Straight(var wanted) -> List.of(wanted ? "a straight" : "no straight");
    };
  }

  private static String of(CardWord card) {
    return switch (card) {
      case CardWord.Rank(var rank) -> article(rank) + rank(rank);
      case CardWord.Value(var points) -> "worth " + points;
      case CardWord.Color(var red) -> red ? "red" : "black";
      case CardWord.ChosenSuit() -> "of the suit that the operator chose";
    };
  }

  private static String rank(int rank) {
    return switch (rank) {
      case Card.ACE -> "ace";
      case 11 -> "jack";
      case 12 -> "queen";
      case Card.KING -> "king";
      default -> Integer.toString(rank);
    };
  }

  private static String article(int rank) {
    return rank == Card.ACE || rank == 8 ? "an " : "a ";
  }

  private static String word(Likeness likeness) {
    return likeness.name().toLowerCase(Locale.ROOT);
  }

  /// `4, 5 or 6`.
  private static String numbers(int mask, String last) {
    return list(mask, last, String::valueOf);
  }

  private static String list(int mask, String last, IntFunction<String> form) {
    var all = new ArrayList<String>();
    for (var number = 0; number < NUMBERS; number++) {
      if ((mask & 1 << number) != 0) {
        all.add(form.apply(number));
      }
    }
    return all.size() == 1
        ? all.getFirst()
        : String.join(", ", all.subList(0, all.size() - 1)) + " " + last + " " + all.getLast();
  }
}
