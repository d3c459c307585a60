package io.lammer.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class MoneyTest {
  @Test
  void amountsAreReadExactlyOrNotAtAll() {
    assertThat(Money.of(new BigDecimal("60000.75")).units()).isEqualTo(600_007_500);
    assertThat(Money.of(new BigDecimal("0.0001")).units()).isEqualTo(1);
    assertThatThrownBy(() -> Money.of(new BigDecimal("0.00001")))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void arithmeticNeverWrapsAround() {
    assertThatThrownBy(() -> new Money(Long.MAX_VALUE).plus(Money.CENT))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Money.dollars(Long.MAX_VALUE)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void fractionsOfMoneyAreRoundedDown() {
    assertThat(Money.cents(5).times(new Fraction(1, 2)).wholeCents()).isEqualTo(Money.cents(2));
    assertThat(Money.cents(6_000_075).dividedBy(3)).isEqualTo(Money.cents(2_000_025));
    assertThat(Money.cents(199).roundedDownTo(Money.cents(25))).isEqualTo(Money.cents(175));
  }

  /// A pay that is not a whole cent is rounded down (ruling 13).
  @Test
  void anAmountOfADollarWagerIsScaledToAnotherWager() {
    assertThat(Money.dollars(300).forWager(Money.cents(25))).isEqualTo(Money.dollars(75));
    assertThat(Money.dollars(1).forWager(Money.dollars(5))).isEqualTo(Money.dollars(5));
    assertThat(Money.cents(250).forWager(Money.cents(25))).isEqualTo(Money.cents(62));
    assertThat(Money.cents(3333).forWager(Money.cents(75))).isEqualTo(Money.cents(2499));
  }

  @Test
  void moneyIsShownInCentsAndPartsOfACentWhereThereAreAny() {
    assertThat(new Money(123_456_700)).hasToString("$12,345.67");
    assertThat(new Money(123_456_789)).hasToString("$12,345.6789");
    assertThat(new Money(123_456_789).plain()).isEqualTo("12345.67");
    assertThat(Money.ZERO.minus(Money.cents(5))).hasToString("-$0.05");
  }

  @Test
  void fractionsAreKeptInLowestTerms() {
    assertThat(Fraction.of(new BigDecimal("1.2"))).isEqualTo(new Fraction(6, 5));
    assertThat(Fraction.percent(new BigDecimal("20"))).isEqualTo(new Fraction(1, 5));
    assertThat(new Fraction(3, 2)).hasToString("3/2");
    assertThat(new Fraction(4, 5).plus(new Fraction(1, 5))).isEqualTo(Fraction.ONE);
  }
}
