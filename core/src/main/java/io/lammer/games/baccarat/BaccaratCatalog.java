package io.lammer.games.baccarat;

import static io.lammer.rules.catalog.ConditionReader.within;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Family;
import io.lammer.rules.HandWord;
import io.lammer.rules.SharedProperty;
import io.lammer.rules.Word;
import io.lammer.rules.catalog.ConditionReader;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

final class BaccaratCatalog implements GameCatalog {
  private enum Score {
    TIE,
    BEAT
  }

  @Override
  public List<String> editions() {
    return List.of("rising-phoenix-wa");
  }

  @Override
  public List<Family> families() {
    return Stream.concat(
            Stream.<Family>of(CommonFamily.values()), Stream.of(BaccaratFamily.values()))
        .toList();
  }

  @Override
  public List<String> mainWagers() {
    return List.of("player", "banker", "tie");
  }

  @Override
  public List<String> words(@Nullable Family family) {
    var words = new ArrayList<>(CONTEST_WORDS);
    words.addAll(List.of("cards", "all"));
    if (family != null && BaccaratFamily.awaitsCard(family)) {
      words.add("fightback");
    }
    return words;
  }

  @Override
  public List<String> handWords() {
    return List.of("total", "cards", "natural", "pair", "same", "ranks", "color", "first-two");
  }

  @Override
  public List<Word> read(String word, Value value, ConditionReader conditions) {
    return switch (word) {
      case "cards" -> List.of(new DealWord.CardsDealt(within(value, 4, 6)));
      case "all" -> all(value, conditions);
      case "fightback" -> fightback(value, conditions);
      default -> List.of();
    };
  }

  private static List<Word> all(Value value, ConditionReader conditions) {
    var fields = value.fields("same", "rank", "value", "color", "suit");
    return fields.keys().stream()
        .<Word>map(
            key -> {
              var field = fields.need(key);
              return key.equals("same")
                  ? new DealWord.AllSame(field.word(SharedProperty.class))
                  : new DealWord.AllCards(conditions.cardWord(key, field));
            })
        .toList();
  }

  private static List<Word> fightback(Value value, ConditionReader conditions) {
    var fields = value.fields("score", "rank", "value", "color", "suit");
    return fields.keys().stream()
        .<Word>map(
            key -> {
              var field = fields.need(key);
              return key.equals("score")
                  ? score(field)
                  : new DealWord.FightbackCard(conditions.cardWord(key, field));
            })
        .toList();
  }

  private static Word score(Value value) {
    var scores = value.oneOrMore().stream().map(item -> item.word(Score.class)).toList();
    return new DealWord.FightbackScore(scores.contains(Score.TIE), scores.contains(Score.BEAT));
  }

  @Override
  public Optional<HandWord> readHand(String word, Value value, ConditionReader conditions) {
    return Optional.ofNullable(
        switch (word) {
          case "cards" -> new CardsWord.Cards(within(value, 2, 3));
          case "natural" -> new CardsWord.Natural(value.flag());
          case "pair" -> new CardsWord.Pair(value.flag());
          case "same" -> new CardsWord.Same(value.word(SharedProperty.class));
          case "ranks" -> ranks(value, conditions);
          case "color" -> new CardsWord.Color(ConditionReader.red(value));
          case "first-two" -> firstTwo(value, conditions);
          default -> null;
        });
  }

  private static CardsWord firstTwo(Value value, ConditionReader conditions) {
    var parts = conditions.handWords(value.fields("total", "pair", "same", "ranks", "color"));
    if (parts.isEmpty()) {
      throw value.wrong("first-two is empty; expected total, pair, same, ranks or color");
    }
    return new CardsWord.FirstTwo(parts.size() == 1 ? parts.getFirst() : new HandWord.All(parts));
  }

  private static CardsWord ranks(Value value, ConditionReader conditions) {
    var ranks = value.each(conditions::rank);
    if (ranks.size() < 2 || ranks.size() > 3) {
      throw value.wrong("found %d ranks; expected two or three".formatted(ranks.size()));
    }
    return new CardsWord.Ranks(ranks);
  }
}
