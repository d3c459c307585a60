package io.lammer.rules;

import java.util.List;

/// Words that must all hold for a row to be met.
public record Condition(List<Word> words) {
  public Condition {
    words = List.copyOf(words);
  }

  public boolean holds(Ending ending, Choice choice) {
    for (var i = 0; i < words.size(); i++) {
      if (!words.get(i).holds(ending, choice)) {
        return false;
      }
    }
    return true;
  }

  /// Whether the words that points decide hold; the others are left open. An ending that fails this
  /// cannot meet the row whatever the ranks and suits of its cards are.
  public boolean isPossible(Ending ending, Choice choice) {
    for (var word : words) {
      if (word.grain() == Grain.POINTS && !word.holds(ending, choice)) {
        return false;
      }
    }
    return true;
  }

  /// True when the operator must configure a suit for this row.
  public boolean needsSuit() {
    return words.stream()
        .anyMatch(
            word ->
                word instanceof Word.AllCards(CardWord.ChosenSuit())
                    || word instanceof Word.FightbackCard(CardWord.ChosenSuit()));
  }
}
