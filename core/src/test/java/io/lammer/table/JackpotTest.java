package io.lammer.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Proves;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.table.Setup.Jackpot.Kind;
import io.lammer.table.Setup.Jackpot.Share;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JackpotTest {
  private static final Pay.Percent ALL = new Pay.Percent(Fraction.ONE);
  private static final Pay.Percent TENTH = new Pay.Percent(new Fraction(1, 10));

  private static Money money(String dollars) {
    return Money.of(new BigDecimal(dollars));
  }

  private static Jackpot.Terms terms(Kind kind, @Nullable String limit, Share share) {
    return new Jackpot.Terms(
        "PT-PRG-HP-01",
        kind,
        Money.dollars(1),
        money("100"),
        new Fraction(1, 10),
        new Fraction(1, 20),
        limit == null ? null : money(limit),
        null,
        share);
  }

  private static Jackpot progressive(String meter, @Nullable String limit) {
    return Jackpot.opened(terms(Kind.PROGRESSIVE, limit, Share.SPLIT), money(meter));
  }

  /// The wager that reaches the limit goes whole to the meter; of the next one nothing does.
  @Test
  void theDisplayRisesToItsLimitAndNotOneCentOver() {
    var before = progressive("199.80", "200");
    var at = before.contributed(2);
    assertThat(at.meter()).isEqualTo(money("200"));
    assertThat(at.overflow()).isEqualTo(Money.ZERO);
    var over = before.contributed(3);
    assertThat(over.meter()).isEqualTo(money("200"));
    assertThat(over.overflow()).isEqualTo(money("0.10"));
    assertThat(over.isSound()).isTrue();
    assertThat(over.moved(money("0.01"), Money.ZERO, Money.ZERO, Money.ZERO).isSound()).isFalse();
    assertThat(at.moved(money("-0.01"), Money.ZERO, Money.ZERO, Money.ZERO).isSound()).isTrue();
  }

  @Test
  void noPlaceOfItsMoneyIsOverdrawn() {
    var less = money("-0.0001");
    var jackpot = progressive("0", null);
    assertThat(jackpot.isSound()).isTrue();
    assertThat(jackpot.moved(less, Money.ZERO, Money.ZERO, Money.ZERO).isSound()).isFalse();
    assertThat(jackpot.moved(Money.ZERO, less, Money.ZERO, Money.ZERO).isSound()).isFalse();
    assertThat(jackpot.moved(Money.ZERO, Money.ZERO, less, Money.ZERO).isSound()).isFalse();
    assertThat(jackpot.moved(Money.ZERO, Money.ZERO, Money.ZERO, less).isSound()).isFalse();
  }

  /// A lesser percentage is deducted and nothing is reseeded (ruling 14).
  @Test
  void aTenthIsDeductedAndNothingElseMoves() {
    var before =
        progressive("1000.05", "2000").moved(Money.ZERO, money("40"), money("7"), money("3"));
    var won = before.won(TENTH, 3);
    assertThat(won.prize()).isEqualTo(money("100.00"));
    assertThat(won.share()).isEqualTo(money("33.33"));
    assertThat(won.after().meter()).isEqualTo(money("900.06"));
    assertThat(won.after().reserve()).isEqualTo(money("40"));
    assertThat(won.after().overflow()).isEqualTo(money("7"));
    assertThat(won.after().seedOwed()).isEqualTo(money("3"));
  }

  @Test
  void aWholeHitReseedsFromReserveThenHouseAndTakesTheOverflowUpToTheLimit() {
    var before =
        progressive("1000.01", "1000.01").moved(Money.ZERO, money("40"), money("950"), money("3"));
    var won = before.won(ALL, 2);
    assertThat(won.share()).isEqualTo(money("500.00"));
    // left over 0.01, seed 100, overflow 950: the limit leaves 50.00 behind
    assertThat(won.after().meter()).isEqualTo(money("1000.01"));
    assertThat(won.after().overflow()).isEqualTo(money("50.00"));
    assertThat(won.after().reserve()).isEqualTo(Money.ZERO);
    assertThat(won.after().seedOwed()).isEqualTo(money("63"));
  }

  @Test
  void aReserveLargerThanTheSeedKeepsTheRest() {
    var won = progressive("500", null).moved(Money.ZERO, money("130"), Money.ZERO, Money.ZERO);
    var after = won.won(ALL, 1).after();
    assertThat(after.meter()).isEqualTo(money("100"));
    assertThat(after.reserve()).isEqualTo(money("30"));
    assertThat(after.seedOwed()).isEqualTo(Money.ZERO);
  }

  @Test
  void incomeOfTheReserveRepaysTheSeedFirst() {
    var before = progressive("500", null).moved(Money.ZERO, Money.ZERO, Money.ZERO, money("0.12"));
    var after = before.contributed(3);
    assertThat(after.seedOwed()).isEqualTo(Money.ZERO);
    assertThat(after.reserve()).isEqualTo(money("0.03"));
    assertThat(before.terms().income(3)).isEqualTo(money("0.45"));
  }

  /// The reserve's share of each wager repays a first seed before it is kept (ruling 14).
  @Test
  void theFirstSeedIsRepaidLikeAReseed() {
    var owed =
        Jackpot.opened(terms(Kind.PROGRESSIVE, null, Share.SPLIT), money("100"), money("100"));
    var after = owed.contributed(1_000).contributed(1_001);
    assertThat(after.seedOwed()).isEqualTo(Money.ZERO);
    assertThat(after.reserve()).isEqualTo(money("0.05"));
  }

  /// Parts of a cent are kept and never paid (rulings 4 and 14).
  @Test
  void onlyWholeCentsAreShownAndPaid() {
    var jackpot = progressive("10.0199", null);
    assertThat(jackpot.displayed()).isEqualTo(money("10.01"));
    var won = jackpot.won(ALL, 1);
    assertThat(won.prize()).isEqualTo(money("10.01"));
    assertThat(won.after().meter()).isEqualTo(money("100.0099"));
  }

  @Test
  @Proves({"RPB-definition-house-4", "TDB-definition-house-4", "TDB-definition-house-2"})
  void aHousePrizeNeverMoves() {
    var split = Jackpot.opened(terms(Kind.HOUSE, null, Share.SPLIT), money("1000"));
    assertThat(split.contributed(20)).isEqualTo(split);
    assertThat(split.won(ALL, 3).share()).isEqualTo(money("333.33"));
    assertThat(split.won(ALL, 3).after()).isEqualTo(split);
    var each = Jackpot.opened(terms(Kind.HOUSE, null, Share.EACH), money("1000"));
    assertThat(each.won(ALL, 3).share()).isEqualTo(money("1000"));
    assertThat(each.won(ALL, 3).after()).isEqualTo(each);
  }
}
