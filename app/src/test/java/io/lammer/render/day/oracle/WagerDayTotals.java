package io.lammer.render.day.oracle;

import io.lammer.odds.Ratio;
import io.lammer.render.day.DayReport.WagerDay;
import io.lammer.rules.Money;
import io.lammer.table.Settlement.Line;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/// The day totals of one kind of wager at one table.
final class WagerDayTotals {
  private final String wager;
  private final String paytable;
  private final Map<Theory.Odds, BigInteger> staked = new HashMap<>();
  private final Map<Theory.Odds, BigInteger> squares = new HashMap<>();
  private long decisions;
  private Money handle = Money.ZERO;
  private Money win = Money.ZERO;
  private Money commission = Money.ZERO;
  private Money vig = Money.ZERO;

  WagerDayTotals(String wager, String paytable) {
    this.wager = wager;
    this.paytable = paytable;
  }

  /// Adds the wagers of this kind that were resolved by one outcome. Their results are identical,
  /// so they count as a single wager for the variance.
  ///
  /// @param sign -1 if the round was voided
  void add(List<Line> lines, Theory.Odds odds, int sign) {
    var stake = Money.ZERO;
    for (var line : lines) {
      stake = stake.plus(line.stake());
      win = win.plus(won(line).times(sign));
      var again = odds.vigAside() ? line.commission() : Money.ZERO;
      vig = vig.plus(line.vig().plus(again).times(sign));
      commission = commission.plus(line.commission().minus(again).plus(line.owed()).times(sign));
    }
    decisions += sign;
    handle = handle.plus(stake.times(sign));
    staked.merge(odds, BigInteger.valueOf(sign * stake.units()), BigInteger::add);
    var square = BigInteger.valueOf(stake.units()).pow(2).multiply(BigInteger.valueOf(sign));
    squares.merge(odds, square, BigInteger::add);
  }

  /// The house win on a resolved wager.
  private static Money won(Line line) {
    var taken = line.stays() ? Money.ZERO : line.stake().minus(line.returned());
    var paid = line.jackpot() == null ? line.winnings().minus(line.promotion()) : Money.ZERO;
    return taken.plus(line.vig()).plus(line.owed()).minus(paid);
  }

  boolean isEmpty() {
    return decisions == 0 && handle.isZero() && win.isZero();
  }

  WagerDay day() {
    var theory = Ratio.ZERO;
    var edges = new HashSet<Ratio>();
    for (var entry : staked.entrySet()) {
      if (entry.getValue().signum() != 0) {
        edges.add(entry.getKey().edge());
        theory =
            theory.plus(entry.getKey().edge().times(new Ratio(entry.getValue(), BigInteger.ONE)));
      }
    }
    var variance = Ratio.ZERO;
    for (var entry : squares.entrySet()) {
      variance =
          variance.plus(
              entry.getKey().variance().times(new Ratio(entry.getValue(), BigInteger.ONE)));
    }
    var units = theory.decimal().setScale(0, RoundingMode.HALF_EVEN).longValueExact();
    return new WagerDay(
        wager,
        paytable,
        decisions,
        handle,
        win,
        edges.size() == 1 ? edges.iterator().next() : null,
        cents(new Money(units).plus(vig)),
        Math.sqrt(Math.max(0, variance.doubleValue())) / Money.UNITS_PER_DOLLAR,
        commission,
        vig);
  }

  /// Rounds to the nearest cent.
  private static Money cents(Money money) {
    return money.plus(new Money(Money.UNITS_PER_CENT / 2)).wholeCents();
  }
}
