package io.lammer.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.table.Refusal.Code;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static final Refusal CAP =
      Code.ABOVE_CAP.because(Money.dollars(1000), Spot.of("place", 6), Money.dollars(500));

  @Test
  void peopleAtWorkAreNotToldOurRulings() {
    assertThat(CAP.message())
        .isEqualTo(
            "$1,000.00 on place 6 is above $500.00, the largest wager that the venue allows"
                + " (ruling 7)");
    assertThat(CAP.sentence())
        .isEqualTo(
            "$1,000.00 on place 6 is above $500.00, the largest wager that the venue allows");
  }

  @Test
  void eachLanguageFormatsTheArguments() {
    assertThat(CAP.sentence(Locale.forLanguageTag("es"), it -> "<" + it + ">"))
        .isEqualTo("<place 6>: <$1,000.00> pasa de <$500.00>, la mayor apuesta permitida.");
    assertThat(Code.BAR_INVALID.because(5).sentence(Locale.forLanguageTag("es"), Object::toString))
        .as("no sentence of its own")
        .isEqualTo("don't wagers bar 12 or 2, not 5");
  }

  @Test
  void programsGetTheArgumentsByName() {
    var arguments = Code.TOO_MANY_GAMES.because(3, 5, 4).arguments();
    assertThat(arguments.keySet()).containsExactly("seat", "games", "most");
    assertThat(arguments.get("games").json()).isEqualTo(5L);
    assertThat(CAP.arguments().get("cap").json()).isEqualTo("500.00");
    var owed = Code.COMMISSION_OWED.because(List.of(1, 4), "B1");
    assertThat(owed.arguments().get("seats").json()).isEqualTo(List.of("1", "4"));
    assertThat(owed.message())
        .isEqualTo("commission is owed by seats [1, 4] of table B1; collect it first");
  }

  @Test
  void keyedTextIsPrintedOnOneLine() {
    assertThat(Code.UNKNOWN_TABLE.because("a\nb {ruling 7}").message())
        .isEqualTo("there is no table \"a\\nb {ruling 7}\"");
  }

  @Test
  void aMissingOrSurplusArgumentIsFound() {
    assertThatThrownBy(() -> Code.UNKNOWN_TABLE.because())
        .hasMessage("0 values for the names [table]");
    assertThatThrownBy(() -> Code.NOT_LOCKED.because(1)).hasMessage("1 values for the names []");
  }

  @Test
  void aSentenceOfANewerProgramIsToldByItsCode() {
    assertThat(new Refusal(Code.STALE, "of-tomorrow", Map.of(), null).message())
        .isEqualTo(Code.STALE.meaning());
  }
}
