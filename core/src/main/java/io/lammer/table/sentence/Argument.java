package io.lammer.table.sentence;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.yaml.Printable;
import io.lammer.rules.yaml.Value;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A value in a sentence. Its kind tells each language how to format it.
///
/// @param text the value in the notation of journals: `1000.00`, `place 6`. It is escaped, because
///   it may quote keyed text and is printed on a line of its own
public record Argument(Kind kind, String text) {
  private static final String SEPARATOR = ", ";

  public enum Kind {
    AMOUNT,
    COUNT,
    WAGER,
    TEXT,
    LIST
  }

  public Argument {
    text = Printable.escaped(text);
  }

  static Argument of(@Nullable Object value) {
    return switch (value) {
      case null -> new Argument(Kind.TEXT, "none");
      case Money amount -> new Argument(Kind.AMOUNT, plain(amount));
      case Integer count -> new Argument(Kind.COUNT, count.toString());
      case Long count -> new Argument(Kind.COUNT, count.toString());
      case Spot spot -> new Argument(Kind.WAGER, spot.toString());
      case BigDecimal number -> new Argument(Kind.TEXT, number.toPlainString());
      case Enum<?> word -> new Argument(Kind.TEXT, Value.spelled(word));
      case Collection<?> items -> new Argument(Kind.LIST, joined(items));
      default -> new Argument(Kind.TEXT, value.toString());
    };
  }

  private static String plain(Money amount) {
    return amount.isWholeCents() ? amount.plain() : amount.decimal().toPlainString();
  }

  private static String joined(Collection<?> items) {
    return items.stream().map(String::valueOf).collect(Collectors.joining(SEPARATOR));
  }

  /// The value as JSON: counts as numbers, lists as lists, everything else as text.
  public Object json() {
    return switch (kind) {
      case COUNT -> Long.valueOf(text);
      case LIST -> text.isEmpty() ? List.of() : List.of(text.split(SEPARATOR));
      case AMOUNT, WAGER, TEXT -> text;
    };
  }

  /// The English form. Other languages differ only in the names of wagers.
  @Override
  public String toString() {
    return switch (kind) {
      case AMOUNT -> Money.of(new BigDecimal(text)).toString();
      case LIST -> "[" + text + "]";
      case COUNT, WAGER, TEXT -> text;
    };
  }
}
