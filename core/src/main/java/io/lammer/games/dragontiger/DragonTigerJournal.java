package io.lammer.games.dragontiger;

import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.GameJournal;
import java.util.List;
import java.util.Map;

final class DragonTigerJournal implements GameJournal {
  record CardsForm(Card dragon, Card tiger) implements Form {
    @Override
    public Outcome outcome() {
      return new DragonTigerDeal(dragon, tiger);
    }
  }

  @Override
  public Map<String, Class<? extends Felt>> felts() {
    return Map.of("dragon-tiger", DragonTigerState.class);
  }

  @Override
  public Map<String, Class<? extends Command.OfGame>> commands() {
    return Map.of("cards", DragonTigerCommand.Deal.class);
  }

  @Override
  public Map<String, Class<? extends Form>> forms() {
    return Map.of("cards", CardsForm.class);
  }

  @Override
  public List<Class<? extends Outcome>> outcomes() {
    return List.of(DragonTigerDeal.class);
  }

  @Override
  public Form form(Outcome outcome) {
    var deal = (DragonTigerDeal) outcome;
    return new CardsForm(deal.dragon(), deal.tiger());
  }
}
