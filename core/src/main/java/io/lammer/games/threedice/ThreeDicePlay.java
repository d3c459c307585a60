package io.lammer.games.threedice;

import io.lammer.games.dice.Dice;
import io.lammer.rules.Spot;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameBets;
import io.lammer.table.GamePlay;
import io.lammer.table.GameSettling;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Refusal;
import io.lammer.table.Table;
import io.lammer.table.TableCheck;
import java.util.List;
import java.util.Optional;

/// 3 Dice Baccarat at a live table.
final class ThreeDicePlay implements GamePlay {
  private static final GameBets BETS = new Bets();
  private static final GameSettling SETTLING = new GameSettling() {};

  /// All wagers may be made before every shake.
  private static final class Bets implements GameBets {
    @Override
    public boolean isLine(OfferedWager offer) {
      return offer.isMain();
    }

    @Override
    public Optional<Refusal> windowFault(Table table, OfferedWager offer, Spot spot, int seat) {
      return Optional.empty();
    }
  }

  @Override
  public GameBets bets() {
    return BETS;
  }

  @Override
  public GameSettling settling() {
    return SETTLING;
  }

  @Override
  public Felt opened(Layout layout) {
    return ThreeDiceState.FRESH;
  }

  @Override
  public Answer<List<Event>> decide(Table table, Command.OfGame command) {
    var felt = (ThreeDiceState) table.felt();
    return switch (command) {
      case ThreeDiceCommand.Shook shook -> CupDecider.shook(table, felt, shook);
      case ThreeDiceCommand.Shake shake -> CupDecider.shake(table, felt, shake);
      default -> TableCheck.wrongGame(table, command);
    };
  }

  @Override
  public Table evolve(Table table, Event.OfGame event) {
    if (event instanceof ThreeDiceEvent.CupShaken shake) {
      return table.with(((ThreeDiceState) table.felt()).and(shake));
    }
    throw new IllegalStateException("at 3 Dice Baccarat: " + event);
  }

  @Override
  public Felt reopened(Felt felt) {
    return ((ThreeDiceState) felt).reopened();
  }

  @Override
  public Felt settled(Table table, Event.Settled settled) {
    return ThreeDiceState.FRESH;
  }

  @Override
  public Command outcome(Table table, RandomOutcomes random) {
    return new ThreeDiceCommand.Shake(cup(random), cup(random), null);
  }

  private static List<Integer> cup(RandomOutcomes random) {
    return List.of(Dice.random(random), Dice.random(random), Dice.random(random));
  }
}
