package io.lammer.rules.compiled;

import io.lammer.rules.Card;
import io.lammer.rules.Grain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The 52 cards by their points, sorted into kinds that some grains cannot tell apart.
public final class CardKinds {
  /// Cards of one kind: the first of them stands for all.
  ///
  /// @param index its place among the kinds of the same points
  public record Kind(List<Card> cards, int index) {
    public Kind {
      cards = List.copyOf(cards);
    }

    public Card card() {
      return cards.getFirst();
    }
  }

  private final List<List<Kind>> byPoints = new ArrayList<>();

  public CardKinds(Set<Grain> grains) {
    for (var points = 0; points < 10; points++) {
      byPoints.add(kinds(points, grains));
    }
  }

  public List<Kind> of(int points) {
    return byPoints.get(points);
  }

  private static List<Kind> kinds(int points, Set<Grain> grains) {
    var cards = Card.DECK.stream().filter(card -> card.value() == points).toList();
    var kinds = new ArrayList<Kind>();
    for (var card : cards) {
      var alike = cards.stream().filter(other -> isAlike(card, other, grains)).toList();
      if (alike.getFirst().equals(card)) {
        kinds.add(new Kind(alike, kinds.size()));
      }
    }
    return kinds;
  }

  private static boolean isAlike(Card one, Card other, Set<Grain> grains) {
    return (!grains.contains(Grain.RANK) || other.rank() == one.rank())
        && (!grains.contains(Grain.COLOR) || other.isRed() == one.isRed())
        && (!grains.contains(Grain.SUIT) || other.suit() == one.suit());
  }
}
