package io.lammer.odds;

import io.lammer.rules.Row;
import java.math.BigInteger;
import java.util.List;

/// The number of ways in which a wager ends in each of its rows.
///
/// @param ways one number per row, in printed order
/// @param losses the number of ways that match no row
/// @param rounds the average number of outcomes until the wager is resolved
public record RowWays(List<Row> rows, List<BigInteger> ways, BigInteger losses, Ratio rounds) {
  public RowWays {
    rows = List.copyOf(rows);
    ways = List.copyOf(ways);
  }

  public BigInteger total() {
    return ways.stream().reduce(losses, BigInteger::add);
  }

  /// Builds the counts from the ways of each row, followed by the ways that match no row.
  public static RowWays of(List<Row> rows, BigInteger[] ways) {
    var all = List.of(ways);
    return new RowWays(rows, all.subList(0, rows.size()), all.getLast(), Ratio.ONE);
  }

  /// Builds the counts from the probability of each row; the remaining probability matches no row.
  public static RowWays of(List<Row> rows, List<Ratio> chances, Ratio rounds) {
    var total =
        chances.stream()
            .map(Ratio::denominator)
            .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
    var ways =
        chances.stream()
            .map(chance -> chance.numerator().multiply(total.divide(chance.denominator())))
            .toList();
    var met = ways.stream().reduce(BigInteger.ZERO, BigInteger::add);
    return new RowWays(rows, ways, total.subtract(met), rounds);
  }

  public Ratio probability(int row) {
    return new Ratio(ways.get(row), total());
  }
}
