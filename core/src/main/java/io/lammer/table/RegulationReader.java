package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Regulation.Basis;
import io.lammer.table.Regulation.Counted;
import io.lammer.table.Threshold.Bound;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads an entry of a profile. Each regulation is a mapping under a key named after its record,
/// with a key for each component.
final class RegulationReader {
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(1_000_000_000_000L);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final int COUNT_MAX = 1_000_000;

  private static final Map<String, Class<? extends Record>> KINDS = kinds();

  private static final Map<Class<?>, Function<Value, Object>> BY_TYPE =
      Map.of(
          Money.class, RegulationReader::money,
          int.class, RegulationReader::count,
          Integer.class, RegulationReader::count,
          boolean.class, Value::flag,
          BigDecimal.class, RegulationReader::rate,
          Counted.class, value -> value.word(Counted.class));

  /// Component types that are written as several keys of the regulation itself.
  private static final Map<Class<?>, List<String>> SPREAD =
      Map.of(
          Threshold.class, List.of("above", "at-least"),
          GamingDay.class, List.of("zone", "roll-over"),
          Basis.class, List.of("source", "doubt"));

  private RegulationReader() {}

  private static Map<String, Class<? extends Record>> kinds() {
    var kinds = new LinkedHashMap<String, Class<? extends Record>>();
    for (var kind : Regulation.class.getPermittedSubclasses()) {
      var key =
          kind == Regulation.Day.class ? "gaming-day" : SetupField.hyphened(kind.getSimpleName());
      kinds.put(key, kind.asSubclass(Record.class));
    }
    return kinds;
  }

  static Profile.Entry read(Value item) {
    var known = Stream.concat(Stream.of("from"), KINDS.keySet().stream());
    var fields = item.fields(known.toArray(String[]::new));
    var regulations = new LinkedHashMap<Class<? extends Regulation>, Regulation>();
    var problems = new ProblemCollector();
    var from = problems.tried(() -> fields.need("from").date());
    for (var key : fields.keys()) {
      var kind = KINDS.get(key);
      var regulation = kind == null ? null : problems.tried(() -> read(kind, fields.need(key)));
      if (regulation != null) {
        regulations.put(regulation.getClass(), regulation);
      }
    }
    problems.check();
    return new Profile.Entry(Objects.requireNonNull(from), regulations);
  }

  private static Regulation read(Class<? extends Record> kind, Value value) {
    var parts = kind.getRecordComponents();
    var keys = Stream.of(parts).flatMap(RegulationReader::keys);
    var fields = value.fields(keys.toArray(String[]::new));
    var read = SetupField.make(kind, Stream.of(parts).map(part -> part(part, fields)).toArray());
    if (read instanceof Regulation.Slip slip && slip.departments() > slip.persons()) {
      throw fields
          .need("departments")
          .wrong(
              "%d departments and %d persons to sign; expected no more departments than persons"
                  .formatted(slip.departments(), slip.persons()));
    }
    return (Regulation) read;
  }

  private static Stream<String> keys(RecordComponent part) {
    var own = List.of(SetupField.hyphened(part.getName()));
    return SPREAD.getOrDefault(part.getType(), own).stream();
  }

  private static @Nullable Object part(RecordComponent part, Value.Fields fields) {
    if (part.getType() == Threshold.class) {
      return threshold(fields);
    }
    if (part.getType() == GamingDay.class) {
      return day(fields);
    }
    if (part.getType() == Basis.class) {
      return new Basis(
          words(fields.need("source")), fields.maybe("doubt", RegulationReader::words));
    }
    var key = SetupField.hyphened(part.getName());
    var reader = Objects.requireNonNull(BY_TYPE.get(part.getType()), part::toString);
    return part.getAnnotatedType().isAnnotationPresent(Nullable.class)
        ? fields.maybe(key, reader)
        : reader.apply(fields.need(key));
  }

  private static String words(Value value) {
    var text = value.text();
    if (text.isBlank()) {
      throw value.wrong("found " + value.shown() + "; expected a sentence");
    }
    return text;
  }

  private static GamingDay day(Value.Fields fields) {
    var rollOver = fields.need("roll-over").whole();
    if (rollOver < 0 || rollOver > 23) {
      throw fields.need("roll-over").wrong("the hour " + rollOver + "; expected 0 to 23");
    }
    return new GamingDay(zone(fields.need("zone")), rollOver);
  }

  private static ZoneId zone(Value value) {
    try {
      return ZoneId.of(value.text());
    } catch (DateTimeException e) {
      throw value.wrong(
          "found " + value.shown() + "; expected a time zone such as America/Los_Angeles");
    }
  }

  /// A threshold from the one of `above` and `at-least` that is present.
  private static Threshold threshold(Value.Fields fields) {
    var above = fields.maybe("above", RegulationReader::money);
    var atLeast = fields.maybe("at-least", RegulationReader::money);
    if (above != null && atLeast == null) {
      return new Threshold(Bound.ABOVE, above);
    }
    if (atLeast != null && above == null) {
      return new Threshold(Bound.AT_LEAST, atLeast);
    }
    throw fields.whole().wrong("expected an amount as either \"above\" or \"at-least\"");
  }

  private static Money money(Value value) {
    var number = value.number();
    if (number.signum() < 0
        || number.compareTo(AMOUNT_MAX) > 0
        || number.stripTrailingZeros().scale() > 2) {
      throw value.wrong("found " + value.shown() + "; expected an amount in whole cents");
    }
    return Money.of(number);
  }

  private static int count(Value value) {
    var count = value.whole();
    if (count < 1 || count > COUNT_MAX) {
      throw value.wrong("found " + value.shown() + "; expected a whole number from 1");
    }
    return count;
  }

  private static BigDecimal rate(Value value) {
    var percent = value.percent();
    if (percent.signum() <= 0 || percent.compareTo(HUNDRED) > 0) {
      throw value.wrong("found " + value.shown() + "; expected above 0% up to 100%");
    }
    return percent;
  }
}
