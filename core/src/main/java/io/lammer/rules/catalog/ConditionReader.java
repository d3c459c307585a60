package io.lammer.rules.catalog;

import io.lammer.rules.Card;
import io.lammer.rules.CardWord;
import io.lammer.rules.Condition;
import io.lammer.rules.Ending;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.HandWord;
import io.lammer.rules.Outcome;
import io.lammer.rules.SharedProperty;
import io.lammer.rules.Side;
import io.lammer.rules.Word;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Parses the condition of a row, accepting only predicates that fit the wager's game.
///
/// @param kept the text comes from a journal, where it was validated when written; skips validation
/// @param rolls the condition applies to single rolls rather than to the ending of a wager
record ConditionReader(Game game, @Nullable Family family, boolean kept, boolean rolls) {
  private static final int ANY_POINT = 0b11101110000;

  ConditionReader(Game game, @Nullable Family family) {
    this(game, family, false, false);
  }

  /// For the rolls that earn lammers or end the wager.
  static ConditionReader ofRolls() {
    return new ConditionReader(Game.CRAPS, Family.LAMMERS, false, true);
  }

  /// Parses a condition as [io.lammer.rules.ConditionText] writes it, for any wager.
  static Condition kept(String text) {
    return new ConditionReader(Game.CRAPS, null, true, false).read(Value.parse("condition", text));
  }

  Condition read(Value value) {
    var known = known();
    var fields = kept ? value.fields() : value.fields(known.toArray(String[]::new));
    var words = new ArrayList<Word>();
    var problems =
        MalformedText.in(
            fields.keys().stream()
                .<Runnable>map(key -> () -> words(key, fields.need(key), words))
                .toArray(Runnable[]::new));
    if (!problems.isEmpty()) {
      throw new MalformedText(problems);
    }
    if (words.isEmpty()) {
      throw value.wrong("the condition is empty; expected " + Value.oneOf(known));
    }
    return new Condition(words);
  }

  /// The predicates allowed for this wager; the family of a main wager is null.
  private List<String> known() {
    if (rolls) {
      return List.of("total", "hard", "dice", "point", "seven-out", "line", "any");
    }
    if (family == null) {
      return game == Game.CRAPS
          ? List.of("line", "total", "hard")
          : Family.SINGLE_EVENT.words(game);
    }
    return family.words(game);
  }

  private void words(String key, Value value, List<Word> words) {
    switch (key) {
      case "winner" -> words.add(winner(value));
      case "margin" -> words.add(new Word.Margin(mask(value, 1, 9)));
      case "combined" -> words.add(new Word.Combined(mask(value, 0, 18)));
      case "any" -> words.add(any(value));
      case "cards" -> words.add(new Word.CardsDealt(within(value, 4, 6)));
      case "all" -> all(value, words);
      case "fightback" -> fightback(value, words);
      case "count", "lammers" -> words.add(new Word.Count(value.whole()));
      case "numbers" -> words.add(new Word.Count(within(value, 0, 10)));
      case "matches" -> words.add(new Word.Count(within(value, 0, 7)));
      case "line" -> words.add(new Word.LineIs(value.word(Ending.Line.class)));
      case "total" -> words.add(new Word.Total(mask(value, 2, 12)));
      case "point" -> words.add(new Word.PointMade(points(value)));
      case "seven-out" -> words.add(new Word.SevenOut(value.flag()));
      case "hard" -> words.add(new Word.Hard(value.flag()));
      case "dice" -> words.add(dice(value));
      case "player" -> hand(Word.Which.PLAYER, value, words);
      case "banker" -> hand(Word.Which.BANKER, value, words);
      case "winning" -> hand(Word.Which.WINNING, value, words);
      case "losing" -> hand(Word.Which.LOSING, value, words);
      case "both" -> hand(Word.Which.BOTH, value, words);
      case "either" -> hand(Word.Which.EITHER, value, words);
      default -> throw value.wrong("unknown word " + key);
    }
  }

  private static Word dice(Value value) {
    var dice = value.each(die -> within(die, 1, 6));
    if (dice.size() != 2) {
      throw value.wrong("found %d dice; expected two".formatted(dice.size()));
    }
    return new Word.DiceAre(new Outcome.Roll(dice.getFirst(), dice.getLast()).sorted());
  }

  private static int points(Value value) {
    return value.isScalar() && value.text().equals("any") ? ANY_POINT : mask(value, 4, 10);
  }

  private Word winner(Value value) {
    if (value.text().equals("selected")) {
      if (family != Family.GOLDEN_TALONS && !kept) {
        throw value.wrong("only a golden-talons wager has a selected hand");
      }
      return new Word.SelectedWins();
    }
    return new Word.Winner(value.word(Side.class));
  }

  private Word any(Value value) {
    var ways = value.each(this::read);
    if (ways.size() < 2) {
      throw value.wrong("any of fewer than two conditions; expected two or more");
    }
    return new Word.Any(ways);
  }

