package io.lammer.games.craps;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Fraction;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Money;
import io.lammer.rules.OddsLimit;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Spot;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The parts of craps that have rules of their own.
class CrapsPartsTest {
  /// Taken odds pay 2, 3/2 or 6/5; laid odds the inverse.
  @ParameterizedTest
  @CsvSource({
    ", 2, 1, 3",
    ", 3, 2, 4",
    ", 6, 5, 5",
    ", 1, 2, 6",
    ", 2, 3, 6",
    ", 5, 6, 6",
    ", 1, 1, 6",
    "10, 2, 1, 10",
    "10, 6, 5, 10",
    "10, 1, 2, 20",
    "10, 2, 3, 15",
    "10, 5, 6, 12",
    "10, 1, 1, 10"
  })
  void oddsAreLimitedByWhatIsTakenOrWhatIsWon(Integer multiple, int pays, int to, int most) {
    assertThat(new OddsLimit(multiple).perFlat(new Fraction(pays, to)))
        .isEqualTo(new Fraction(most, 1));
  }

  @Test
  void aLimitIsWrittenAsPlayersSayIt() {
    assertThat(OddsLimit.THREE_FOUR_FIVE).hasToString("3-4-5x");
    assertThat(new OddsLimit(10)).hasToString("10x");
  }

  @Test
  void aDividedWagerTakesWholeDollarsInEveryPart() {
    var horn = new SplitWager(Spot.of("horn"), Map.of(Spot.of("two"), 2, Spot.of("three"), 3));
    assertThat(horn.count()).isEqualTo(5);
    assertThat(horn.part(Money.dollars(10))).isEqualTo(Money.dollars(2));
    assertThat(horn.part(Money.dollars(12))).isNull();
    assertThat(horn.part(Money.ZERO)).isNull();
    assertThat(horn.next(Money.dollars(10))).isEqualTo(Money.dollars(10));
    assertThat(horn.next(Money.dollars(11))).isEqualTo(Money.dollars(15));
  }

  @Test
  void aWagerOnNumbersWaitsForOneOfThem() {
    var until = UntilTotal.oneOf(6, 7);
    assertThat(until.advance(3, new Roll(2, 3))).isEqualTo(new Step.Stays(3));
    assertThat(until.advance(3, new Roll(3, 3))).isEqualTo(new Step.Ends(new Roll(3, 3)));
    assertThat(until.advance(3, new Roll(3, 4))).isEqualTo(new Step.Ends(new Roll(3, 4)));
    assertThat(UntilTotal.ANY_ROLL.advance(0, new Roll(1, 1))).isInstanceOf(Step.Ends.class);
    assertThat(UntilTotal.ANY_ROLL.advance(0, new Roll(6, 6))).isInstanceOf(Step.Ends.class);
  }
}
