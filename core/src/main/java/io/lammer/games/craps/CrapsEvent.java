package io.lammer.games.craps;

import io.lammer.table.Event;

/// An event that only craps has.
public sealed interface CrapsEvent extends Event.OfGame {
  record ShooterChanged(int seat) implements CrapsEvent {}
}
