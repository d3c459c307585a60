package io.lammer.rules.catalog;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.EarnText;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.HandWord;
import io.lammer.rules.Word;
import io.lammer.rules.yaml.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A game's rule documents and its part of the catalog's language. Every game has a part of this
/// type.
///
/// No two games use the same word for different predicates: conditions in journals are read without
/// their game.
public interface GameCatalog {
  /// The predicates of every game that compares two hands.
  List<String> CONTEST_WORDS =
      List.of(
          "winner",
          "player",
          "banker",
          "winning",
          "losing",
          "both",
          "either",
          "margin",
          "combined",
          "any");

  static GameCatalog of(Game game) {
    return game.part(GameCatalog.class);
  }

  static Stream<GameCatalog> all() {
    return Game.all().stream().map(GameCatalog::of);
  }

  /// The families of all games.
  static List<Family> allFamilies() {
    return all().flatMap(catalog -> catalog.families().stream()).distinct().toList();
  }

  /// The family of this name in journals.
  static Family family(String name) {
    return allFamilies().stream()
        .filter(family -> family.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no family " + name));
  }

  /// The built-in rule documents, in display order. Each is a file of the folder `catalog`.
  List<String> editions();

  /// The families of the game's bonus wagers.
  default List<Family> families() {
    return List.of(CommonFamily.SINGLE_EVENT);
  }

  /// The names of the main wagers that an edition may print.
  List<String> mainWagers();

  /// The main wagers of a game in which they are standard everywhere.
  default List<MainWager> standardWagers() {
    return List.of();
  }

  /// The names of wagers that are placed as several main wagers.
  default Set<String> splitWagers() {
    return Set.of();
  }

  /// Parses the lammers of a paytable whose family earns them.
  default EarnText earn(Value.Fields fields) {
    throw new IllegalStateException("no family of this game earns lammers");
  }

  /// The predicates allowed at the top level of a condition.
  ///
  /// @param family null for a main wager
  List<String> words(@Nullable Family family);

  /// The predicates allowed for a hand, in a game that compares hands.
  default List<String> handWords() {
    return List.of();
  }

  /// Parses a predicate that only this game has; empty for any other.
  default List<Word> read(String word, Value value, ConditionReader conditions) {
    return List.of();
  }

  /// Parses a hand predicate that only this game has; empty for any other predicate.
  default Optional<HandWord> readHand(String word, Value value, ConditionReader conditions) {
    return Optional.empty();
  }
}
