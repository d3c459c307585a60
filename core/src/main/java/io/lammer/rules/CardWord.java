package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// What the catalog can say about one card.
public sealed interface CardWord {
  boolean holds(Card card, Choice choice);

  Grain grain();

  /// Whether the points of the card leave it open; asked only of words that need more than points.
  default boolean isAllowedByPoints(Card card) {
    return true;
  }

  record Rank(int rank) implements CardWord {
    @Override
    public boolean holds(Card card, Choice choice) {
      return card.rank() == rank;
    }

    /// Below ten the points tell the rank.
    @Override
    public Grain grain() {
      return rank < 10 ? Grain.POINTS : Grain.RANK;
    }

    @Override
    public boolean isAllowedByPoints(Card card) {
      return card.value() == 0;
    }
  }

  record Value(int points) implements CardWord {
    @Override
    public boolean holds(Card card, Choice choice) {
      return card.value() == points;
    }

    @Override
    public Grain grain() {
      return Grain.POINTS;
    }
  }

  record Color(boolean red) implements CardWord {
    @Override
    public boolean holds(Card card, Choice choice) {
      return card.isRed() == red;
    }

    @Override
    public Grain grain() {
      return Grain.COLOR;
    }
  }

  /// The suit that the operator configured.
  record ChosenSuit() implements CardWord {
    @Override
    public boolean holds(Card card, Choice choice) {
      return card.suit() == chosen(choice.suit());
    }

    @Override
    public Grain grain() {
      return Grain.SUIT;
    }

    private static Suit chosen(@Nullable Suit suit) {
      if (suit == null) {
        throw new IllegalStateException("no suit was configured for a suit-specific row");
      }
      return suit;
    }
  }
}
