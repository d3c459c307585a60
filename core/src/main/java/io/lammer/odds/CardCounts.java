package io.lammer.odds;

import io.lammer.rules.Card;
import io.lammer.rules.Grain;
import io.lammer.rules.compiled.CardKinds;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// How many cards of a shoe there are of each kind.
final class CardCounts {
  /// Cards of one kind: one of them stands for all.
  ///
  /// @param index its place among the kinds of the same points
  record Kind(Card card, int count, int index) {}

  private final Composition shoe;
  private final Map<Set<Grain>, Kind[][]> known = new HashMap<>();

  CardCounts(Composition shoe) {
    this.shoe = shoe;
  }

  /// The kinds that these grains tell apart, by points.
  Kind[][] of(Set<Grain> grains) {
    return known.computeIfAbsent(grains, this::counted);
  }

  private Kind[][] counted(Set<Grain> grains) {
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
