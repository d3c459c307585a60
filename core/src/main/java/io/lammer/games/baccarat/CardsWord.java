package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.CardDetail;
import io.lammer.rules.ConditionText;
import io.lammer.rules.Hand;
import io.lammer.rules.HandWord;
import io.lammer.rules.SharedProperty;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A predicate on the cards of one hand of baccarat.
public sealed interface CardsWord extends HandWord {
  /// Applies a predicate to the first two cards as if they were the whole hand.
  record FirstTwo(HandWord word) implements CardsWord {
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
      var cards = ((CardHand) hand).cards();
      return cards.size() == 2 ? hand : new CardHand(cards.subList(0, 2));
    }

    @Override
    public void write(ConditionText text) {
      word.write(text.within("first-two"));
    }
  }

  record Cards(int count) implements CardsWord {
    @Override
    public boolean holds(Hand hand) {
      return ((CardHand) hand).size() == count;
    }

    @Override
    public void write(ConditionText text) {
      text.put("cards", count);
    }
  }

  record Natural(boolean wanted) implements CardsWord {
    @Override
    public boolean holds(Hand hand) {
      return ((CardHand) hand).isNatural() == wanted;
    }

    @Override
    public void write(ConditionText text) {
      text.put("natural", wanted);
    }
  }

  record Pair(boolean wanted) implements CardsWord {
    @Override
    public boolean holds(Hand hand) {
      return ((CardHand) hand).isPair() == wanted;
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
      var cards = ((CardHand) hand).cards();
      return !wanted || cards.get(0).value() == cards.get(1).value();
    }

    @Override
    public void write(ConditionText text) {
      text.put("pair", wanted);
    }
  }

  record Same(SharedProperty likeness) implements CardsWord {
    @Override
    public boolean holds(Hand hand) {
      return likeness.holds(((CardHand) hand).cards());
    }

    @Override
    public CardDetail grain() {
      return likeness.grain();
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      return likeness.isAllowedByPoints(((CardHand) hand).cards());
    }

    @Override
    public void write(ConditionText text) {
      text.constant("same", likeness);
    }
  }

  /// The cards have exactly these ranks, in any order.
  record Ranks(List<Integer> ranks) implements CardsWord {
    public Ranks {
      ranks = ranks.stream().sorted().toList();
    }

    @Override
    public boolean holds(Hand hand) {
      return ranks.equals(((CardHand) hand).cards().stream().map(Card::rank).sorted().toList());
    }

    /// Points determine the ranks below ten.
    @Override
    public CardDetail grain() {
      return ranks.getLast() < 10 ? CardDetail.POINTS : CardDetail.RANK;
    }

    @Override
    public boolean isAllowedByPoints(Hand hand) {
      var points = ranks.stream().map(rank -> rank < 10 ? rank : 0).sorted().toList();
      return points.equals(((CardHand) hand).cards().stream().map(Card::value).sorted().toList());
    }

    @Override
    public void write(ConditionText text) {
      text.put("ranks", ranks);
    }
  }

  /// Every card of the hand is red, or every card is black.
  record Color(boolean red) implements CardsWord {
    @Override
    public boolean holds(Hand hand) {
      return ((CardHand) hand).cards().stream().allMatch(card -> card.isRed() == red);
    }

    @Override
    public CardDetail grain() {
      return CardDetail.COLOR;
    }

    @Override
    public void write(ConditionText text) {
      text.put("color", red ? "red" : "black");
    }
  }
}
