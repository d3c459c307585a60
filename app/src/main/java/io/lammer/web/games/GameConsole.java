package io.lammer.web.games;

import io.lammer.house.LiveTable;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.web.view.HandView;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game's part of the dealer's console.
public interface GameConsole {
  /// The betting keypad, or null if bets are keyed on the picture of the felt.
  default @Nullable Keypad keypad(Layout layout) {
    return null;
  }

  /// The cards of the round, or null if the outcome is not entered card by card.
  default @Nullable CardEntry cards(Table table) {
    return null;
  }

  /// The usual bets, in fifths of the smallest bet.
  default List<Integer> usualFifths() {
    return List.of(10, 15, 20, 30);
  }

  /// The instruction to the dealer while bets are open.
  String betting(Table table);

  /// The state between rounds in a few words.
  String state(Table table);

  String result(Layout layout, Outcome outcome);

  /// The dealer's call of an outcome, or null if the dealer calls the result.
  default @Nullable String call(Table before, Outcome outcome, Table after) {
    return null;
  }

  /// True if all losing wagers are taken at once.
  default boolean takesAll(Table before, Outcome outcome) {
    return false;
  }

  /// The dice shown beside the call. Cards are shown where they are entered.
  default List<HandView> thrown(Outcome outcome) {
    return List.of();
  }

  /// The dealer's moves after an outcome, other than paying and taking.
  default List<String> moves(Table before, Outcome outcome, Table after) {
    return List.of();
  }

  /// The moves that restore markers after a voided outcome.
  default List<String> movesBack(Table settled, Table restored) {
    return List.of();
  }

  /// True for a wager that is seldom wanted again, and so is repeated only on a second request.
  default boolean isSeldomRepeated(Table table, OfferedWager offer) {
    return false;
  }

  /// A notice about the game's equipment while the table is open.
  default Optional<Notice> notice(Table table) {
    return Optional.empty();
  }

  /// A note about a seat in a word or two; empty if there is none.
  default String seatNote(Table table, int seat) {
    return "";
  }

  /// A drawing of a bonus wager's progress, for its row on the keypad.
  default Optional<String> progress(Table table, Spot spot) {
    return Optional.empty();
  }

  /// The parameter `own` of the game's template `console-live.jte`.
  Object view(View view, LiveTable live);
}
