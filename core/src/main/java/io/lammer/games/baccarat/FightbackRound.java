package io.lammer.games.baccarat;

import io.lammer.odds.BettingState;
import io.lammer.rules.Family;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The rounds after which a Fightback wager can be made.
///
/// @param family the wager family that is open after these rounds
/// @param winning the total of the winning hand, or null for any total
record FightbackRound(Family family, @Nullable Integer winning) implements BettingState {
  private static final FightbackRound WIN =
      new FightbackRound(BaccaratFamily.FIGHTBACK_AFTER_WIN, null);
  private static final FightbackRound TIE =
      new FightbackRound(BaccaratFamily.FIGHTBACK_AFTER_TIE, null);

  /// The sets of rounds to analyze for a family, most general first.
  static List<BettingState> all(Family family) {
    return switch (family) {
      case BaccaratFamily.FIGHTBACK_AFTER_WIN ->
          Stream.concat(
                  Stream.<BettingState>of(WIN),
                  IntStream.rangeClosed(1, 9).mapToObj(n -> of(10 - n)))
              .toList();
      case BaccaratFamily.FIGHTBACK_AFTER_TIE -> List.of(TIE);
      default -> List.of(BettingState.ANY);
    };
  }

  private static FightbackRound of(int winning) {
    return new FightbackRound(BaccaratFamily.FIGHTBACK_AFTER_WIN, winning);
  }

  /// The most specific set that contains a round.
  static FightbackRound of(Deal round) {
    var winning = round.winning();
    return winning == null ? TIE : of(winning.total());
  }

  /// The rounds of any betting state.
  static Predicate<Deal> rounds(BettingState state) {
    return state instanceof FightbackRound fightback ? fightback::holds : _ -> true;
  }

  private boolean holds(Deal round) {
    var hand = round.winning();
    return BaccaratFamily.isOpenAfter(family, round)
        && (winning == null || (hand != null && hand.total() == winning));
  }

  @Override
  public String condition() {
    return winning != null
        ? "winning hand " + winning
        : family == BaccaratFamily.FIGHTBACK_AFTER_WIN ? "any win" : "tie";
  }
}
