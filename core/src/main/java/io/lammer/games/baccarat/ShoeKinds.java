package io.lammer.games.baccarat;

import io.lammer.odds.Composition;
import io.lammer.rules.Card;
import io.lammer.rules.CardDetail;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The number of cards of each kind in a shoe.
final class ShoeKinds {
  /// Interchangeable cards, represented by one of them.
  ///
  /// @param index its position among the kinds with the same points
  record Kind(Card card, int count, int index) {}

  private final Composition shoe;
  private final Map<Set<CardDetail>, Kind[][]> known = new HashMap<>();

  ShoeKinds(Composition shoe) {
    this.shoe = shoe;
  }

  /// The kinds that these grains distinguish, by points.
  Kind[][] of(Set<CardDetail> grains) {
    return known.computeIfAbsent(grains, this::counted);
  }

  private Kind[][] counted(Set<CardDetail> grains) {
    var kinds = new CardKinds(grains);
    var byPoints = new Kind[10][];
    for (var points = 0; points < byPoints.length; points++) {
      byPoints[points] = kinds.of(points).stream().map(this::counted).toArray(Kind[]::new);
    }
    return byPoints;
  }

  private Kind counted(CardKinds.Kind kind) {
    var count = kind.cards().stream().mapToInt(shoe::count).sum();
    return new Kind(kind.card(), count, kind.index());
  }
}
