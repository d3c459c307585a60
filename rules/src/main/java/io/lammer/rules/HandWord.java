package io.lammer.rules;

/// What the catalog can say about one hand. Sets of small numbers are bit masks: bit n is number n.
public sealed interface HandWord {
  boolean holds(Hand hand);

  default Grain grain() {
    return Grain.TOTALS;
  }

  /// Whether the points of the cards leave it open; asked only of words that need more than points.
  default boolean isAllowedByPoints(Hand hand) {
    return true;
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

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      var cards = ((Hand.Cards) hand).cards();
      return !wanted || cards.get(0).value() == cards.get(1).value();
    }
  }

  record Same(Likeness likeness) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return likeness.holds(((Hand.Cards) hand).cards());
    }

    @Override
    public Grain grain() {
      return likeness.grain();
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      return likeness.isAllowedByPoints(((Hand.Cards) hand).cards());
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
