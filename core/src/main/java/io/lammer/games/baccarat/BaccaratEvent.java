package io.lammer.games.baccarat;

import io.lammer.table.Event;
import io.lammer.rules.Money;

/// An event that only baccarat has.
public sealed interface BaccaratEvent extends Event.OfGame {
  record Collected(int seat, Money amount) implements BaccaratEvent {}
}
