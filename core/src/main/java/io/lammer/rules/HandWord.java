package io.lammer.rules;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A predicate on one hand, part of the catalog's condition language. Sets of small numbers are bit
/// masks: bit n is number n.
public sealed interface HandWord {
  boolean holds(Hand hand);

  default CardDetail grain() {
    return CardDetail.TOTALS;
  }

  default Set<CardDetail> grains() {
    return Set.of(grain());
  }

  /// True if the predicate depends on the order in which the cards came.
  default boolean isOrdered() {
    return false;
  }

  /// True if, once the points are known, only the first two cards can still decide it.
  default boolean isOfFirstTwo() {
    return isOrdered();
  }

  /// True if the predicate holds, or can still hold, given the points of the cards.
  default boolean isPossibleByPoints(Hand hand) {
    return grain().compareTo(CardDetail.POINTS) <= 0 ? holds(hand) : isAllowedByPoints(hand);
  }

  /// False if the cards' points rule the predicate out. Called only when [#grain] is finer than
  /// points.
  default boolean isAllowedByPoints(Hand hand) {
    return true;
  }

  /// All of these predicates must hold for the same hand.
  record All(List<HandWord> words) implements HandWord {
    public All {
      words = List.copyOf(words);
    }

    @Override
    public boolean holds(Hand hand) {
      return words.stream().allMatch(word -> word.holds(hand));
    }

    @Override
    public CardDetail grain() {
      return words.stream().map(HandWord::grain).max(Comparator.naturalOrder()).orElseThrow();
    }

    @Override
    public Set<CardDetail> grains() {
      var grains = EnumSet.noneOf(CardDetail.class);
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
          .allMatch(word -> word.isOfFirstTwo() || word.grain().compareTo(CardDetail.POINTS) <= 0);
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      return words.stream().allMatch(word -> word.isPossibleByPoints(hand));
    }
  }

  /// Applies a predicate to the first two cards as if they were the whole hand.
  record FirstTwo(HandWord word) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return word.holds(two(hand));
    }

    /// The hand's total does not determine the total of its first two cards, but the points do.
    @Override
    public CardDetail grain() {
      return word.grain() == CardDetail.TOTALS ? CardDetail.POINTS : word.grain();
    }

    @Override
    public Set<CardDetail> grains() {
      var grains = EnumSet.of(CardDetail.POINTS);
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
    public CardDetail grain() {
      return CardDetail.RANK;
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

  record Same(SharedProperty likeness) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return likeness.holds(((Hand.Cards) hand).cards());
    }

    @Override
    public CardDetail grain() {
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

    /// Points determine the ranks below ten.
    @Override
    public CardDetail grain() {
      return ranks.getLast() < 10 ? CardDetail.POINTS : CardDetail.RANK;
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      var points = ranks.stream().map(rank -> rank < 10 ? rank : 0).sorted().toList();
      return points.equals(((Hand.Cards) hand).cards().stream().map(Card::value).sorted().toList());
    }
  }

  /// Every card of the hand is red, or every card is black.
  record Color(boolean red) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return ((Hand.Cards) hand).cards().stream().allMatch(card -> card.isRed() == red);
    }

    @Override
    public CardDetail grain() {
      return CardDetail.COLOR;
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
