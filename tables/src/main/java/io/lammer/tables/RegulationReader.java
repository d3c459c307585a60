package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Regulation.Basis;
import io.lammer.tables.Threshold.Bound;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// Reads what a profile's entry says, each regulation under its own key.
final class RegulationReader {
  private static final BigDecimal AMOUNT_MAX = BigDecimal.valueOf(1_000_000_000_000L);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final int COUNT_MAX = 1_000_000;

  private static final Map<String, Function<Value, Regulation>> KEYS = keys();

  private RegulationReader() {}

  private static Map<String, Function<Value, Regulation>> keys() {
    var keys = new LinkedHashMap<String, Function<Value, Regulation>>();
    keys.put("caps", RegulationReader::caps);
    keys.put("w2g", RegulationReader::w2g);
    keys.put("withholding", RegulationReader::withholding);
    keys.put("backup-withholding", RegulationReader::backupWithholding);
    keys.put("ctr", RegulationReader::ctr);
    keys.put("camera-call", RegulationReader::cameraCall);
    keys.put("winning-cards", RegulationReader::winningCards);
    keys.put("cheque", RegulationReader::cheque);
    keys.put("slip", RegulationReader::slip);
    keys.put("deposit", RegulationReader::deposit);
    keys.put("retention", RegulationReader::retention);
    keys.put("closed-progressive", RegulationReader::closedProgressive);
    keys.put("contribution-guard", RegulationReader::contributionGuard);
    keys.put("gaming-day", RegulationReader::day);
    return keys;
  }

  static Profile.Entry read(Value item) {
    var known = new ArrayList<>(List.of("from"));
    known.addAll(KEYS.keySet());
    var fields = item.fields(known.toArray(String[]::new));
    var regulations = new LinkedHashMap<Class<? extends Regulation>, Regulation>();
    var problems = new Problems();
    var from = problems.tried(() -> fields.need("from").date());
    for (var key : fields.keys()) {
      var reader = KEYS.get(key);
      if (reader != null) {
        var regulation = problems.tried(() -> reader.apply(fields.need(key)));
        if (regulation != null) {
          regulations.put(regulation.getClass(), regulation);
        }
      }
    }
    problems.check();
    return new Profile.Entry(Objects.requireNonNull(from), regulations);
  }

  private static Value.Fields fields(Value value, String... keys) {
    var known = new ArrayList<>(List.of(keys));
    known.add("source");
    known.add("doubt");
    return value.fields(known.toArray(String[]::new));
  }

  private static Basis basis(Value.Fields fields) {
    return new Basis(words(fields.need("source")), fields.maybe("doubt", RegulationReader::words));
  }

  private static String words(Value value) {
    var text = value.text();
    if (text.isBlank()) {
      throw value.wrong("found " + value.shown() + "; expected a sentence");
    }
    return text;
  }

  private static Regulation caps(Value value) {
    var fields = fields(value, "largest-wager", "games");
    return new Regulation.Caps(
        fields.maybe("largest-wager", RegulationReader::money),
        fields.maybe("games", RegulationReader::count),
        basis(fields));
  }

  private static Regulation w2g(Value value) {
    var fields = fields(value, "above", "at-least", "multiple", "less-wager");
    return new Regulation.W2g(
        threshold(fields),
        count(fields.need("multiple")),
        fields.need("less-wager").flag(),
        basis(fields));
  }

  private static Regulation withholding(Value value) {
    var fields = fields(value, "above", "at-least", "multiple", "rate");
    return new Regulation.Withholding(
        threshold(fields),
        count(fields.need("multiple")),
        rate(fields.need("rate")),
        basis(fields));
  }

  private static Regulation backupWithholding(Value value) {
    var fields = fields(value, "rate");
    return new Regulation.BackupWithholding(rate(fields.need("rate")), basis(fields));
  }

  private static Regulation ctr(Value value) {
    var fields = fields(value, "above", "at-least", "in-and-out-apart", "file-within-days");
    return new Regulation.Ctr(
        threshold(fields),
        fields.need("in-and-out-apart").flag(),
        count(fields.need("file-within-days")),
        basis(fields));
  }

  private static Regulation cameraCall(Value value) {
    var fields = fields(value, "above", "at-least");
    return new Regulation.CameraCall(threshold(fields), basis(fields));
  }

  private static Regulation winningCards(Value value) {
    var fields = fields(value, "above", "at-least", "keep-days");
    return new Regulation.WinningCards(
        threshold(fields), count(fields.need("keep-days")), basis(fields));
  }

  private static Regulation cheque(Value value) {
    var fields = fields(value, "above", "at-least", "within-hours");
    return new Regulation.Cheque(
        threshold(fields), count(fields.need("within-hours")), basis(fields));
  }

  private static Regulation slip(Value value) {
    var fields = fields(value, "persons", "departments", "manager-above", "regulator-from");
    var persons = count(fields.need("persons"));
    var departments = count(fields.need("departments"));
    if (departments > persons) {
      throw fields
          .need("departments")
          .wrong(
              "%d departments and %d persons to sign; expected no more departments than persons"
                  .formatted(departments, persons));
    }
    return new Regulation.Slip(
        persons,
        departments,
        fields.maybe("manager-above", RegulationReader::money),
        fields.maybe("regulator-from", RegulationReader::money),
        basis(fields));
  }

  private static Regulation deposit(Value value) {
    var fields = fields(value, "every-days");
    return new Regulation.Deposit(count(fields.need("every-days")), basis(fields));
  }

  private static Regulation retention(Value value) {
    var fields = fields(value, "years");
    return new Regulation.Retention(count(fields.need("years")), basis(fields));
  }

  private static Regulation closedProgressive(Value value) {
    var fields = fields(value, "within-days");
    return new Regulation.ClosedProgressive(count(fields.need("within-days")), basis(fields));
  }

  private static Regulation contributionGuard(Value value) {
    var fields = fields(value, "multiple");
    return new Regulation.ContributionGuard(count(fields.need("multiple")), basis(fields));
  }

  private static Regulation day(Value value) {
    var fields = fields(value, "zone", "roll-over");
    var rollOver = fields.need("roll-over").whole();
    if (rollOver < 0 || rollOver > 23) {
      throw fields.need("roll-over").wrong("the hour " + rollOver + "; expected 0 to 23");
    }
    return new Regulation.Day(new GamingDay(zone(fields.need("zone")), rollOver), basis(fields));
  }

  private static ZoneId zone(Value value) {
    try {
      return ZoneId.of(value.text());
    } catch (DateTimeException e) {
      throw value.wrong(
          "found " + value.shown() + "; expected a time zone such as America/Los_Angeles");
    }
  }

  /// The one of the keys `above` and `at-least` that is there.
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
