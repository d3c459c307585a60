package io.lammer.render.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WagerNamesTest {
  @ParameterizedTest
  @CsvSource({
    "Sun 7 (BANKER wins with a 3-card 7), Sun 7",
    "太阳 7（庄 3 张 7 点赢）, 太阳 7",
    "Fightback, Fightback",
    "(a name), (a name)"
  })
  void bracketsAreLeftOut(String words, String brief) {
    assertThat(WagerNames.brief(words)).isEqualTo(brief);
  }
}
