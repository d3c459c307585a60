package io.lammer.web.games.craps;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.craps.CrapsGame;
import io.lammer.games.craps.CrapsState;
import io.lammer.games.craps.Roll;
import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Felt;
import io.lammer.table.Table;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.GameTraining;
import io.lammer.web.view.HandView;
import java.util.List;
import java.util.stream.IntStream;

/// The pages of craps.
public final class CrapsPages implements GamePages {
  private final CrapsConsole console = new CrapsConsole();
  private final CrapsDisplay display = new CrapsDisplay();
  private final CrapsTraining training = new CrapsTraining();

  @Override
  public Game game() {
    return CrapsGame.GAME;
  }

  @Override
  public GameConsole console() {
    return console;
  }

  @Override
  public GameDisplay display() {
    return display;
  }

  @Override
  public GameTraining training() {
    return training;
  }

  static CrapsState felt(Table table) {
    return (CrapsState) table.felt();
  }

  static HandView roll(Roll roll, String title) {
    return HandView.ofDice("", title, roll.total(), roll.first(), roll.second());
  }

  @Override
  public String phase(Table table, String phase) {
    var felt = felt(table);
    return felt.isComeOut()
        ? say("floor.come-out", phase)
        : say("floor.point", felt.point(), phase);
  }

  @Override
  public List<HandView> hands(Outcome outcome) {
    return List.of(roll((Roll) outcome, say("jackpots.roll")));
  }

  /// All rolls of a wager, numbered if there are several.
  @Override
  public List<HandView> hands(List<Outcome> outcomes) {
    return outcomes.size() < 2
        ? GamePages.super.hands(outcomes)
        : IntStream.range(0, outcomes.size())
            .mapToObj(i -> roll((Roll) outcomes.get(i), say("jackpots.roll-number", i + 1)))
            .toList();
  }

  /// Reads `{"point": 6, "shooter": 2}`, without `point` on a come-out.
  @Override
  public Felt felt(Value value, Felt now) {
    var fields = value.fields("point", "shooter");
    var point = fields.maybe("point", Value::whole);
    var shooter = fields.maybe("shooter", Value::whole, 0);
    if (point != null && (point < 2 || point > 12 || point == 7)) {
      throw fields.need("point").wrong("the point is %d; expected a number but 7".formatted(point));
    }
    return new CrapsState(point == null ? 0 : point, point == null, shooter, Money.ZERO);
  }
}
