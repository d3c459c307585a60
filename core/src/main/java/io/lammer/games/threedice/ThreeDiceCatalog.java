package io.lammer.games.threedice;

import static io.lammer.rules.catalog.ConditionReader.mask;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Family;
import io.lammer.rules.HandWord;
import io.lammer.rules.catalog.ConditionReader;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.yaml.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

final class ThreeDiceCatalog implements GameCatalog {
  @Override
  public List<String> editions() {
    return List.of("3-dice-baccarat-wa");
  }

  @Override
  public List<Family> families() {
    return List.of(CommonFamily.SINGLE_EVENT, CommonFamily.GOLDEN_TALONS, ThreeDiceFamily.TRIPLE);
  }

  @Override
  public List<String> mainWagers() {
    return List.of("player", "banker", "tie");
  }

  @Override
  public List<String> words(@Nullable Family family) {
    return CONTEST_WORDS;
  }

  @Override
  public List<String> handWords() {
    return List.of("total", "triple", "straight");
  }

  @Override
  public Optional<HandWord> readHand(String word, Value value, ConditionReader conditions) {
    return Optional.ofNullable(
        switch (word) {
          case "triple" ->
              new ShakeWord.Triple(
                  value.isScalar() && value.text().equals("any")
                      ? ShakeWord.Triple.ANY
                      : mask(value, 1, 6));
          case "straight" -> new ShakeWord.Straight(value.flag());
          default -> null;
        });
  }
}
