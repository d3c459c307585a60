package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.CardDetail;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The 52 cards grouped by points, then into kinds that the given grains do not distinguish.
final class CardKinds {
  /// Interchangeable cards; the first represents them all.
  ///
  /// @param index its position among the kinds with the same points
  record Kind(List<Card> cards, int index) {
    Kind {
      cards = List.copyOf(cards);
    }

    Card card() {
      return cards.getFirst();
    }
  }

  private final List<List<Kind>> byPoints = new ArrayList<>();

  CardKinds(Set<CardDetail> grains) {
    for (var points = 0; points < 10; points++) {
      byPoints.add(kinds(points, grains));
    }
  }

  List<Kind> of(int points) {
    return byPoints.get(points);
  }

  private static List<Kind> kinds(int points, Set<CardDetail> grains) {
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

  private static boolean isAlike(Card one, Card other, Set<CardDetail> grains) {
    return (!grains.contains(CardDetail.RANK) || other.rank() == one.rank())
        && (!grains.contains(CardDetail.COLOR) || other.isRed() == one.isRed())
        && (!grains.contains(CardDetail.SUIT) || other.suit() == one.suit());
  }
}
