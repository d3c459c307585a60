package io.lammer.games.dragontiger;

import io.lammer.games.cards.Cards;
import io.lammer.rules.Card;
import io.lammer.rules.Shoe;
import io.lammer.rules.Spot;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameBets;
import io.lammer.table.GamePlay;
import io.lammer.table.GameSettling;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table;
import io.lammer.table.TableCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Dragon Tiger at a live table.
final class DragonTigerPlay implements GamePlay {
  private static final GameBets BETS = new Bets();
  private static final GameSettling SETTLING = new GameSettling() {};

  /// All wagers may be made before every round.
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
    return DragonTigerState.fresh(Shoe.of(layout.rules().decks()));
  }

  private static DragonTigerState felt(Table table) {
    return (DragonTigerState) table.felt();
  }

  @Override
  public Answer<List<Event>> decide(Table table, Command.OfGame command) {
    return switch (command) {
      case DragonTigerCommand.Deal(var dragon, var tiger) ->
          Answer.each(List.of(dragon, tiger), Cards::read).then(cards -> deal(table, cards));
      case Command.NextCard(var card) -> Cards.read(card).then(read -> next(table, read));
      case Command.NewShoe shoe -> Cards.newShoe(table, shoe);
      default -> TableCheck.wrongGame(table, command);
    };
  }

  private static Answer<List<Event>> deal(Table table, List<Card> cards) {
    return Decider.unless(fault(table, cards), entered(cards));
  }

  private static Optional<Refusal> fault(Table table, List<Card> cards) {
    return Cards.finished(felt(table).lastRoundDealt())
        .or(() -> Cards.fault(felt(table).shoe(), cards))
        .or(() -> TableCheck.early(table));
  }

  private static Event entered(List<Card> cards) {
    return new Event.Entered(new DragonTigerDeal(cards.getFirst(), cards.getLast()));
  }

  /// Deals the next card. The second card also enters the outcome.
  private static Answer<List<Event>> next(Table table, Card card) {
    var cards = new ArrayList<>(table.dealt());
    cards.add(card);
    return Answer.unless(
        complete(table).or(() -> fault(table, cards)),
        () -> {
          var dealt = new Event.CardDealt(card);
          return cards.size() == DragonTigerState.CARDS
              ? Decider.accept(dealt, entered(cards))
              : Decider.accept(dealt);
        });
  }

  private static Optional<Refusal> complete(Table table) {
    return Code.DRAWING_RULE.as("no-card").when(table.dealt().size() == DragonTigerState.CARDS);
  }

  @Override
  public Table evolve(Table table, Event.OfGame event) {
    if (event instanceof Event.ShoeChanged changed) {
      return table.with(DragonTigerState.fresh(Cards.changed(felt(table).shoe(), changed)));
    }
    throw new IllegalStateException("at Dragon Tiger: " + event);
  }

  @Override
  public Felt settled(Table table, Event.Settled settled) {
    return felt(table).after((DragonTigerDeal) settled.outcome(), table.layout().rules().cutCard());
  }

  @Override
  public boolean needsShoe(Table table) {
    return felt(table).isSpent();
  }

  @Override
  public Command outcome(Table table, RandomOutcomes random) {
    var left = felt(table).shoe().take(table.dealt());
    return new Command.NextCard(Cards.random(left, random).toString());
  }

  @Override
  public Optional<Command> preparation(Table table, RandomOutcomes random) {
    return needsShoe(table) ? Optional.of(Cards.randomShoe(random)) : Optional.empty();
  }
}
