package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.Word;
import io.lammer.table.words.NumberLists;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The conditions of craps wagers in words.
final class CrapsConditions {
  private CrapsConditions() {}

  static Optional<String> of(Word word) {
    return Optional.ofNullable(words(word));
  }

  private static @Nullable String words(Word word) {
    return switch (word) {
      case Word.Count(var count) -> count + " are counted";
      case RollWord.LineIs(var line) -> line(line);
      case RollWord.PointMade(var points) -> "the point " + NumberLists.or(points) + " is made";
      case RollWord.SevenOut(var wanted) ->
          wanted ? "a 7 is rolled with a point on" : "no 7 is rolled with a point on";
      case RollWord.Total(var totals) -> "the dice total " + NumberLists.or(totals);
      case RollWord.Hard(var wanted) ->
          wanted ? "both dice show the same" : "the dice show different numbers";
      case RollWord.DiceAre(var dice) ->
          "the dice show %d and %d".formatted(dice.first(), dice.second());
      default -> null;
    };
  }

  private static String line(LineResult line) {
    return switch (line) {
      case WON -> "the line wager wins";
      case LOST -> "the line wager loses";
      case BARRED -> "the roll is barred";
    };
  }

  static Optional<String> counted(Machine machine, int count) {
    return Optional.ofNullable(
        switch (machine) {
          case CollectNumbers collect -> collected(collect, count);
          case FollowSequence(var sequences) ->
              (count == 1 ? "1 roll follows " : count + " rolls in a row follow ")
                  + NumberLists.sequences(sequences);
          case EarnLammers _ -> count == 1 ? "1 lammer is earned" : count + " lammers are earned";
          default -> null;
        });
  }

  private static String collected(CollectNumbers collect, int count) {
    var all = count == Integer.bitCount(collect.numbers());
    return "%s of %s are rolled before %s"
        .formatted(
            all ? "all" : count + " different numbers",
            NumberLists.and(collect.numbers()),
            collect.endsOn());
  }
}
