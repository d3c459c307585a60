package io.lammer.rules;

/// The state machine that resolves a wager: from [#START], each outcome leads to the next state or
/// to the ending. States are small non-negative integers, so live tables can store them and the
/// odds calculation can enumerate them.
public interface Machine {
  int START = 0;

  Step advance(int state, Outcome outcome);

  /// The effect of one outcome on a wager.
  sealed interface Step {
    record Stays(int state) implements Step {}

    record Ends(Ending ending) implements Step {}
  }

  /// Resolved by the round or roll it was made for.
  record OneRound() implements Machine {
    @Override
    public Step advance(int state, Outcome outcome) {
      return new Step.Ends(outcome);
    }
  }

  Machine ONE_ROUND = new OneRound();
}
