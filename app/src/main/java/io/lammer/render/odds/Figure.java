package io.lammer.render.odds;

import io.lammer.odds.Ratio;
import io.lammer.render.json.JsonObject;
import io.lammer.render.paper.Listing;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A figure that reports show, declared once for terminals, CSV, JSON and printed tables.
///
/// @param name its name in CSV and JSON
/// @param heading its column heading on a terminal, where it is shown in capitals
/// @param title its column heading in print
/// @param value a ratio, number or text; null where the figure is unknown or does not apply
public record Figure<T>(
    String name,
    String heading,
    String title,
    Kind kind,
    Function<? super T, ? extends @Nullable Object> value) {
  /// How the value is written for people.
  public enum Kind {
    WORD,
    /// Text that is aligned like a number.
    PAY,
    COUNT,
    PERCENT,
    DECIMAL,
    /// One decimal.
    TENTH,
    /// Two decimals with a sign.
    SIGNED,
    PROBABILITY,
    ONE_IN,
    DOLLARS
  }

  public static <T> Figure<T> of(
      Kind kind,
      String name,
      String heading,
      Function<? super T, ? extends @Nullable Object> value) {
    return new Figure<>(name, heading, heading, kind, value);
  }

  public static <T> Figure<T> word(
      String name, String heading, Function<? super T, ? extends @Nullable Object> value) {
    return of(Kind.WORD, name, heading, value);
  }

  public static <T> Figure<T> percent(
      String name, String heading, Function<? super T, ? extends @Nullable Object> value) {
    return of(Kind.PERCENT, name, heading, value);
  }

  public Figure<T> titled(String printed) {
    return new Figure<>(name, heading, printed, kind, value);
  }

  /// The value for people; empty where there is none.
  public String text(T thing) {
    var found = value.apply(thing);
    return found == null ? "" : write(found);
  }

  /// Like [#text], with large decimals in groups of three digits.
  public String printed(T thing) {
    return kind == Kind.DECIMAL && value.apply(thing) instanceof Number number
        ? OddsFormat.format("%,.4f", number.doubleValue())
        : text(thing);
  }

  private String write(Object found) {
    return switch (kind) {
      case WORD, PAY -> found.toString();
      case COUNT -> OddsFormat.format("%,d", found);
      case PERCENT ->
          found instanceof Ratio ratio
              ? OddsFormat.percent(ratio)
              : OddsFormat.percent(((Number) found).doubleValue());
      case DECIMAL -> OddsFormat.decimal(((Number) found).doubleValue());
      case TENTH -> OddsFormat.format("%,.1f", found);
      case SIGNED -> OddsFormat.format("%+.2f", found);
      case PROBABILITY -> OddsFormat.probability((Ratio) found);
      case ONE_IN -> OddsFormat.oneIn((Ratio) found);
      case DOLLARS -> OddsFormat.dollars((Ratio) found);
    };
  }

  /// The value for programs: a number or text.
  public @Nullable Object data(T thing) {
    return switch (value.apply(thing)) {
      case null -> null;
      case Ratio ratio -> OddsFormat.number(ratio);
      case Number number -> number;
      case Object other -> other.toString();
    };
  }

  private String aligned(String text) {
    return kind == Kind.WORD ? text : ">" + text;
  }

  public static <T> Listing<T> onTerminal(Listing<T> listing, List<Figure<T>> figures) {
    figures.forEach(
        it -> listing.column(it.aligned(it.heading.toUpperCase(Locale.ROOT)), it::text));
    return listing;
  }

  public static <T> Listing<T> inPrint(Listing<T> listing, List<Figure<T>> figures) {
    figures.forEach(it -> listing.column(it.aligned(it.title), it::printed));
    return listing;
  }

  @SafeVarargs
  public static <T> JsonObject json(T thing, Figure<? super T>... figures) {
    var members = new JsonObject();
    for (var figure : figures) {
      members.put(figure.name, figure.data(thing));
    }
    return members;
  }
}
