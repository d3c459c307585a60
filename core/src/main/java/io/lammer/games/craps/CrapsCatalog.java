package io.lammer.games.craps;

import static io.lammer.rules.catalog.ConditionReader.mask;
import static io.lammer.rules.catalog.ConditionReader.within;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.EarnText;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Family;
import io.lammer.rules.Word;
import io.lammer.rules.catalog.ConditionReader;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.yaml.Value;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

final class CrapsCatalog implements GameCatalog {
  private static final int ANY_POINT = 0b11101110000;

  @Override
  public List<String> editions() {
    return List.of("bonus-craps-original", "bonus-craps-nv", "bonus-craps-wa");
  }

  @Override
  public List<Family> families() {
    return Stream.concat(
            Stream.<Family>of(CommonFamily.SINGLE_EVENT), Stream.of(CrapsFamily.values()))
        .toList();
  }

  @Override
  public List<String> mainWagers() {
    return List.of();
  }

  @Override
  public List<MainWager> standardWagers() {
    return StandardCraps.of(CrapsVariant.STANDARD).wagers();
  }

  @Override
  public Set<String> splitWagers() {
    return StandardCraps.of(CrapsVariant.STANDARD).splits().stream()
        .map(split -> split.spot().wager())
        .collect(Collectors.toSet());
  }

  @Override
  public EarnText earn(Value.Fields fields) {
    return EarnReader.read(fields).text();
  }

  @Override
  public List<String> words(@Nullable Family family) {
    return switch (family) {
      case null -> List.of("line", "total", "hard");
      case CrapsFamily.LAMMERS -> List.of("lammers");
      case CrapsFamily.FIRED_UP_PROGRESSIVE -> List.of("matches");
      case CrapsFamily.BONUS_CRAPS, CrapsFamily.MAKE_EM_ALL_PROGRESSIVE -> List.of("numbers");
      default -> List.of("total", "hard", "dice", "any");
    };
  }

  @Override
  public List<Word> read(String word, Value value, ConditionReader conditions) {
    return switch (word) {
      case "lammers" -> List.of(new Word.Count(value.whole()));
      case "numbers" -> List.of(new Word.Count(within(value, 0, 10)));
      case "matches" -> List.of(new Word.Count(within(value, 0, 7)));
      case "line" -> List.of(new RollWord.LineIs(value.word(LineResult.class)));
      case "total" -> List.of(new RollWord.Total(mask(value, 2, 12)));
      case "point" -> List.of(new RollWord.PointMade(points(value)));
      case "seven-out" -> List.of(new RollWord.SevenOut(value.flag()));
      case "hard" -> List.of(new RollWord.Hard(value.flag()));
      case "dice" -> List.of(dice(value));
      default -> List.of();
    };
  }

  private static Word dice(Value value) {
    var dice = value.each(die -> within(die, 1, 6));
    if (dice.size() != 2) {
      throw value.wrong("found %d dice; expected two".formatted(dice.size()));
    }
    return new RollWord.DiceAre(new Roll(dice.getFirst(), dice.getLast()).sorted());
  }

  private static int points(Value value) {
    return value.isScalar() && value.text().equals("any") ? ANY_POINT : mask(value, 4, 10);
  }
}
