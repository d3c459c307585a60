package io.lammer.rules.catalog;

import io.lammer.rules.Envy;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/// Parses pays and envies in their printed form.
public final class PayReader {
  private static final Pattern ODDS =
      Pattern.compile(
          "(?<n>[0-9]{1,6}(\\.[0-9]{1,4})?)(/(?<d>[1-9][0-9]{0,5}))? (?<basis>to|for) 1");
  private static final Pattern DOLLARS = Pattern.compile("\\$(?<n>[0-9]{1,9}(\\.[0-9]{2})?)");
  private static final Pattern PERCENT = Pattern.compile("(?<n>[0-9]{1,3}(\\.[0-9]{1,2})?)%");
  private static final Pattern MULTIPLE = Pattern.compile("(?<n>[1-9][0-9]{0,3})x");
  private static final Pattern ENVY = Pattern.compile("\\$(?<n>[0-9]{1,9})(?<each> per player)?");

  private PayReader() {}

  static String expected(boolean toOne) {
    return toOne
        ? "\"N to 1\", \"push\", \"lose half\" or \"loss\""
        : "\"N for 1\", \"$N\", \"N%\", \"push\" or \"loss\"";
  }

  /// The pay of a row in a "to 1" or "for 1" paytable; empty if the text is not a pay.
  public static Optional<Pay> pay(String text, boolean toOne) {
    if (text.equals("push")) {
      return Optional.of(new Pay.Push());
    }
    if (text.equals("loss")) {
      return Optional.of(new Pay.Loss());
    }
    if (text.equals("lose half")) {
      return toOne ? Optional.of(new Pay.HalfLoss()) : Optional.empty();
    }
    var odds = ODDS.matcher(text);
    if (odds.matches()) {
      var fraction = Fraction.of(new BigDecimal(odds.group("n")));
      var denominator = odds.group("d") == null ? 1 : Long.parseLong(odds.group("d"));
      return toOne == odds.group("basis").equals("to")
          ? Optional.of(
              new Pay.Odds(
                  new Fraction(fraction.numerator(), fraction.denominator() * denominator)))
          : Optional.empty();
    }
    return toOne ? Optional.empty() : jackpotPay(text);
  }

  private static Optional<Pay> jackpotPay(String text) {
    var dollars = DOLLARS.matcher(text);
    if (dollars.matches()) {
      return Optional.of(new Pay.Dollars(Money.of(new BigDecimal(dollars.group("n")))));
    }
    var percent = PERCENT.matcher(text);
    if (!percent.matches()) {
      return Optional.empty();
    }
    var share = Fraction.percent(new BigDecimal(percent.group("n")));
    return share.numerator() > 0 && share.compareTo(Fraction.ONE) <= 0
        ? Optional.of(new Pay.Percent(share))
        : Optional.empty();
  }

  static Optional<Envy> envy(String text) {
    var multiple = MULTIPLE.matcher(text);
    if (multiple.matches()) {
      return Optional.of(new Envy.Multiple(Integer.parseInt(multiple.group("n"))));
    }
    var dollars = ENVY.matcher(text);
    return dollars.matches()
        ? Optional.of(
            new Envy.Dollars(
                Money.dollars(Long.parseLong(dollars.group("n"))), dollars.group("each") != null))
        : Optional.empty();
  }
}
