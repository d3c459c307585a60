package io.lammer.table.words;

import io.lammer.rules.Condition;
import io.lammer.rules.HandWord;
import io.lammer.rules.Machine;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Describes the event that a row pays for. The description is derived from the condition, not the
/// label, so that a misleading label stands out when both are shown.
public final class EventWords {
  private EventWords() {}

  public static String of(Wager wager, Row row) {
    return sentence(wager.machine(), row.when());
  }

  public static String of(Paytable paytable, Row row) {
    var name =
        paytable.wagers().stream()
            .filter(row::isFor)
            .findFirst()
            .orElse(paytable.wagers().getFirst());
    return sentence(paytable.wager(name, null).machine(), row.when());
  }

  /// Describes what an outcome must do to meet a condition.
  public static String of(Condition condition) {
    return merged(condition).stream().map(EventWords::of).collect(Collectors.joining(" and "));
  }

  private static String sentence(Machine machine, Condition condition) {
    var text =
        merged(condition).stream()
            .map(word -> word instanceof Word.Count(var count) ? counted(machine, count) : of(word))
            .collect(Collectors.joining("; "));
    return text.isEmpty()
        ? "Any outcome"
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /// Combines consecutive predicates on the same hand into one.
  private static List<Word> merged(Condition condition) {
    var merged = new ArrayList<Word>();
    for (var word : condition.words()) {
      if (word instanceof Word.HandIs(var which, var more)
          && !merged.isEmpty()
          && merged.getLast() instanceof Word.HandIs(var last, var said)
          && last == which) {
        merged.set(
            merged.size() - 1, new Word.HandIs(which, new HandWord.All(List.of(said, more))));
      } else {
        merged.add(word);
      }
    }
    return merged;
  }

  private static String counted(Machine machine, int count) {
    return GameWords.first(game -> game.counted(machine, count))
        .orElseThrow(() -> new IllegalStateException("no game counts with " + machine));
  }

  private static String of(Word word) {
    return word instanceof Word.Any(var ways)
        ? "either " + ways.stream().map(EventWords::of).collect(Collectors.joining(", or "))
        : GameWords.first(game -> game.condition(word))
            .orElseThrow(() -> new IllegalStateException("no game describes " + word));
  }
}
