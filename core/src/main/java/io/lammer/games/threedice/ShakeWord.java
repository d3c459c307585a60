package io.lammer.games.threedice;

import io.lammer.rules.ConditionText;
import io.lammer.rules.Hand;
import io.lammer.rules.HandWord;

/// A predicate on the three dice of one cup.
public sealed interface ShakeWord extends HandWord {
  record Triple(int faces) implements ShakeWord {
    public static final int ANY = 0b1111110;

    @Override
    public boolean holds(Hand hand) {
      return (faces & 1 << ((DiceHand) hand).triple()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      text.numbers("triple", faces);
    }
  }

  record Straight(boolean wanted) implements ShakeWord {
    @Override
    public boolean holds(Hand hand) {
      return ((DiceHand) hand).isStraight() == wanted;
    }

    @Override
    public void write(ConditionText text) {
      text.put("straight", wanted);
    }
  }
}
