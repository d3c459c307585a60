package io.lammer.odds;

import io.lammer.rules.Row;
import java.math.BigInteger;
import java.util.List;

/// In how many ways a wager ends in each of its rows, out of how many in all.
///
/// @param ways one number a row, in printed order
/// @param losses the ways that meet no row
/// @param rounds how many outcomes the wager takes on average until it ends
public record Counts(List<Row> rows, List<BigInteger> ways, BigInteger losses, Ratio rounds) {
  public Counts {
    rows = List.copyOf(rows);
    ways = List.copyOf(ways);
  }

  public BigInteger total() {
    return ways.stream().reduce(losses, BigInteger::add);
  }

  /// From the ways of each row in turn, and last of what meets none.
  static Counts of(List<Row> rows, BigInteger[] ways) {
    var all = List.of(ways);
    return new Counts(rows, all.subList(0, rows.size()), all.getLast(), Ratio.ONE);
  }

  /// From the probability of each row; whatever they leave meets none.
  static Counts of(List<Row> rows, List<Ratio> chances, Ratio rounds) {
    var total =
        chances.stream()
            .map(Ratio::denominator)
            .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
    var ways =
        chances.stream()
            .map(chance -> chance.numerator().multiply(total.divide(chance.denominator())))
            .toList();
    var met = ways.stream().reduce(BigInteger.ZERO, BigInteger::add);
    return new Counts(rows, ways, total.subtract(met), rounds);
  }

  public Ratio probability(int row) {
    return new Ratio(ways.get(row), total());
  }
}
