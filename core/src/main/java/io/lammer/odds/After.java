package io.lammer.odds;

import io.lammer.rules.Family;
import io.lammer.rules.Outcome.Deal;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The rounds of mini-baccarat after which a wager is made.
///
/// @param family that is open after them, or null for any
/// @param winning the total of the winning hand, or null for any
public record After(@Nullable Family family, @Nullable Integer winning) {
  /// Made before the round, or in another game.
  public static final After ANY = new After(null, null);

  private static final After WIN = new After(Family.FIGHTBACK_AFTER_WIN, null);
  private static final After TIE = new After(Family.FIGHTBACK_AFTER_TIE, null);

  /// All that matter to a wager of a family, the widest first.
  static List<After> all(Family family) {
    return switch (family) {
      case FIGHTBACK_AFTER_WIN ->
          Stream.concat(Stream.of(WIN), IntStream.rangeClosed(1, 9).mapToObj(n -> of(10 - n)))
              .toList();
      case FIGHTBACK_AFTER_TIE -> List.of(TIE);
      default -> List.of(ANY);
    };
  }

  private static After of(int winning) {
    return new After(Family.FIGHTBACK_AFTER_WIN, winning);
  }

  /// The narrowest that holds for a round.
  static After of(Deal round) {
    var winning = round.winning();
    return winning == null ? TIE : of(winning.total());
  }

  public boolean holds(Deal round) {
    var hand = round.winning();
    return (family == null || family.isOpenAfter(round))
        && (winning == null || (hand != null && hand.total() == winning));
  }

  /// In words, where it matters.
  @Nullable String condition() {
    return winning != null
        ? "winning hand " + winning
        : family == null ? null : family == Family.FIGHTBACK_AFTER_WIN ? "any win" : "tie";
  }
}
