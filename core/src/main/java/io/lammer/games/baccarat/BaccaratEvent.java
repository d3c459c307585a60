package io.lammer.games.baccarat;

import io.lammer.rules.Money;
import io.lammer.table.Event;

/// An event that only baccarat has.
public sealed interface BaccaratEvent extends Event.OfGame {
  record Collected(int seat, Money amount) implements BaccaratEvent {}
}
