package io.lammer.table;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// What a game adds to set-ups: its keys, their checks, and what a form offers for them.
public interface GameSetup {
  static GameSetup of(Game game) {
    return game.part(GameSetup.class);
  }

  /// All games, in the order of their keys in a set-up.
  static List<Game> games() {
    return Game.all().stream().sorted(Comparator.comparing(Game::name)).toList();
  }

  /// The record whose components declare the game's keys.
  Class<? extends Record> keys();

  /// The check of the game's choices in one set-up.
  GameCheck check(SetupCheck check);

  /// True if the game accepts another game's key with this value, because the value states what is
  /// always true of this game.
  default boolean accepts(SetupField key, Object value) {
    return false;
  }

  /// True if `main-wager` may differ between bonus wagers with and without a jackpot.
  default boolean hasMainWagerByKind() {
    return false;
  }

  /// True if a House jackpot has a choice of names.
  default boolean namesHouseJackpots() {
    return false;
  }

  /// True if the game has one jackpot wager, which both sensors may carry with different paytables.
  /// In other games each sensor has a wager of its own (ruling 11).
  default boolean hasOneJackpotWager() {
    return false;
  }

  /// The families of the paytables that are offered as single events.
  default List<Family> singleEvents() {
    return List.of(CommonFamily.SINGLE_EVENT);
  }

  /// True if an edition of the game allows one of the game's keys.
  default boolean allows(Edition edition, SetupField key) {
    return true;
  }

  /// The wagers that the list of wagers under a key may name.
  ///
  /// @param key the key, including that of its mapping, such as `craps.without`
  default List<String> wagers(String key) {
    return List.of();
  }

  /// The main wagers that a set-up leaves out.
  default List<String> leftOut(Setup setup) {
    return List.of();
  }

  /// The names of the game's own bonus wagers that a set-up offers, without single events and
  /// jackpots.
  default List<String> bonusWagers(Setup setup) {
    return List.of();
  }

  /// The values that a form suggests for a new table, by key.
  Map<String, Object> suggested();
}
