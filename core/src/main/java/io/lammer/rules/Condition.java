package io.lammer.rules;

import java.util.List;
import java.util.stream.Stream;

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

  /// The same without "any" and "either": conditions of which at least one must be met.
  public List<Condition> alternatives() {
    var all = List.of(new Condition(List.of()));
    for (var word : words) {
      all = all.stream().flatMap(begun -> begun.and(word)).toList();
    }
    return all;
  }

  private Stream<Condition> and(Word word) {
    return switch (word) {
      case Word.Any(var ways) ->
          ways.stream().flatMap(way -> way.alternatives().stream()).map(way -> with(way.words));
      case Word.HandIs(var which, var hand) when which == Word.Which.EITHER ->
          Stream.of(Word.Which.PLAYER, Word.Which.BANKER)
              .map(one -> with(List.of(new Word.HandIs(one, hand))));
      default -> Stream.of(with(List.of(word)));
    };
  }

  private Condition with(List<Word> more) {
    return new Condition(Stream.concat(words.stream(), more.stream()).toList());
  }

  /// True when the operator must configure a suit for this row.
  public boolean needsSuit() {
    return alternatives().stream()
        .flatMap(way -> way.words.stream())
        .anyMatch(
            word ->
                word instanceof Word.AllCards(CardWord.ChosenSuit())
                    || word instanceof Word.FightbackCard(CardWord.ChosenSuit()));
  }
}
