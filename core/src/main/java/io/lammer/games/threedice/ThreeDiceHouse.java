package io.lammer.games.threedice;

import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameHouse;
import io.lammer.table.Table;

final class ThreeDiceHouse implements GameHouse {
  @Override
  public boolean needsLock(Event.OfGame event) {
    return event instanceof ThreeDiceEvent.CupShaken;
  }

  @Override
  public boolean isNotable(Event.OfGame event) {
    return event instanceof ThreeDiceEvent.CupShaken shake && shake.exposed();
  }

  /// Keeps the recorded shakes, because dice that were seen stay seen.
  @Override
  public Felt reentered(Table table, Felt shown) {
    return table.felt();
  }
}
