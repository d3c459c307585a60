package io.lammer.table.words;

import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import io.lammer.rules.Paytable;
import io.lammer.rules.Word;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.StandingBet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The texts of one game in transcripts, reports and JSON. Every game has a part of this type.
public interface GameWords {

  static GameWords of(Game game) {
    return game.part(GameWords.class);
  }

  static GameWords of(Outcome outcome) {
    return of(outcome.game());
  }

  static GameWords of(Felt felt) {
    return of(felt.game());
  }

  /// The answer of the first game that has one.
  static Optional<String> first(Function<GameWords, Optional<String>> answer) {
    return Game.all().stream().flatMap(game -> answer.apply(of(game)).stream()).findFirst();
  }

  /// The game's name in documents, such as `Craps`.
  String name();

  record Paragraph(String heading, String text) {}

  /// A table with a heading and an introduction.
  ///
  /// @param rows one text for each column
  record Chart(String heading, String text, List<String> columns, List<List<String>> rows) {
    public Chart {
      columns = List.copyOf(columns);
      rows = rows.stream().map(List::copyOf).toList();
    }
  }

  /// The bundle of the texts that the game adds to shared bundles, such as `dragontiger` for
  /// `text/dragontiger.properties`; empty if it adds none.
  default Optional<String> texts() {
    return Optional.empty();
  }

  /// The word for its rounds in day reports, such as `hands`.
  String rounds();

  /// The word for its rounds in simulations, such as `rounds`.
  String trials();

  /// The heading of the game's rulings.
  String rulings();

  /// The method by which the game's outcomes are counted.
  ///
  /// @param decks the sizes of the shoes; empty without shoes
  Paragraph method(List<Integer> decks);

  /// The chart of the game's drawing rules, if it has any.
  default Optional<Chart> drawingRules() {
    return Optional.empty();
  }

  /// The figures of a table that its heading shows after the edition, such as `8 decks, 5%
  /// commission`; empty for none.
  String terms(Layout layout);

  /// The state that the game carries between rounds.
  String felt(Felt felt);

  /// The state that the game carries between rounds, as fields.
  Map<String, @Nullable Object> json(Felt felt);

  /// An outcome without its result.
  String brief(Outcome outcome);

  /// An outcome with its result.
  String full(Outcome outcome);

  /// An outcome with its result and, if a player produced it, that player.
  default String entered(Event.Entered entered) {
    return full(entered.outcome());
  }

  /// What else a transcript says of an entered outcome: earlier events of the same step, and the
  /// felt after it.
  default String detail(List<Event> step, Felt after) {
    return "";
  }

  /// An event that only this game has; empty for any other.
  Optional<String> event(Event event);

  /// A command that only this game has, as it was keyed; empty for any other.
  Optional<String> command(Command command);

  /// The event that a condition of a wager describes; empty for a condition of another game.
  Optional<String> condition(Word word);

  /// The readable name of a family of paytables; empty for a family of another game.
  default Optional<String> title(Family family) {
    return Optional.empty();
  }

  /// How the wagers of a paytable are played, as a sentence; empty for a family of another game.
  default Optional<String> played(Paytable paytable) {
    return Optional.empty();
  }

  /// How the wagers of a paytable are counted exactly, as a sentence; empty for the usual way.
  default Optional<String> counted(Paytable paytable) {
    return Optional.empty();
  }

  /// The event in which a wager over several rounds ends with a count; empty for a machine of
  /// another game.
  default Optional<String> counted(Machine machine, int count) {
    return Optional.empty();
  }

  /// How far a wager has come over several rounds.
  ///
  /// @param markers the name of the markers that show it
  /// @param text the markers reached; empty for none
  /// @param fields the progress in JSON
  record Progress(String markers, String text, Map<String, Object> fields) {}

  /// The progress of a wager; empty for a wager that one outcome decides.
  default Optional<Progress> progress(Layout layout, StandingBet bet) {
    return Optional.empty();
  }

  /// An event that a day report lists among its incidents.
  record Incident(String kind, String text) {}

  /// The incident to report for an event; empty for normal play.
  default Optional<Incident> incident(Event event) {
    return Optional.empty();
  }

  /// The number of hands that ended in a gaming day, as the day report states it; empty if the game
  /// does not count them.
  default String handsEnded(long hands) {
    return "";
  }

  /// True if a hand that the day report counts ends with this outcome.
  default boolean endsHand(Felt before, Outcome outcome) {
    return false;
  }
}
