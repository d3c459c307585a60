package io.lammer.games.baccarat;

import io.lammer.rules.HandWord;
import io.lammer.rules.Word;
import io.lammer.table.words.ContestConditions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The conditions of baccarat wagers in words.
final class BaccaratConditions {
  private BaccaratConditions() {}

  static Optional<String> of(Word word) {
    return switch (word) {
      case DealWord deal -> Optional.of(of(deal));
      default -> ContestConditions.of(word, BaccaratConditions::hand);
    };
  }

  private static String of(DealWord word) {
    return switch (word) {
      case DealWord.CardsDealt(var count) -> count + " cards are dealt in all";
      case DealWord.AllSame(var likeness) ->
          "all cards dealt are of one " + ContestConditions.word(likeness);
      case DealWord.AllCards(var card) -> "every card dealt is " + ContestConditions.of(card);
      case DealWord.FightbackCard(var card) ->
          "the Fightback card is " + ContestConditions.of(card);
      case DealWord.FightbackScore(var tie, var beat) ->
          "the losing hand with the Fightback card "
              + (tie && beat ? "ties or beats" : tie ? "ties" : "beats")
              + " the winning total";
    };
  }

  private static List<String> hand(HandWord hand) {
    return switch (hand) {
      case CardsWord.FirstTwo(var two) -> {
        var parts = ContestConditions.hand(two, BaccaratConditions::hand);
        yield parts.isEmpty()
            ? parts
            : List.of("as its first two cards " + String.join(" and ", parts));
      }
      case CardsWord.Cards(var count) -> List.of(count + " cards");
      case CardsWord.Natural(var wanted) ->
          List.of(wanted ? "a natural (8 or 9 in two cards)" : "no natural");
      case CardsWord.Pair(var wanted) ->
          List.of((wanted ? "a pair" : "no pair") + " in its first two cards");
      case CardsWord.Same(var likeness) ->
          List.of("cards of one " + ContestConditions.word(likeness));
      case CardsWord.Ranks(var ranks) ->
          List.of(
              "exactly these cards: "
                  + ranks.stream().map(ContestConditions::rank).collect(Collectors.joining(", ")));
      case CardsWord.Color(var red) -> List.of((red ? "red" : "black") + " cards only");
      default -> List.of();
    };
  }
}
