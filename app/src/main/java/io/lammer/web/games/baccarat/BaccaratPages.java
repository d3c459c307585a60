package io.lammer.web.games.baccarat;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.baccarat.BaccaratFamily;
import io.lammer.games.baccarat.BaccaratGame;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.baccarat.Fightback;
import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Felt;
import io.lammer.table.Table;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.ShoeEntry;
import io.lammer.web.games.contest.ContestHands;
import io.lammer.web.view.HandView;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The pages of mini-baccarat.
public final class BaccaratPages implements GamePages {
  private final BaccaratConsole console = new BaccaratConsole();
  private final BaccaratDisplay display = new BaccaratDisplay();
  private final BaccaratTraining training = new BaccaratTraining();

  @Override
  public Game game() {
    return BaccaratGame.GAME;
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

  static BaccaratState felt(Table table) {
    return (BaccaratState) table.felt();
  }

  @Override
  public String phase(Table table, String phase) {
    return say("floor.shoe", felt(table).shoe().remaining(), phase);
  }

  /// The hands, and the Fightback card after them.
  @Override
  public List<HandView> hands(Outcome outcome) {
    return outcome instanceof Fightback(var round, var card)
        ? Stream.concat(hands(round).stream(), Stream.of(fightback(card))).toList()
        : hands((Deal) outcome);
  }

  private static List<HandView> hands(Deal deal) {
    return List.of(
        ContestHands.cards(Side.PLAYER, deal.player().cards()),
        ContestHands.cards(Side.BANKER, deal.banker().cards()));
  }

  static HandView fightback(Card card) {
    return HandView.ofCards("", say("baccarat.fightback"), List.of(card), card.value());
  }

  /// A Fightback wager has several states; only their total is shown.
  @Override
  public boolean isShown(Analysis analysis) {
    return analysis.paytable() == null
        || analysis.paytable().family() != BaccaratFamily.FIGHTBACK_AFTER_WIN
        || Objects.equals(analysis.condition(), "any win");
  }

  /// Reads `{"seen": ["As", "8h"], "burned": 10}`.
  @Override
  public Felt felt(Value value, Felt now) {
    return BaccaratState.fresh(ShoeEntry.read(value, ((BaccaratState) now).shoe()));
  }
}
