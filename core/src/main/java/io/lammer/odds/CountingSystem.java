package io.lammer.odds;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// A card counting system with one tag for each rank from ace to nine and one for ten to king.
///
/// @param tags ten numbers: ace to 9, then ten
public record CountingSystem(List<Integer> tags) {
  /// Rank 1 (ace) to 13 (king) have index 0 to 12.
  public static final int RANKS = 13;

  private static final int TAG_MAX = 4;

  public CountingSystem {
    if (tags.size() != 10) {
      throw new IllegalArgumentException("ten tags, A to 9 and T, not " + tags.size());
    }
    tags = List.copyOf(tags);
  }

  /// The tag of a rank, 0 (ace) to 12 (king).
  public int tag(int rank) {
    return tags.get(Math.min(rank, 9));
  }

  /// The mean tag of a card; zero for a balanced count.
  double mean() {
    var sum = 0;
    for (var rank = 0; rank < RANKS; rank++) {
      sum += tag(rank);
    }
    return sum / (double) RANKS;
  }

  /// The small-integer count that best matches these effects of removal. Each tag has the sign of
  /// its effect, so the count rises as the wager improves.
  static CountingSystem following(double[] effects) {
    var best = new CountingSystem(List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    var bestFit = 0.0;
    var largest = Arrays.stream(effects).map(Math::abs).max().orElse(1);
    for (var size = 1; size <= TAG_MAX; size++) {
      var scale = size / largest;
      var count =
          new CountingSystem(
              Arrays.stream(byTag(effects))
                  .mapToObj(effect -> (int) Math.round(effect * scale))
                  .toList());
      var fit = count.fit(effects);
      if (fit > bestFit + 0.005) {
        best = count;
        bestFit = fit;
      }
    }
    return best;
  }

  /// The betting correlation: the cosine of the angle between tags and effects over all 13 ranks.
  public double fit(double[] effects) {
    var product = 0.0;
    var tagSquares = 0.0;
    var effectSquares = 0.0;
    for (var rank = 0; rank < effects.length; rank++) {
      product += tag(rank) * effects[rank];
      tagSquares += tag(rank) * tag(rank);
      effectSquares += effects[rank] * effects[rank];
    }
    return tagSquares == 0 || effectSquares == 0
        ? 0
        : product / Math.sqrt(tagSquares * effectSquares);
  }

  private static double[] byTag(double[] effects) {
    var byTag = Arrays.copyOf(effects, 10);
    byTag[9] = (effects[9] + effects[10] + effects[11] + effects[12]) / 4;
    return byTag;
  }

  @Override
  public String toString() {
    return tags.stream().map(String::valueOf).collect(Collectors.joining(","));
  }
}
