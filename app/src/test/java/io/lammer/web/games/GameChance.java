package io.lammer.web.games;

import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.table.Command;
import io.lammer.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Random play of a game for the storms on a whole floor. The one of `CrapsPages` is the class
/// `CrapsChance` in the same package of the tests.
public interface GameChance {
  static GameChance of(Game game) {
    var name = GamePages.of(game).getClass().getName().replaceAll("Pages$", "Chance");
    try {
      return (GameChance) Class.forName(name).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(name + " is missing", e);
    }
  }

  static Card card(Random random) {
    return Card.DECK.get(random.nextInt(Card.DECK.size()));
  }

  static int die(Random random) {
    return random.nextInt(1, 7);
  }

  /// An outcome; now and then one that hits a jackpot.
  Command outcome(Random random);

  /// One of the game's own commands, at any time.
  default Command own(Random random) {
    return outcome(random);
  }

  /// What is due between rounds.
  default Optional<List<Command>> between(Table table, Random random) {
    return Optional.empty();
  }
}
