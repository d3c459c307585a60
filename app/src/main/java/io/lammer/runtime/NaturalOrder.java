package io.lammer.runtime;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.regex.Pattern;

/// Orders names by the numbers in them: B2 before B10.
final class NaturalOrder implements Comparator<String> {
  private static final Pattern BETWEEN = Pattern.compile("(?<=\\D)(?=\\d)|(?<=\\d)(?=\\D)");

  @Override
  public int compare(String one, String other) {
    var ones = BETWEEN.split(one);
    var others = BETWEEN.split(other);
    for (var i = 0; i < Math.min(ones.length, others.length); i++) {
      var order = part(ones[i], others[i]);
      if (order != 0) {
        return order;
      }
    }
    return ones.length != others.length ? ones.length - others.length : one.compareTo(other);
  }

  private static int part(String one, String other) {
    return isNumber(one) && isNumber(other)
        ? new BigInteger(one).compareTo(new BigInteger(other))
        : one.compareToIgnoreCase(other);
  }

  private static boolean isNumber(String part) {
    return !part.isEmpty() && part.chars().allMatch(letter -> letter >= '0' && letter <= '9');
  }
}
