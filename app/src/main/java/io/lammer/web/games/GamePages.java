package io.lammer.web.games;

import static io.lammer.web.page.Texts.say;

import io.lammer.odds.Analysis;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Felt;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.web.view.HandView;
import java.util.List;

/// What a game provides to the pages. Implementations are listed in
/// `META-INF/services/io.lammer.web.games.GamePages`.
public interface GamePages {
  Game game();

  GameConsole console();

  GameDisplay display();

  GameTraining training();

  /// The name of the game's folder, which is also the name of its text bundle.
  default String folder() {
    var name = getClass().getPackageName();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /// The folder of the game's templates: `console.jte`, `console-live.jte` and `display.jte`.
  default String templates() {
    return "games/" + folder();
  }

  /// The state of the game together with the phase of the round, for the floor overview.
  ///
  /// @param phase the phase in words
  String phase(Table table, String phase);

  /// The cards or dice of an outcome.
  List<HandView> hands(Outcome outcome);

  /// The cards or dice of all outcomes that decided one wager, oldest first.
  default List<HandView> hands(List<Outcome> outcomes) {
    return outcomes.isEmpty() ? List.of() : hands(outcomes.getLast());
  }

  /// The name of a side, in a game that compares two hands.
  default String sideTitle(Side side) {
    return say("contest." + Value.spelled(side));
  }

  /// Reads the state of the layout as a person enters it after an outage.
  ///
  /// @param now the state that the table had before
  Felt felt(Value value, Felt now);

  /// False for an analysis that is left out of the figures beside a paytable.
  default boolean isShown(Analysis analysis) {
    return true;
  }

  /// The game's name in CSS classes and in the names of its style sheets and drawings.
  default String style() {
    return game().word();
  }

  /// The names of the style sheets of its display.
  default List<String> displayStyles() {
    return List.of("display-" + style());
  }

  static GamePages of(Game game) {
    return RegisteredPages.of(game);
  }

  static GamePages of(Layout layout) {
    return of(layout.edition().game());
  }

  static GamePages of(Table table) {
    return of(table.layout());
  }

  static List<GamePages> all() {
    return RegisteredPages.all();
  }
}
