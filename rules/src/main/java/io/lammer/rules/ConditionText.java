package io.lammer.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A condition written out in the words of the catalog: `{winning: {total: 7, cards: 3}}`.
public final class ConditionText {
  private ConditionText() {}

  public static String of(Condition condition) {
    var fields = new LinkedHashMap<String, List<String>>();
    for (var word : condition.words()) {
      switch (word) {
        case Word.Winner(var side) -> put(fields, "winner", word(side));
        case Word.SelectedWins() -> put(fields, "winner", "selected");
        case Word.Margin(var points) -> put(fields, "margin", Integer.toString(points));
        case Word.CardsDealt(var count) -> put(fields, "cards", Integer.toString(count));
        case Word.Count(var count) -> put(fields, "count", Integer.toString(count));
        case Word.LineIs(var line) -> put(fields, "line", word(line));
        case Word.Total(var totals) -> put(fields, "total", numbers(totals));
        case Word.Hard(var wanted) -> put(fields, "hard", Boolean.toString(wanted));
        case Word.DiceAre(var dice) ->
            put(fields, "dice", "[%d, %d]".formatted(dice.first(), dice.second()));
        case Word.HandIs(var which, var hand) -> put(fields, word(which) + "/", hand(hand));
        case Word.AllSame(var likeness) -> put(fields, "all/", "same: " + word(likeness));
        case Word.AllCards(var card) -> put(fields, "all/", card(card));
        case Word.FightbackCard(var card) -> put(fields, "fightback/", card(card));
        case Word.FightbackScore(var tie, var beat) ->
            put(
                fields,
                "fightback/",
                "score: " + (tie && beat ? "[tie, beat]" : tie ? "tie" : "beat"));
      }
    }
    var parts = new ArrayList<String>();
    fields.forEach(
        (key, values) ->
            parts.add(
                key.endsWith("/")
                    ? key.replace("/", "") + ": {" + String.join(", ", values) + "}"
                    : key + ": " + String.join(", ", values)));
    return "{" + String.join(", ", parts) + "}";
  }

  private static void put(Map<String, List<String>> fields, String key, String value) {
    fields.computeIfAbsent(key, _ -> new ArrayList<>()).add(value);
  }

  private static String hand(HandWord hand) {
    return switch (hand) {
      case HandWord.Total(var totals) -> "total: " + numbers(totals);
      case HandWord.Cards(var count) -> "cards: " + count;
      case HandWord.Natural(var wanted) -> "natural: " + wanted;
      case HandWord.Pair(var wanted) -> "pair: " + wanted;
      case HandWord.Same(var likeness) -> "same: " + word(likeness);
      case HandWord.Triple(var faces) -> "triple: " + numbers(faces);
      case HandWord.Straight(var wanted) -> "straight: " + wanted;
    };
  }

  private static String card(CardWord card) {
    return switch (card) {
      case CardWord.Rank(var rank) -> "rank: " + rank;
      case CardWord.Value(var points) -> "value: " + points;
      case CardWord.Color(var red) -> "color: " + (red ? "red" : "black");
      case CardWord.ChosenSuit() -> "suit: chosen";
    };
  }

  private static String numbers(int mask) {
    var numbers = new ArrayList<String>();
    for (var number = 0; number <= 12; number++) {
      if ((mask & 1 << number) != 0) {
        numbers.add(Integer.toString(number));
      }
    }
    return numbers.size() == 1 ? numbers.getFirst() : "[" + String.join(", ", numbers) + "]";
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
