package io.lammer.odds;

import io.lammer.rules.Card;
import io.lammer.rules.Grain;
import io.lammer.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The cards of a shoe, sorted into kinds that some grains cannot tell apart.
final class Kinds {
  /// Cards of one kind: one of them stands for all.
  ///
  /// @param index its place among the kinds of the same points
  record Kind(Card card, int count, int index) {}

  private final Kind[][] byPoints = new Kind[10][];

  Kinds(Composition shoe, Set<Grain> grains) {
    for (var points = 0; points < 10; points++) {
      var kinds = new ArrayList<Kind>();
      for (var rank : ranks(points, grains)) {
        for (var suit : suits(grains)) {
          var card = new Card(rank, suit);
          kinds.add(new Kind(card, count(shoe, card, grains), kinds.size()));
        }
      }
      byPoints[points] = kinds.toArray(Kind[]::new);
    }
  }

  Kind[] of(int points) {
    return byPoints[points];
  }

  private static List<Integer> ranks(int points, Set<Grain> grains) {
    if (points > 0) {
      return List.of(points);
    }
    return grains.contains(Grain.RANK) ? List.of(10, 11, 12, 13) : List.of(Card.KING);
  }

  private static List<Suit> suits(Set<Grain> grains) {
    if (grains.contains(Grain.SUIT)) {
      return List.of(Suit.values());
    }
    return grains.contains(Grain.COLOR) ? List.of(Suit.SPADES, Suit.HEARTS) : List.of(Suit.SPADES);
  }

  private static int count(Composition shoe, Card card, Set<Grain> grains) {
    var count = 0;
    for (var other : Card.DECK) {
      if (other.value() == card.value()
          && (!grains.contains(Grain.RANK) || other.rank() == card.rank())
          && (!grains.contains(Grain.COLOR) || other.isRed() == card.isRed())
          && (!grains.contains(Grain.SUIT) || other.suit() == card.suit())) {
        count += shoe.count(other);
      }
    }
    return count;
  }
}
