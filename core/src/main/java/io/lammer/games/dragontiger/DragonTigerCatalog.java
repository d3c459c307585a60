package io.lammer.games.dragontiger;

import io.lammer.rules.Card;
import io.lammer.rules.CommonFamily;
import io.lammer.rules.Family;
import io.lammer.rules.Word;
import io.lammer.rules.catalog.ConditionReader;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.yaml.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class DragonTigerCatalog implements GameCatalog {
  @Override
  public List<String> editions() {
    return List.of("dragon-tiger");
  }

  @Override
  public List<Family> families() {
    return List.of(CommonFamily.SINGLE_EVENT, DragonTigerFamily.TIE);
  }

  @Override
  public List<String> mainWagers() {
    return List.of("dragon", "tiger");
  }

  @Override
  public List<String> words(@Nullable Family family) {
    return List.of("wins", "suited", "dragon", "tiger", "any");
  }

  @Override
  public List<Word> read(String word, Value value, ConditionReader conditions) {
    return switch (word) {
      case "wins" -> List.of(new DragonTigerWord.Wins(value.word(DragonTigerWord.Winner.class)));
      case "suited" -> List.of(new DragonTigerWord.Suited(value.flag()));
      case "dragon" -> card(DragonTigerWord.Place.DRAGON, value, conditions);
      case "tiger" -> card(DragonTigerWord.Place.TIGER, value, conditions);
      default -> List.of();
    };
  }

  private static List<Word> card(
      DragonTigerWord.Place place, Value value, ConditionReader conditions) {
    var fields = value.fields("rank", "color");
    return fields.keys().stream()
        .<Word>map(
            key -> {
              var field = fields.need(key);
              return key.equals("rank")
                  ? new DragonTigerWord.Rank(place, ranks(field, conditions))
                  : new DragonTigerWord.Color(place, ConditionReader.red(field));
            })
        .toList();
  }

  /// A set of ranks as a bit mask: bit n is rank n, from [Card#ACE] to [Card#KING].
  private static int ranks(Value value, ConditionReader conditions) {
    return value.oneOrMore().stream()
        .mapToInt(rank -> 1 << conditions.rank(rank))
        .reduce(0, (some, more) -> some | more);
  }
}
