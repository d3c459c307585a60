package io.lammer.rules.catalog;

import io.lammer.rules.Card;
import io.lammer.rules.CardWord;
import io.lammer.rules.Condition;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.HandWord;
import io.lammer.rules.Side;
import io.lammer.rules.Word;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Parses the condition of a row, accepting only predicates that fit the wager's game.
///
/// @param game null for text from a journal, where it was validated when written
/// @param family null for a main wager
/// @param known the predicates allowed
public record ConditionReader(@Nullable Game game, @Nullable Family family, List<String> known) {
  public ConditionReader {
    known = List.copyOf(known);
  }

  static ConditionReader of(Game game, @Nullable Family family) {
    return new ConditionReader(game, family, GameCatalog.of(game).words(family));
  }

  /// Parses a condition as [io.lammer.rules.ConditionText] writes it, for any wager.
  public static Condition kept(String text) {
    return new ConditionReader(null, null, List.of()).read(Value.parse("condition", text));
  }

  private boolean isKept() {
    return game == null;
  }

  private List<GameCatalog> games() {
    return game == null ? GameCatalog.all().toList() : List.of(GameCatalog.of(game));
  }

  public Condition read(Value value) {
    var fields = isKept() ? value.fields() : value.fields(known.toArray(String[]::new));
    var words = new ArrayList<Word>();
    var problems =
        MalformedText.in(
            fields.keys().stream()
                .<Runnable>map(key -> () -> words.addAll(words(key, fields.need(key))))
                .toArray(Runnable[]::new));
    if (!problems.isEmpty()) {
      throw new MalformedText(problems);
    }
    if (words.isEmpty()) {
      throw value.wrong("the condition is empty; expected " + Value.oneOf(known));
    }
    return new Condition(words);
  }

  private List<Word> words(String key, Value value) {
    return switch (key) {
      case "winner" -> List.of(winner(value));
      case "margin" -> List.of(new Word.Margin(mask(value, 1, 9)));
      case "combined" -> List.of(new Word.Combined(mask(value, 0, 18)));
      case "any" -> List.of(any(value));
      case "count" -> List.of(new Word.Count(value.whole()));
      case "player" -> hand(Word.Which.PLAYER, value);
      case "banker" -> hand(Word.Which.BANKER, value);
      case "winning" -> hand(Word.Which.WINNING, value);
      case "losing" -> hand(Word.Which.LOSING, value);
      case "both" -> hand(Word.Which.BOTH, value);
      case "either" -> hand(Word.Which.EITHER, value);
      default ->
          games().stream()
              .map(game -> game.read(key, value, this))
              .filter(words -> !words.isEmpty())
              .findFirst()
              .orElseThrow(() -> value.wrong("unknown word " + key));
    };
  }

  private Word winner(Value value) {
    if (value.text().equals("selected")) {
      if (!isKept() && (family == null || !family.selectsHand())) {
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

  private List<Word> hand(Word.Which which, Value value) {
    var ofHand = games().stream().flatMap(game -> game.handWords().stream());
    var fields = isKept() ? value.fields() : value.fields(ofHand.toArray(String[]::new));
    refuseMixed(fields);
    var parts = handWords(fields);
    return which == Word.Which.EITHER && parts.size() > 1
        ? List.of(new Word.HandIs(which, new HandWord.All(parts)))
        : parts.stream().<Word>map(part -> new Word.HandIs(which, part)).toList();
  }

  /// Refuses `pair` next to `same`. `pair` covers the first two cards and `same` covers all, so
  /// together they look like a perfect pair but mean something else when a third card is drawn.
  private void refuseMixed(Value.Fields fields) {
    var same = fields.maybe("same");
    var pair = fields.maybe("pair");
    if (same != null && pair != null && !isKept()) {
      throw same.wrong(
          ("pair is of the first two cards and same of every card of the hand; expected first-two:"
               + " {pair: %1$s, same: %2$s}, or first-two: {pair: %1$s} with same: %2$s beside it"
               + " where the third card must match too")
              .formatted(pair.text(), same.text()));
    }
  }

  /// The predicates on one hand.
  public List<HandWord> handWords(Value.Fields fields) {
    return fields.keys().stream().map(key -> handWord(key, fields.need(key))).toList();
  }

  private HandWord handWord(String key, Value value) {
    return key.equals("total")
        ? new HandWord.Total(mask(value, 0, 9))
        : games().stream()
            .map(game -> game.readHand(key, value, this))
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow(() -> value.wrong("unknown word " + key));
  }

  private enum Color {
    RED,
    BLACK
  }

  /// True for `red`, false for `black`.
  public static boolean red(Value value) {
    return value.word(Color.class) == Color.RED;
  }

  /// A predicate on one card: `rank`, `value`, `color` or `suit`.
  public CardWord cardWord(String key, Value value) {
    return switch (key) {
      case "rank" -> new CardWord.Rank(rank(value));
      case "value" -> new CardWord.Value(within(value, 0, 9));
      case "color" -> new CardWord.Color(red(value));
      default -> {
        if (!value.text().equals("chosen")) {
          throw value.wrong("found " + value.shown() + "; expected chosen");
        }
        yield new CardWord.ChosenSuit();
      }
    };
  }

  public int rank(Value value) {
    if (isKept()) {
      return value.whole();
    }
    var rank = Card.rank(value.text());
    if (rank == 0) {
      throw value.wrong("found " + value.shown() + "; expected a rank: A, 2 to 9, T, J, Q or K");
    }
    return rank;
  }

  public static int within(Value value, int low, int high) {
    var number = value.whole();
    if (number < low || number > high) {
      throw value.wrong("found %d; expected %d to %d".formatted(number, low, high));
    }
    return number;
  }

  /// A set of numbers as a bit mask: bit n is number n.
  public static int mask(Value value, int low, int high) {
    Function<Value, Integer> bit = item -> 1 << within(item, low, high);
    return value.oneOrMore().stream().map(bit).reduce(0, (a, b) -> a | b);
  }
}
