package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameJournal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A Fightback card is written with its round.
final class BaccaratJournal implements GameJournal {
  /// A hand as its cards; its total follows from them.
  record HandForm(List<Card> cards) {
    static HandForm of(CardHand hand) {
      return new HandForm(hand.cards());
    }

    CardHand hand() {
      return new CardHand(cards);
    }
  }

  record DealForm(HandForm player, HandForm banker, @Nullable Card fightback) implements Form {
    static DealForm of(Deal deal, @Nullable Card fightback) {
      return new DealForm(HandForm.of(deal.player()), HandForm.of(deal.banker()), fightback);
    }

    @Override
    public Outcome outcome() {
      var round = new Deal(player.hand(), banker.hand());
      return fightback == null ? round : round.with(fightback);
    }
  }

  @Override
  public Map<String, Class<? extends Felt>> felts() {
    return Map.of("baccarat", BaccaratState.class);
  }

  @Override
  public Map<String, Class<? extends Command.OfGame>> commands() {
    return Map.of(
        "deal", BaccaratCommand.Deal.class,
        "draw", BaccaratCommand.Draw.class,
        "collect", BaccaratCommand.Collect.class);
  }

  @Override
  public Map<String, Class<? extends Event.OfGame>> events() {
    return Map.of("collected", BaccaratEvent.Collected.class);
  }

  @Override
  public Map<String, Class<? extends Machine>> machines() {
    return Map.of("fightback-card", FightbackCard.class);
  }

  @Override
  public Map<String, Class<? extends Form>> forms() {
    return Map.of("deal", DealForm.class);
  }

  @Override
  public List<Class<? extends Outcome>> outcomes() {
    return List.of(Deal.class, Fightback.class);
  }

  @Override
  public Form form(Outcome outcome) {
    return outcome instanceof Fightback(var round, var card)
        ? DealForm.of(round, card)
        : DealForm.of((Deal) outcome, null);
  }
}
