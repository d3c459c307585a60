package io.lammer.table;

import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The permanent names and forms of a game's types in journals. Existing journals contain them, so
/// a class may be renamed but its written name must never change. Every game has a part of this
/// type.
public interface GameJournal {
  static Stream<GameJournal> all() {
    return Game.all().stream().map(game -> game.part(GameJournal.class));
  }

  static GameJournal of(Game game) {
    return game.part(GameJournal.class);
  }

  /// The written form of an outcome, a record.
  interface Form {
    Outcome outcome();
  }

  /// The state that the game carries between rounds.
  Map<String, Class<? extends Felt>> felts();

  /// The game's own commands.
  Map<String, Class<? extends Command.OfGame>> commands();

  /// The game's own events.
  default Map<String, Class<? extends Event.OfGame>> events() {
    return Map.of();
  }

  /// The operator's choices that only this game has in a layout.
  default Map<String, Class<? extends GameRules>> rules() {
    return Map.of();
  }

  /// The machines of the game's main wagers, apart from those that every game may have.
  default Map<String, Class<? extends Machine>> machines() {
    return Map.of();
  }

  /// The written forms of the outcomes.
  Map<String, Class<? extends Form>> forms();

  /// The types of outcomes, for fields that hold one type only.
  List<Class<? extends Outcome>> outcomes();

  Form form(Outcome outcome);
}
