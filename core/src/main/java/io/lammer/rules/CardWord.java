package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// A predicate on one card, part of the catalog's condition language.
public sealed interface CardWord {
  boolean holds(Card card, WagerContext choice);

  CardDetail grain();

  /// Adds the predicate to fields in the catalog's syntax.
  void write(ConditionText text);

  /// False if the card's points rule the predicate out. Called only when [#grain] is finer than
  /// points.
  default boolean isAllowedByPoints(Card card) {
    return true;
  }

  record Rank(int rank) implements CardWord {
    @Override
    public boolean holds(Card card, WagerContext choice) {
      return card.rank() == rank;
    }

    /// Points determine the ranks below ten.
    @Override
    public CardDetail grain() {
      return rank < 10 ? CardDetail.POINTS : CardDetail.RANK;
    }

    @Override
    public boolean isAllowedByPoints(Card card) {
      return card.value() == 0;
    }

    @Override
    public void write(ConditionText text) {
      text.put("rank", rank);
    }
  }

  record Value(int points) implements CardWord {
    @Override
    public boolean holds(Card card, WagerContext choice) {
      return card.value() == points;
    }

    @Override
    public CardDetail grain() {
      return CardDetail.POINTS;
    }

    @Override
    public void write(ConditionText text) {
      text.put("value", points);
    }
  }

  record Color(boolean red) implements CardWord {
    @Override
    public boolean holds(Card card, WagerContext choice) {
      return card.isRed() == red;
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

  /// Every card must be of the suit that the operator configured.
  record ChosenSuit() implements CardWord {
    @Override
    public boolean holds(Card card, WagerContext choice) {
      return card.suit() == chosen(choice.suit());
    }

    @Override
    public CardDetail grain() {
      return CardDetail.SUIT;
    }

    private static Suit chosen(@Nullable Suit suit) {
      if (suit == null) {
        throw new IllegalStateException("no suit was configured for a suit-specific row");
      }
      return suit;
    }

    @Override
    public void write(ConditionText text) {
      text.put("suit", "chosen");
    }
  }
}
