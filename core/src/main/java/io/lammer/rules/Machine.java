package io.lammer.rules;

/// A wager as a small machine over outcomes: from [#START], each outcome gives the next state or
/// the ending that resolves the wager. States are small non-negative numbers, so that live tables
/// can write them down and the odds can enumerate them.
public interface Machine {
  int START = 0;

  Step advance(int state, Outcome outcome);

  /// What one outcome does to a wager.
  sealed interface Step {
    record Stays(int state) implements Step {}

    record Ends(Ending ending) implements Step {}
  }

  /// Resolved by the round or the roll it was made for.
  record OneRound() implements Machine {
    @Override
    public Step advance(int state, Outcome outcome) {
      return new Step.Ends(outcome);
    }
  }

  Machine ONE_ROUND = new OneRound();

  /// Waits through the round for the Fightback card, and remembers that the round was seen.
  record FightbackCard() implements Machine {
    /// The round was seen; the wager waits for the card that follows it.
    public static final int ROUND_SEEN = 1;

    @Override
    public Step advance(int state, Outcome outcome) {
      return outcome instanceof Outcome.Fightback
          ? new Step.Ends(outcome)
          : new Step.Stays(ROUND_SEEN);
    }
  }

  Machine FIGHTBACK_CARD = new FightbackCard();
}
