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

  /// Whether it may still be met when the cards are known to a grain only: `false` is certain.
  public boolean isPossible(Ending ending, Choice choice, Grain known) {
    for (var word : words) {
      if (!word.isPossible(ending, choice, known)) {
        return false;
      }
    }
    return true;
  }

  /// The grain that decides every word.
  public Grain grain() {
    var finest = Grain.TOTALS;
    for (var word : words) {
      finest = word.grain().compareTo(finest) > 0 ? word.grain() : finest;
    }
    return finest;
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
