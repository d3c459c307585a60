package io.lammer.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Formats conditions in the catalog's syntax, such as `{winning: {total: 7, cards: 3}}`.
public final class ConditionText {
  private ConditionText() {}

  public static String of(Condition condition) {
    var fields = new LinkedHashMap<String, Object>();
    for (var word : condition.words()) {
      switch (word) {
        case Word.Winner(var side) -> fields.put("winner", word(side));
        case Word.SelectedWins() -> fields.put("winner", "selected");
        case Word.Margin(var points) -> fields.put("margin", numbers(points));
        case Word.Combined(var sums) -> fields.put("combined", numbers(sums));
        case Word.Any(var ways) ->
            fields.put("any", ways.stream().map(ConditionText::of).toList().toString());
        case Word.CardsDealt(var count) -> fields.put("cards", count);
        case Word.Count(var count) -> fields.put("count", count);
        case Word.LineIs(var line) -> fields.put("line", word(line));
        case Word.PointMade(var points) -> fields.put("point", numbers(points));
        case Word.SevenOut(var wanted) -> fields.put("seven-out", wanted);
        case Word.Total(var totals) -> fields.put("total", numbers(totals));
        case Word.Hard(var wanted) -> fields.put("hard", wanted);
        case Word.DiceAre(var dice) ->
            fields.put("dice", "[%d, %d]".formatted(dice.first(), dice.second()));
        case Word.HandIs(var which, var hand) -> hand(within(fields, word(which)), hand);
        case Word.AllSame(var likeness) -> within(fields, "all").put("same", word(likeness));
        case Word.AllCards(var card) -> card(within(fields, "all"), card);
        case Word.FightbackCard(var card) -> card(within(fields, "fightback"), card);
        case Word.FightbackScore(var tie, var beat) ->
            within(fields, "fightback")
                .put("score", tie && beat ? "[tie, beat]" : tie ? "tie" : "beat");
      }
    }
    return text(fields);
  }

  /// The rolls that earn a lammer, in the catalog's syntax.
  public static String of(EarnLammers.Lammer lammer) {
    return "{times: %d, each: %s}"
        .formatted(lammer.times(), lammer.each().stream().map(ConditionText::of).toList());
  }

  /// The fields nested under a key.
  @SuppressWarnings("unchecked")
  private static Map<String, Object> within(Map<String, Object> fields, String key) {
    return (Map<String, Object>) fields.computeIfAbsent(key, _ -> new LinkedHashMap<>());
  }

  private static String text(Map<?, ?> fields) {
    return fields.entrySet().stream()
        .map(
            field ->
                field.getKey()
                    + ": "
                    + (field.getValue() instanceof Map<?, ?> inner
                        ? text(inner)
                        : String.valueOf(field.getValue())))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static void hand(Map<String, Object> fields, HandWord hand) {
    switch (hand) {
      case HandWord.All(var words) -> words.forEach(word -> hand(fields, word));
      case HandWord.FirstTwo(var word) -> hand(within(fields, "first-two"), word);
      case HandWord.Total(var totals) -> fields.put("total", numbers(totals));
      case HandWord.Cards(var count) -> fields.put("cards", count);
      case HandWord.Natural(var wanted) -> fields.put("natural", wanted);
      case HandWord.Pair(var wanted) -> fields.put("pair", wanted);
      case HandWord.Same(var likeness) -> fields.put("same", word(likeness));
      case HandWord.Ranks(var ranks) -> fields.put("ranks", ranks);
      case HandWord.Color(var red) -> fields.put("color", red ? "red" : "black");
      case HandWord.Triple(var faces) -> fields.put("triple", numbers(faces));
      case HandWord.Straight(var wanted) -> fields.put("straight", wanted);
    }
  }

  private static void card(Map<String, Object> fields, CardWord card) {
    switch (card) {
      case CardWord.Rank(var rank) -> fields.put("rank", rank);
      case CardWord.Value(var points) -> fields.put("value", points);
      case CardWord.Color(var red) -> fields.put("color", red ? "red" : "black");
      case CardWord.ChosenSuit() -> fields.put("suit", "chosen");
    }
  }

  private static String numbers(int mask) {
    var numbers = new ArrayList<String>();
    for (var number = 0; number <= 18; number++) {
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
