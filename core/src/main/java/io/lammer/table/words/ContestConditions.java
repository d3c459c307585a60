package io.lammer.table.words;

import io.lammer.rules.Card;
import io.lammer.rules.CardWord;
import io.lammer.rules.HandWord;
import io.lammer.rules.SharedProperty;
import io.lammer.rules.Side;
import io.lammer.rules.Word;
import io.lammer.rules.yaml.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The conditions of wagers on two hands, in words.
public final class ContestConditions {
  private ContestConditions() {}

  /// Empty for a condition that is not about hands.
  public static Optional<String> of(Word word) {
    return Optional.ofNullable(words(word));
  }

  private static @Nullable String words(Word word) {
    return switch (word) {
      case Word.Winner(var side) -> side == Side.TIE ? "the hands tie" : side.title() + " wins";
      case Word.SelectedWins() -> "the hand wagered on wins";
      case Word.Margin(var points) -> "the winner is ahead by " + NumberLists.or(points);
      case Word.Combined(var sums) -> "both totals add up to " + NumberLists.or(sums);
      case Word.HandIs(var which, var hand) -> hand(which) + String.join(" and ", of(hand));
      case Word.CardsDealt(var count) -> count + " cards are dealt in all";
      case Word.AllSame(var likeness) -> "all cards dealt are of one " + word(likeness);
      case Word.AllCards(var card) -> "every card dealt is " + of(card);
      default -> null;
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
      case HandWord.Total(var totals) -> List.of("a total of " + NumberLists.or(totals));
      case HandWord.Cards(var count) -> List.of(count + " cards");
      case HandWord.Natural(var wanted) ->
          List.of(wanted ? "a natural (8 or 9 in two cards)" : "no natural");
      case HandWord.Pair(var wanted) ->
          List.of((wanted ? "a pair" : "no pair") + " in its first two cards");
      case HandWord.Same(var likeness) -> List.of("cards of one " + word(likeness));
      case HandWord.Ranks(var ranks) ->
          List.of(
              "exactly these cards: "
                  + ranks.stream().map(ContestConditions::rank).collect(Collectors.joining(", ")));
      case HandWord.Color(var red) -> List.of((red ? "red" : "black") + " cards only");
      case HandWord.Triple(var faces) ->
          List.of(
              faces == HandWord.Triple.ANY
                  ? "a triple"
                  : "three " + NumberLists.or(faces, "%ds"::formatted));
      case HandWord.Straight(var wanted) -> List.of(wanted ? "a straight" : "no straight");
    };
  }

  /// The property of a card, such as `a 5`.
  public static String of(CardWord card) {
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

  private static String word(SharedProperty likeness) {
    return Value.spelled(likeness);
  }
}
