package io.lammer.rules;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What the catalog can say about one hand. Sets of small numbers are bit masks: bit n is number n.
public sealed interface HandWord {
  boolean holds(Hand hand);

  default Grain grain() {
    return Grain.TOTALS;
  }

  default Set<Grain> grains() {
    return Set.of(grain());
  }

  /// Whether it asks in which order the cards came.
  default boolean isOrdered() {
    return false;
  }

  /// Whether what the points leave open of it lies with the first two cards.
  default boolean isOfFirstTwo() {
    return isOrdered();
  }

  /// Whether it holds, or may, once the points of the cards are known.
  default boolean isPossibleByPoints(Hand hand) {
    return grain().compareTo(Grain.POINTS) <= 0 ? holds(hand) : isAllowedByPoints(hand);
  }

  /// Whether the points of the cards leave it open; asked only of words that need more than points.
  default boolean isAllowedByPoints(Hand hand) {
    return true;
  }

  /// All of these hold for the same hand.
  record All(List<HandWord> words) implements HandWord {
    public All {
      words = List.copyOf(words);
    }

    @Override
    public boolean holds(Hand hand) {
      return words.stream().allMatch(word -> word.holds(hand));
    }

    @Override
    public Grain grain() {
      return words.stream().map(HandWord::grain).max(Comparator.naturalOrder()).orElseThrow();
    }

    @Override
    public Set<Grain> grains() {
      var grains = EnumSet.noneOf(Grain.class);
      words.forEach(word -> grains.addAll(word.grains()));
      return grains;
    }

    @Override
    public boolean isOrdered() {
      return words.stream().anyMatch(HandWord::isOrdered);
    }

    @Override
    public boolean isOfFirstTwo() {
      return words.stream()
          .allMatch(word -> word.isOfFirstTwo() || word.grain().compareTo(Grain.POINTS) <= 0);
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      return words.stream().allMatch(word -> word.isPossibleByPoints(hand));
    }
  }

  /// The first two cards, taken as a hand, are as described.
  record FirstTwo(HandWord word) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return word.holds(two(hand));
    }

    /// The total of a hand does not tell that of its first two cards; their points do.
    @Override
    public Grain grain() {
      return word.grain() == Grain.TOTALS ? Grain.POINTS : word.grain();
    }

    @Override
    public Set<Grain> grains() {
      var grains = EnumSet.of(Grain.POINTS);
      grains.addAll(word.grains());
      return grains;
    }

    @Override
    public boolean isOrdered() {
      return true;
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      return word.isPossibleByPoints(two(hand));
    }

    private static Hand two(Hand hand) {
      var cards = ((Hand.Cards) hand).cards();
      return cards.size() == 2 ? hand : new Hand.Cards(cards.subList(0, 2));
    }
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
    public boolean isOrdered() {
      return true;
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

  /// The cards have exactly these ranks, in any order.
  record Ranks(List<Integer> ranks) implements HandWord {
    public Ranks {
      ranks = ranks.stream().sorted().toList();
    }

    @Override
    public boolean holds(Hand hand) {
      return ranks.equals(((Hand.Cards) hand).cards().stream().map(Card::rank).sorted().toList());
    }

    /// Below ten the points tell the rank.
    @Override
    public Grain grain() {
      return ranks.getLast() < 10 ? Grain.POINTS : Grain.RANK;
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      var points = ranks.stream().map(rank -> rank < 10 ? rank : 0).sorted().toList();
      return points.equals(((Hand.Cards) hand).cards().stream().map(Card::value).sorted().toList());
    }
  }

  /// Every card of the hand is red, or black.
  record Color(boolean red) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return ((Hand.Cards) hand).cards().stream().allMatch(card -> card.isRed() == red);
    }

    @Override
    public Grain grain() {
      return Grain.COLOR;
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
