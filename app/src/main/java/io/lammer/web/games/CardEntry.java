package io.lammer.web.games;

import io.lammer.rules.Card;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.table.View;
import io.lammer.web.view.HandView;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The cards of a round so far, and which cards can come next.
///
/// @param awaited where the next card goes, as a CSS word: the side of a hand, [#NONE], [#SHOE] or
///   a place of the game's own
/// @param command the key of the command that enters the next card
/// @param sentence the instruction to the dealer about the next card
/// @param offered `1` or `0` for each card of the deck: whether it can come next
public record CardEntry(
    List<HandView> hands, String awaited, String command, String sentence, String offered) {
  /// No more cards: the hands are complete.
  public static final String NONE = "none";

  /// No cards until there is a new shoe.
  public static final String SHOE = "shoe";

  /// The key of the command that enters the next card of a hand.
  public static final String CARD = "card";

  public CardEntry {
    hands = List.copyOf(hands);
  }

  /// The cards that the table accepts.
  ///
  /// @param locks also accept the cards that are accepted once bets are locked
  public static String offered(Table table, boolean locks, Function<Card, Command> command) {
    var view =
        new View(
            locks && table.phase() == Phase.BETTING
                ? Evolution.evolve(table, new Event.Locked(List.of()))
                : table,
            Map.of());
    var flags = new StringBuilder(Card.DECK.size());
    for (var next : Card.DECK) {
      var taken = Decider.decide(view, command.apply(next)) instanceof Answer.Accepted;
      flags.append(taken ? '1' : '0');
    }
    return flags.toString();
  }

  /// The value of `offered` if no card can come next.
  public static String noneOffered() {
    return "0".repeat(Card.DECK.size());
  }
}
