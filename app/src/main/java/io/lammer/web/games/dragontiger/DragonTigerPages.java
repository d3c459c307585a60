package io.lammer.web.games.dragontiger;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.dragontiger.DragonTigerDeal;
import io.lammer.games.dragontiger.DragonTigerGame;
import io.lammer.games.dragontiger.DragonTigerState;
import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Felt;
import io.lammer.table.Table;
import io.lammer.table.roads.GameRoads;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.ShoeEntry;
import io.lammer.web.view.HandView;
import java.util.List;

/// The pages of Dragon Tiger.
public final class DragonTigerPages implements GamePages {
  private final DragonTigerConsole console = new DragonTigerConsole();
  private final DragonTigerDisplay display = new DragonTigerDisplay();
  private final DragonTigerTraining training = new DragonTigerTraining();

  @Override
  public Game game() {
    return DragonTigerGame.GAME;
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

  static DragonTigerState felt(Table table) {
    return (DragonTigerState) table.felt();
  }

  @Override
  public String phase(Table table, String phase) {
    return say("floor.shoe", felt(table).shoe().remaining(), phase);
  }

  @Override
  public String sideTitle(Side side) {
    return title(side);
  }

  private static String title(Side side) {
    return say("dragontiger." + DragonTigerGame.GAME.part(GameRoads.class).name(side));
  }

  @Override
  public List<HandView> hands(Outcome outcome) {
    return hands(((DragonTigerDeal) outcome).cards());
  }

  /// The cards of a round, in the order Dragon, Tiger.
  static List<HandView> hands(List<Card> cards) {
    return List.of(
        hand("dragon", Side.PLAYER, cards.subList(0, Math.min(1, cards.size()))),
        hand("tiger", Side.BANKER, cards.subList(Math.min(1, cards.size()), cards.size())));
  }

  private static HandView hand(String style, Side side, List<Card> cards) {
    return HandView.ofCards(style, title(side), cards, cards.stream().mapToInt(Card::rank).sum());
  }

  /// Reads `{"seen": ["As", "8h"], "burned": 10}`.
  @Override
  public Felt felt(Value value, Felt now) {
    return DragonTigerState.fresh(ShoeEntry.read(value, ((DragonTigerState) now).shoe()));
  }

  @Override
  public List<String> displayStyles() {
    return List.of(style(), "display-" + style());
  }
}
