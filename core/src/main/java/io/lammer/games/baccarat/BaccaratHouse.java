package io.lammer.games.baccarat;

import io.lammer.rules.Money;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameHouse;
import io.lammer.table.Table;
import java.util.List;
import java.util.Map;

final class BaccaratHouse implements GameHouse {
  /// True for paid commission and a new shoe.
  @Override
  public boolean isOutsideRound(Event.OfGame event) {
    return event instanceof BaccaratEvent.Collected || event instanceof Event.ShoeChanged;
  }

  /// Keeps the recorded commission and the settled round of Fightback and Destiny wagers.
  @Override
  public Felt reentered(Table table, Felt shown) {
    var before = (BaccaratState) table.felt();
    var owing = ((BaccaratState) shown).owing(before.owed());
    return table.awaitsFollowUp() && before.round() != null ? owing.awaiting(before) : owing;
  }

  @Override
  public List<Difference> differences(Felt before, Felt shown) {
    var was = ((BaccaratState) before).shoe().toString();
    var is = ((BaccaratState) shown).shoe().toString();
    return was.equals(is) ? List.of() : List.of(new Difference("Shoe", was, is, false));
  }

  @Override
  public Map<Integer, Money> owed(Felt felt) {
    return ((BaccaratState) felt).owed();
  }
}
