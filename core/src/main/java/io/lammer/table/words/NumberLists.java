package io.lammer.table.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/// Lists of small numbers in words. A set of numbers is a bit mask: bit n is number n.
public final class NumberLists {
  private static final int NUMBERS = 19;

  private NumberLists() {}

  /// A list such as `4, 5 or 6`.
  public static String or(int mask) {
    return or(mask, String::valueOf);
  }

  /// A list such as `4s, 5s or 6s`.
  ///
  /// @param form the form of one number
  public static String or(int mask, IntFunction<String> form) {
    return list(mask, "or", form);
  }

  /// A list such as `4, 5 and 6`.
  public static String and(int mask) {
    return list(mask, "and", String::valueOf);
  }

  private static String list(int mask, String last, IntFunction<String> form) {
    var all = new ArrayList<String>();
    for (var number = 0; number < NUMBERS; number++) {
      if ((mask & 1 << number) != 0) {
        all.add(form.apply(number));
      }
    }
    return all.size() == 1
        ? all.getFirst()
        : String.join(", ", all.subList(0, all.size() - 1)) + " " + last + " " + all.getLast();
  }

  /// Sequences of numbers, such as `2-3-4 or 12-11-10`.
  public static String sequences(List<List<Integer>> sequences) {
    return sequences.stream()
        .map(sequence -> sequence.stream().map(String::valueOf).collect(Collectors.joining("-")))
        .collect(Collectors.joining(" or "));
  }
}
