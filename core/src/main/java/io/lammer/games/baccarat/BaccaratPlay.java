package io.lammer.games.baccarat;

import io.lammer.games.cards.Cards;
import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Shoe;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameBets;
import io.lammer.table.GamePlay;
import io.lammer.table.GameSettling;
import io.lammer.table.Layout;
import io.lammer.table.Postings;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Settlement;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.TableCheck;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Mini-baccarat at a live table. The follow-up of a round is its Fightback card.
final class BaccaratPlay implements GamePlay {
  private static final GameBets BETS = new BaccaratBets();
  private static final GameSettling SETTLING = new BaccaratSettling();

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
    return BaccaratState.fresh(Shoe.of(layout.rules().decks()));
  }

  private static BaccaratState felt(Table table) {
    return (BaccaratState) table.felt();
  }

  @Override
  public Answer<List<Event>> decide(Table table, Command.OfGame command) {
    var felt = felt(table);
    return switch (command) {
      case BaccaratCommand.Deal deal -> DealDecider.deal(table, felt, deal);
      case Command.NextCard next -> DealDecider.next(table, felt, next);
      case BaccaratCommand.Draw draw -> DealDecider.draw(table, felt, draw);
      case BaccaratCommand.Collect collect -> DealDecider.collect(table, felt, collect.seat());
      case Command.NewShoe shoe -> Cards.newShoe(table, shoe);
      default -> TableCheck.wrongGame(table, command);
    };
  }

  @Override
  public Table evolve(Table table, Event.OfGame event) {
    var felt = felt(table);
    return switch (event) {
      case BaccaratEvent.Collected(var seat, _) -> {
        var owed = new HashMap<>(felt.owed());
        owed.remove(seat);
        yield table.with(felt.owing(owed));
      }
      case Event.ShoeChanged changed ->
          table.with(BaccaratState.fresh(Cards.changed(felt.shoe(), changed)).owing(felt.owed()));
      default -> throw new IllegalStateException("at mini-baccarat: " + event);
    };
  }

  @Override
  public List<Transfer> transfers(Event.OfGame event) {
    return event instanceof BaccaratEvent.Collected(var seat, var amount)
        ? List.of(new Transfer(Account.seat(seat), Postings.owes(seat), amount.units()))
        : List.of();
  }

  @Override
  public Felt settled(Table table, Event.Settled settled) {
    var felt = felt(table);
    return dealt(table, felt, settled.outcome()).owing(owed(felt.owed(), settled.settlement()));
  }

  private static BaccaratState dealt(Table table, BaccaratState felt, Outcome outcome) {
    var cutCard = table.layout().rules().cutCard();
    if (outcome instanceof Fightback(_, var card)) {
      var shoe = felt.shoe().take(List.of(card));
      return new BaccaratState(
          shoe,
          null,
          Map.of(),
          Map.of(),
          felt.cutOut() || shoe.remaining() <= cutCard,
          felt.lastRoundDealt());
    }
    var deal = (Deal) outcome;
    var shoe = felt.shoe().take(deal.cards());
    return new BaccaratState(
        shoe, deal, games(table), Map.of(), shoe.remaining() <= cutCard, felt.cutOut());
  }

  private static Map<Integer, Money> owed(Map<Integer, Money> before, Settlement settlement) {
    var owed = new HashMap<>(before);
    for (var line : settlement.lines()) {
      if (line.owed().isPositive()) {
        owed.merge(line.seat(), line.owed(), Money::plus);
      }
    }
    return owed;
  }

  private static Map<Integer, Set<String>> games(Table table) {
    return table.wagers().stream()
        .collect(
            Collectors.groupingBy(
                StandingBet::seat,
                Collectors.mapping(
                    wager -> wager.offer(table.layout()).game(), Collectors.toSet())));
  }

  @Override
  public boolean isFollowUp(Outcome outcome) {
    return outcome instanceof Fightback;
  }

  @Override
  public Optional<String> followUpFault(Table table, Outcome followUp) {
    return followUp instanceof Fightback card
            && FightbackBets.round(table).filter(card.round()::equals).isPresent()
        ? Optional.empty()
        : Optional.of("its round takes no Fightback card");
  }

  @Override
  public Felt overtaken(Felt felt) {
    return ((BaccaratState) felt).overtaken();
  }

  /// If the table offers Fightback, the round must also leave a card for it.
  @Override
  public boolean needsShoe(Table table) {
    var felt = felt(table);
    return table.layout().offersFollowUp() ? felt.isOver() : felt.isSpent();
  }

  @Override
  public Command outcome(Table table, RandomOutcomes random) {
    var left = felt(table).shoe().take(table.dealt());
    return new Command.NextCard(Cards.random(left, random).toString());
  }

  @Override
  public Optional<Command> preparation(Table table, RandomOutcomes random) {
    return felt(table).isOver() ? Optional.of(Cards.randomShoe(random)) : Optional.empty();
  }

  @Override
  public Command followUp(Table table, RandomOutcomes random) {
    return new BaccaratCommand.Draw(Cards.random(felt(table).shoe(), random).toString());
  }
}
