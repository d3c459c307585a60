package io.lammer.games.baccarat;

import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;

/// A wager that the Fightback card after the round resolves.
public record FightbackCard() implements Machine {
  /// The round has been played; the wager waits for the Fightback card.
  public static final int ROUND_SEEN = 1;

  public static final Machine MACHINE = new FightbackCard();

  @Override
  public Step advance(int state, Outcome outcome) {
    return outcome instanceof Fightback ? new Step.Ends(outcome) : new Step.Stays(ROUND_SEEN);
  }
}