  private void hand(Word.Which which, Value value, List<Word> words) {
    var fields = kept ? value.fields() : value.fields(ofHand());
    refuseMixed(fields);
    var parts = handWords(fields);
    if (which == Word.Which.EITHER && parts.size() > 1) {
      words.add(new Word.HandIs(which, new HandWord.All(parts)));
    } else {
      parts.forEach(part -> words.add(new Word.HandIs(which, part)));
    }
  }

  /// Refuses `pair` next to `same`. `pair` covers the first two cards and `same` covers all, so
  /// together they look like a perfect pair but mean something else when a third card is drawn.
  private void refuseMixed(Value.Fields fields) {
    var same = fields.maybe("same");
    var pair = fields.maybe("pair");
    if (same != null && pair != null && !kept) {
      throw same.wrong(
          ("pair is of the first two cards and same of every card of the hand; expected first-two:"
               + " {pair: %1$s, same: %2$s}, or first-two: {pair: %1$s} with same: %2$s beside it"
               + " where the third card must match too")
              .formatted(pair.text(), same.text()));
    }
  }

  private String[] ofHand() {
    return switch (game) {
      case CRAPS -> new String[0];
      case DICE -> new String[] {"total", "triple", "straight"};
      case BACCARAT ->
          new String[] {"total", "cards", "natural", "pair", "same", "ranks", "color", "first-two"};
    };
  }

  private List<HandWord> handWords(Value.Fields fields) {
    return fields.keys().stream().map(key -> handWord(key, fields.need(key))).toList();
  }

  private HandWord firstTwo(Value value) {
    var parts = handWords(value.fields("total", "pair", "same", "ranks", "color"));
    if (parts.isEmpty()) {
      throw value.wrong("first-two is empty; expected total, pair, same, ranks or color");
    }
    return new HandWord.FirstTwo(parts.size() == 1 ? parts.getFirst() : new HandWord.All(parts));
  }

  private HandWord ranks(Value value) {
    var ranks = value.each(this::rank);
    if (ranks.size() < 2 || ranks.size() > 3) {
      throw value.wrong("found %d ranks; expected two or three".formatted(ranks.size()));
    }
    return new HandWord.Ranks(ranks);
  }

  private HandWord handWord(String key, Value value) {
    return switch (key) {
      case "total" -> new HandWord.Total(mask(value, 0, 9));
      case "cards" -> new HandWord.Cards(within(value, 2, 3));
      case "natural" -> new HandWord.Natural(value.flag());
      case "pair" -> new HandWord.Pair(value.flag());
      case "same" -> new HandWord.Same(value.word(SharedProperty.class));
      case "ranks" -> ranks(value);
      case "color" -> new HandWord.Color(value.word(Color.class) == Color.RED);
      case "first-two" -> firstTwo(value);
      case "triple" ->
          new HandWord.Triple(
              value.isScalar() && value.text().equals("any")
                  ? HandWord.Triple.ANY
                  : mask(value, 1, 6));
      case "straight" -> new HandWord.Straight(value.flag());
      default -> throw value.wrong("unknown word " + key);
    };
  }

  private void all(Value value, List<Word> words) {
    var fields = value.fields("same", "rank", "value", "color", "suit");
    for (var key : fields.keys()) {
      var field = fields.need(key);
      words.add(
          key.equals("same")
              ? new Word.AllSame(field.word(SharedProperty.class))
              : new Word.AllCards(cardWord(key, field)));
    }
  }

  private void fightback(Value value, List<Word> words) {
    var fields = value.fields("score", "rank", "value", "color", "suit");
    for (var key : fields.keys()) {
      var field = fields.need(key);
      words.add(key.equals("score") ? score(field) : new Word.FightbackCard(cardWord(key, field)));
    }
  }

  private enum Score {
    TIE,
    BEAT
  }

  private static Word score(Value value) {
    var scores = value.oneOrMore().stream().map(item -> item.word(Score.class)).toList();
    return new Word.FightbackScore(scores.contains(Score.TIE), scores.contains(Score.BEAT));
  }

  private enum Color {
    RED,
    BLACK
  }

  private CardWord cardWord(String key, Value value) {
    return switch (key) {
      case "rank" -> new CardWord.Rank(rank(value));
      case "value" -> new CardWord.Value(within(value, 0, 9));
      case "color" -> new CardWord.Color(value.word(Color.class) == Color.RED);
      default -> {
        if (!value.text().equals("chosen")) {
          throw value.wrong("found " + value.shown() + "; expected chosen");
        }
        yield new CardWord.ChosenSuit();
      }
    };
  }

  private int rank(Value value) {
    if (kept) {
      return value.whole();
    }
    var rank = Card.rank(value.text());
    if (rank == 0) {
      throw value.wrong("found " + value.shown() + "; expected a rank: A, 2 to 9, T, J, Q or K");
    }
    return rank;
  }

  private static int within(Value value, int low, int high) {
    var number = value.whole();
    if (number < low || number > high) {
      throw value.wrong("found %d; expected %d to %d".formatted(number, low, high));
    }
    return number;
  }

  static int mask(Value value, int low, int high) {
    Function<Value, Integer> bit = item -> 1 << within(item, low, high);
    return value.oneOrMore().stream().map(bit).reduce(0, (a, b) -> a | b);
  }
}
