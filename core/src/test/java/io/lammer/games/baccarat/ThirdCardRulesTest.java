package io.lammer.games.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Proves;
import io.lammer.rules.Card;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThirdCardRulesTest {
  /// The chart as casinos print it: a line a Banker total, a column a Player third card 0 to 9,
  /// then Player standing.
  private static final List<String> CHART =
      List.of(
          "0 DDDDDDDDDD D",
          "1 DDDDDDDDDD D",
          "2 DDDDDDDDDD D",
          "3 DDDDDDDDSD D",
          "4 SSDDDDDDSS D",
          "5 SSSSDDDDSS D",
          "6 SSSSSSDDSS S",
          "7 SSSSSSSSSS S");

  @Test
  @Proves({"RPB-description-3", "RPB-rules-2-2"})
  void bankerFollowsTheChart() {
    for (var line : CHART) {
      var total = line.charAt(0) - '0';
      for (var third = 0; third <= 9; third++) {
        assertThat(ThirdCardRules.bankerDraws(total, third))
            .as("Banker %d, Player third card %d", total, third)
            .isEqualTo(line.charAt(2 + third) == 'D');
      }
      assertThat(ThirdCardRules.bankerDraws(total, -1)).isEqualTo(line.charAt(13) == 'D');
    }
  }

  @Test
  void playerDrawsOnZeroToFive() {
    for (var total = 0; total <= 7; total++) {
      assertThat(ThirdCardRules.playerDraws(total)).isEqualTo(total <= 5);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8h Kd 2c    | 7c 7d       | a natural 8 ends the round: no draw
          8h Kd       | 7c 7d 2h    | a natural 8 ends the round: no draw
          2h Kd 2c    | 9c Kd       | a natural 9 ends the round: no draw
          2h Kd       | 7c Kd       | Player draws on 2
          6h Kd 2c    | 7c Kd       | Player stands on 6
          6h Kd       | 5c Kd       | Banker draws on 5 when Player stands
          6h Kd       | 6c Kd 2h    | Banker stands on 6 when Player stands
          2h Kd 8c    | 3c Kd 2h    | Banker stands on 3 against a Player third card of 8
          2h Kd 7c    | 6c Kd       | Banker draws on 6 against a Player third card of 7
          2h          | 6c Kd       | each hand has two or three cards
          2h Kd 7c Ac | 6c Kd       | each hand has two or three cards
          """)
  void aBrokenRuleIsNamed(String player, String banker, String rule) {
    assertThat(ThirdCardRules.fault(cards(player), cards(banker))).contains(rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8h Kd    | 7c 7d
          6h Kd    | 7c Kd
          2h Kd 8c | 3c Kd
          2h Kd 9c | 3c Kd 2h
          6h Kd    | 5c Kd Ah
          """)
  void aDealByTheRulesIsAccepted(String player, String banker) {
    assertThat(ThirdCardRules.fault(cards(player), cards(banker))).isEmpty();
  }

  private static List<Card> cards(String text) {
    return Arrays.stream(text.strip().split(" "))
        .map(word -> Card.parse(word).orElseThrow())
        .toList();
  }
}
