package io.lammer.render.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Bars beside each other.
class BarsTest {
  private static final Bars WINS =
      new Bars(
          "Win by table",
          "theory",
          List.of(new Bars.Bar("C1", 100, 50), new Bars.Bar("B<1>", -50, 25)),
          Plot::dollars);

  @Test
  void aLossGoesToTheLeftAndAWinToTheRightOfTheSameLine() {
    var bars =
        Pattern.compile("<rect x=\"([0-9.]+)\" y=\"[0-9.]+\" width=\"([0-9.]+)\" height=\"16\"")
            .matcher(WINS.text())
            .results()
            .map(found -> List.of(Double.valueOf(found.group(1)), Double.valueOf(found.group(2))))
            .toList();
    assertThat(bars).hasSize(2);
    var line = bars.getFirst().get(0);
    assertThat(bars.get(1).get(0) + bars.get(1).get(1)).isCloseTo(line, within(0.02));
    assertThat(bars.getFirst().get(1)).isCloseTo(2 * bars.get(1).get(1), within(0.02));
  }

  @Test
  void namesAreEscapedAndFiguresWritten() {
    assertThat(WINS.text()).contains("B&lt;1&gt;", "-$50", "$100", "| theory");
  }

  @Test
  void nothingButZeroesCanBeDrawn() {
    var none = new Bars("Win", null, List.of(new Bars.Bar("C1", 0, 0)), Plot::dollars);
    assertThat(none.text()).contains("$0").doesNotContain("NaN");
  }

  @Test
  void aLongNameIsCut() {
    var name = "PLAYER Pair (initial two cards)";
    var one = new Bars("Win", null, List.of(new Bars.Bar(name, 1, 0)), Plot::dollars);
    assertThat(one.text()).contains("PLAYER Pair (initial…").doesNotContain("cards");
  }
}
