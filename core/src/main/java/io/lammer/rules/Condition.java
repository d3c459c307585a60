package io.lammer.rules;

import java.util.List;
import java.util.stream.Stream;

/// The condition of a row: predicates that must all hold.
public record Condition(List<Word> words) {
  public Condition {
    words = List.copyOf(words);
  }

  public boolean holds(Ending ending, WagerContext choice) {
    for (var i = 0; i < words.size(); i++) {
      if (!words.get(i).holds(ending, choice)) {
        return false;
      }
    }
    return true;
  }

  /// False if partial knowledge of the cards already rules the condition out.
  ///
  /// @param known how precisely the cards are known
  public boolean isPossible(Ending ending, WagerContext choice, CardDetail known) {
    for (var word : words) {
      if (!word.isPossible(ending, choice, known)) {
        return false;
      }
    }
    return true;
  }

  /// The coarsest grain that decides every predicate.
  public CardDetail grain() {
    var finest = CardDetail.TOTALS;
    for (var word : words) {
      finest = word.grain().compareTo(finest) > 0 ? word.grain() : finest;
    }
    return finest;
  }

  /// The condition without "any" and "either", as alternatives of which at least one must hold.
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

  /// True if the condition depends on the suit configured by the operator.
  public boolean needsSuit() {
    return alternatives().stream().flatMap(way -> way.words.stream()).anyMatch(Word::needsSuit);
  }
}
