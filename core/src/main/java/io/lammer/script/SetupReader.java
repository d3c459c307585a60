package io.lammer.script;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Parses the `table` part of a script, the common format of table set-ups.
public final class SetupReader {
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(1_000_000_000_000L);

  private static final Pattern MULTIPLE = Pattern.compile("[0-9]{1,6}x");

  private static final Pattern NOT_SAID = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern ZEROS = Pattern.compile("0*");
  private static final Set<String> NONE =
      Set.of("false", "true", "null", "nil", "no", "yes", "none", "na");

  private SetupReader() {}

  private enum Need {
    OPTIONAL,
    REQUIRED
  }

  public static Setup read(Value value) {
    return mapping(Setup.class, value);
  }

  /// Parses an entry of `jackpots`.
  public static Setup.Jackpot jackpot(Value value) {
    return mapping(Setup.Jackpot.class, value);
  }

  private static <R extends Record> R mapping(Class<R> type, Value value) {
    var known = SetupField.of(type);
    if (known.getFirst().declared().alone() && value.isScalar()) {
      return SetupField.make(type, field -> field.declared().alone() ? one(field, value) : null);
    }
    var fields = value.fields(keys(known, null));
    return SetupField.make(type, field -> field(field, known, fields));
  }

  /// The keys of a mapping, or of one of its groups.
  private static String[] keys(List<SetupField> known, @Nullable String group) {
    return known.stream()
        .filter(field -> field.kind() != Kind.DEALER)
        .filter(field -> group == null || group.equals(field.group()))
        .map(
            field ->
                group == null && field.group() != null
                    ? field.group()
                    : group == null ? field.key() : field.name())
        .distinct()
        .toArray(String[]::new);
  }

  private static @Nullable Object field(
      SetupField field, List<SetupField> known, Value.Fields fields) {
    var group = field.group();
    var among =
        group == null ? fields : fields.maybe(group, inner -> inner.fields(keys(known, group)));
    if (among == null) {
      return null;
    }
    var value = field.declared().required() ? among.need(field.name()) : among.maybe(field.name());
    return value == null ? null : field.many() ? many(field, value) : one(field, value);
  }

  private static List<Object> many(SetupField field, Value list) {
    return list.each(item -> Objects.requireNonNull(one(field, item)));
  }

  private static @Nullable Object one(SetupField field, Value value) {
    return switch (field.kind()) {
      case TEXT, PAYTABLE, WAGER -> value.text();
      case REFERENCE -> reference(value);
      case WHOLE -> value.whole();
      case DOLLARS -> money(value);
      case NUMBER -> value.number();
      case PERCENT -> value.percent();
      case FLAG -> value.flag();
      case WORD -> value.word(field.words());
      case DATE -> value.date();
      case COMMISSION -> commission(value);
      case NEED -> value.word(Need.class) == Need.REQUIRED;
      case ODDS -> odds(value);
      case DEALER -> dealer(value);
      case LIMITS -> limits(value);
      case RECORD -> mapping(field.type().asSubclass(Record.class), value);
    };
  }

  /// A dollar amount with at most four decimals.
  public static Money money(Value value) {
    var number = value.number();
    if (number.abs().compareTo(AMOUNT_MAX) > 0 || number.stripTrailingZeros().scale() > 4) {
      throw value.wrong("found " + value.shown() + "; expected an amount in dollars");
    }
    return Money.of(number);
  }

  private static Setup.Commission commission(Value value) {
    if (value.isScalar() && value.text().equals("free")) {
      return Setup.Commission.FREE;
    }
    if (!value.isScalar() || !value.text().endsWith("%")) {
      throw value.wrong(
          "found " + value.shown() + "; expected free, or a percentage such as \"5%\"");
    }
    var percent = value.percent();
    if (percent.abs().compareTo(AMOUNT_MAX) > 0 || percent.stripTrailingZeros().scale() > 4) {
      throw value.wrong("found " + value.shown() + "; expected at most four decimals");
    }
    return new Setup.Commission(percent);
  }

  /// The odds multiple, or null for 3-4-5x.
  private static @Nullable Integer odds(Value value) {
    var text = value.text();
    if (text.equals("3-4-5x")) {
      return null;
    }
    if (!MULTIPLE.matcher(text).matches()) {
      throw value.wrong("found " + value.shown() + "; expected 3-4-5x, or a multiple such as 10x");
    }
    return Integer.valueOf(text.substring(0, text.length() - 1));
  }

  private static boolean dealer(Value value) {
    if (!value.text().equals("dealer")) {
      throw value.wrong("found " + value.shown() + "; expected dealer, or criteria for players");
    }
    return true;
  }

  private static Map<String, Setup.Limits> limits(Value value) {
    var limits = new LinkedHashMap<String, Setup.Limits>();
    var fields = value.fields();
    for (var wager : fields.keys()) {
      var pair = fields.need(wager);
      var bounds = pair.each(SetupReader::money);
      if (bounds.size() != 2) {
        throw pair.wrong("expected two amounts, [minimum, maximum]");
      }
      limits.put(wager, new Setup.Limits(bounds.get(0), bounds.get(1)));
    }
    return limits;
  }

  /// The reference of a document that grants permission. A program cannot check that the document
  /// exists, but values that name none (`false`, `0`, invisible characters) count as missing: a
  /// reference needs a letter or a digit other than 0.
  private static @Nullable String reference(Value value) {
    if (value.isNothing()) {
      return null;
    }
    var said = NOT_SAID.matcher(value.text()).replaceAll("").toLowerCase(Locale.ROOT);
    return NONE.contains(said) || ZEROS.matcher(said).matches() ? null : value.text();
  }
}
