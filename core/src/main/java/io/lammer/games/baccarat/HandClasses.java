package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.SharedProperty;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.rules.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Card hands grouped into classes that a set of wagers cannot distinguish: rounds whose hands have
/// the same classes match the same rows. The class is looked up card by card in two tables:
/// [#pairs] for the first two cards, then [#hands] for the third card or none.
final class HandClasses {
  /// Stands for "no third card".
  static final int NO_CARD = Card.DECK.size();

  private static final int CARDS = NO_CARD + 1;

  /// A predicate together with the hand or suit of the wager it came from.
  private record ChosenWord(Word word, WagerContext choice) {}

  private final Set<ChosenWord> words;
  private final Map<List<Integer>, Integer> classes = new HashMap<>();
  private final List<CardHand> examples = new ArrayList<>();
  private final char[] pairs = new char[NO_CARD * NO_CARD];
  private final char[] hands;

  /// @param wagers the wagers that the classes must distinguish
  HandClasses(Collection<Wager> wagers) {
    this.words = words(wagers);
    var rows = new HashMap<List<Integer>, Integer>();
    var flat = new ArrayList<List<Integer>>();
    for (var first = 0; first < NO_CARD; first++) {
      for (var second = 0; second <= first; second++) {
        var row = row(Card.DECK.get(first), Card.DECK.get(second));
        var pair = rows.computeIfAbsent(row, _ -> rows.size());
        if (pair == flat.size()) {
          flat.add(row);
        }
        pairs[first * NO_CARD + second] = (char) pair.intValue();
        pairs[second * NO_CARD + first] = (char) pair.intValue();
      }
    }
    hands = new char[flat.size() * CARDS];
    for (var i = 0; i < hands.length; i++) {
      hands[i] = (char) flat.get(i / CARDS).get(i % CARDS).intValue();
    }
  }

  private static Set<ChosenWord> words(Collection<Wager> wagers) {
    var words = new LinkedHashSet<ChosenWord>();
    for (var wager : wagers) {
      wager.rows().stream()
          .flatMap(row -> row.when().alternatives().stream())
          .flatMap(way -> way.words().stream())
          .forEach(word -> words.add(new ChosenWord(word, wager.choice())));
    }
    return words;
  }

  /// The classes of two cards with each possible third card, and with none.
  private List<Integer> row(Card first, Card second) {
    var row = new ArrayList<Integer>(CARDS);
    for (var third : Card.DECK) {
      row.add(of(new CardHand(List.of(first, second, third))));
    }
    row.add(of(new CardHand(List.of(first, second))));
    return row;
  }

  int of(CardHand hand) {
    return classes.computeIfAbsent(
        traits(hand),
        _ -> {
          examples.add(hand);
          return examples.size() - 1;
        });
  }

  /// The values of all predicates for a hand, regardless of the side that holds it.
  private List<Integer> traits(CardHand hand) {
    var traits = new ArrayList<Integer>();
    traits.add(hand.total());
    traits.add(hand.size());
    for (var said : words) {
      switch (said.word()) {
        case Word.HandIs(_, var word) -> traits.add(word.holds(hand) ? 1 : 0);
        case DealWord.AllCards all -> traits.add(all.holds(hand, said.choice()) ? 1 : 0);
        case DealWord.AllSame(var likeness) -> traits.add(common(hand, likeness));
        case Word.Winner _, Word.SelectedWins _, Word.Margin _, Word.Combined _ -> {}
        case DealWord.CardsDealt _, DealWord.FightbackCard _, DealWord.FightbackScore _ -> {}
        default -> throw new IllegalStateException("no word about a hand: " + said.word());
      }
    }
    return traits;
  }

  /// The index of the first deck card that shares the hand's common property, or -1 if there is
  /// none.
  private static int common(CardHand hand, SharedProperty likeness) {
    if (!likeness.holds(hand.cards())) {
      return -1;
    }
    var first = hand.cards().getFirst();
    return Card.DECK.stream()
        .filter(card -> likeness.holds(List.of(card, first)))
        .findFirst()
        .orElse(first)
        .index();
  }

  /// One example hand for each class.
  List<CardHand> examples() {
    return List.copyOf(examples);
  }

  /// The pair number for [#hands], indexed by `first * 52 + second`.
  char[] pairs() {
    return pairs;
  }

  /// The class of a hand, indexed by `pair * 53 + third card`.
  char[] hands() {
    return hands;
  }
}
