package io.lammer.table;

import io.lammer.ledger.Transfer;
import io.lammer.rules.Outcome;
import java.util.List;
import java.util.Optional;

/// What a game does at a live table: its felt, its own commands and events, its wagers and their
/// settlement. All methods are pure; chance arrives as an argument.
///
/// Some games have a *follow-up*: an outcome that comes after a round is settled, without a lock of
/// its own, and resolves the wagers that waited for it. The next round ends the wait.
public interface GamePlay {
  /// When wagers may be made, changed and taken down.
  GameBets bets();

  /// How an outcome settles the wagers.
  GameSettling settling();

  /// The felt of a table that was just opened.
  Felt opened(Layout layout);

  /// Decides on one of the game's own commands, or refuses a command of another game.
  Answer<List<Event>> decide(Table table, Command.OfGame command);

  /// Applies one of the game's own events.
  Table evolve(Table table, Event.OfGame event);

  /// The transfers of one of the game's own events.
  default List<Transfer> transfers(Event.OfGame event) {
    return List.of();
  }

  /// The felt after betting is reopened.
  default Felt reopened(Felt felt) {
    return felt;
  }

  /// The felt after an outcome is settled.
  Felt settled(Table table, Event.Settled settled);

  /// True for a follow-up of the last round.
  default boolean isFollowUp(Outcome outcome) {
    return false;
  }

  /// The reason why the last round does not take this follow-up now; empty if it does.
  default Optional<String> followUpFault(Table table, Outcome followUp) {
    return Optional.of("no round takes a follow-up");
  }

  /// The felt once the next round has begun and the last one can no longer take a follow-up.
  default Felt overtaken(Felt felt) {
    return felt;
  }

  /// True if a new shoe is needed before the next round.
  default boolean needsShoe(Table table) {
    return false;
  }

  /// The command that enters the next random outcome, or a part of it, at a table whose wagers are
  /// locked.
  Command outcome(Table table, RandomOutcomes random);

  /// The command that prepares the next round, such as a new shoe; empty if nothing is due.
  default Optional<Command> preparation(Table table, RandomOutcomes random) {
    return Optional.empty();
  }

  /// The command that enters a random follow-up of the last round.
  default Command followUp(Table table, RandomOutcomes random) {
    throw new IllegalStateException(table.layout().edition().game() + " has no follow-up");
  }

  /// The wagers that an outcome moved to another spot.
  default List<StandingBet> moved(Outcome outcome, Table before, Table after) {
    return List.of();
  }

  /// The markers of a wager in a state; empty for a wager without markers.
  default Optional<Markers> markers(OfferedWager offer, int state) {
    return Optional.empty();
  }

  /// True if play can bring a wager with markers to this state.
  default boolean canReach(OfferedWager offer, int state) {
    return false;
  }

  /// True if the markers of a wager lie among those of other wagers instead of their own. This only
  /// changes the display.
  default boolean sharesMarkers(Layout layout, OfferedWager offer) {
    return false;
  }

  /// The wagers with markers that are in progress, in the order in which they were made.
  default List<BonusProgress> progress(View view) {
    return List.of();
  }

  /// The notices that a table of this game must post.
  default List<String> notices(Layout layout) {
    return List.of();
  }
}
