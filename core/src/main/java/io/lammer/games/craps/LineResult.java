package io.lammer.games.craps;

import io.lammer.rules.Ending;

/// The result of a line wager.
public enum LineResult implements Ending {
  WON,
  LOST,
  BARRED
}
