package io.lammer.rules;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A predicate on one hand, part of the catalog's condition language. Sets of small numbers are bit
/// masks: bit n is number n.
public interface HandWord {
  boolean holds(Hand hand);

  /// Adds the predicate to the fields of its hand in the catalog's syntax.
  void write(ConditionText text);

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

    @Override
    public void write(ConditionText text) {
      words.forEach(word -> word.write(text));
    }
  }

  record Total(int totals) implements HandWord {
    @Override
    public boolean holds(Hand hand) {
      return (totals & 1 << hand.total()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      text.numbers("total", totals);
    }
  }
}
