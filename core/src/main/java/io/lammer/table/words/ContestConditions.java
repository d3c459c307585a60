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

/// The conditions of wagers on two hands, in words.
public final class ContestConditions {
  private ContestConditions() {}

  /// The words for hand predicates that only one game has.
  public interface HandText {
    /// Empty for a predicate of another game.
    List<String> of(HandWord hand);
  }

  /// The words for a predicate on two hands; empty if it is not about hands or is of another game.
  public static Optional<String> of(Word word, HandText game) {
    return Optional.ofNullable(
        switch (word) {
          case Word.Winner(var side) -> side == Side.TIE ? "the hands tie" : side.title() + " wins";
          case Word.SelectedWins() -> "the hand wagered on wins";
          case Word.Margin(var points) -> "the winner is ahead by " + NumberLists.or(points);
          case Word.Combined(var sums) -> "both totals add up to " + NumberLists.or(sums);
          case Word.HandIs(var which, var hand) -> {
            var parts = hand(hand, game);
            yield parts.isEmpty() ? null : hand(which) + String.join(" and ", parts);
          }
          default -> null;
        });
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

  /// The words for each part of a predicate on one hand; empty if any part is of another game.
  public static List<String> hand(HandWord hand, HandText game) {
    return switch (hand) {
      case HandWord.All(var words) -> all(words.stream().map(word -> hand(word, game)).toList());
      case HandWord.Total(var totals) -> List.of("a total of " + NumberLists.or(totals));
      default -> game.of(hand);
    };
  }

  private static List<String> all(List<List<String>> parts) {
    return parts.stream().anyMatch(List::isEmpty)
        ? List.of()
        : parts.stream().flatMap(List::stream).toList();
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

  public static String rank(int rank) {
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

  public static String word(SharedProperty likeness) {
    return Value.spelled(likeness);
  }
}
