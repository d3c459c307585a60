package io.lammer.rules;

/// What the catalog can say about one hand. Sets of small numbers are bit masks: bit n is number n.
public sealed interface HandWord {
  boolean holds(Hand hand);

  default Grain grain() {
    return Grain.POINTS;
  }

  record Total(int totals) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return (totals & 1 << hand.total()) != 0;
    }
  }

  record Cards(int count) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return ((Hand.Cards) hand).size() == count;
    }
  }

  record Natural(boolean wanted) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return ((Hand.Cards) hand).isNatural() == wanted;
    }
  }

  record Pair(boolean wanted) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return ((Hand.Cards) hand).isPair() == wanted;
    }

    @Override
    public Grain grain() {
      return Grain.RANK;
    }
  }

  record Same(Likeness likeness) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return likeness.holds(((Hand.Cards) hand).cards());
    }

    @Override
    public Grain grain() {
      return grain(likeness);
    }

    static Grain grain(Likeness likeness) {
      return switch (likeness) {
        case RANK -> Grain.RANK;
        case COLOR -> Grain.COLOR;
        case SUIT -> Grain.SUIT;
      };
    }
  }

  record Triple(int faces) implements HandWord {
    public static final int ANY = 0b1111110;

    @Override
    public boolean holds(Hand hand) {
      return (faces & 1 << ((Hand.Dice) hand).triple()) != 0;
    }
  }

  record Straight(boolean wanted) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return ((Hand.Dice) hand).isStraight() == wanted;
    }
  }
}
