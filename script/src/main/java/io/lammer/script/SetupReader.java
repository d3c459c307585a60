package io.lammer.script;

import io.lammer.rules.Money;
import io.lammer.rules.Suit;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Setup;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the `table` part of a script, which is the shape of a table's set-up everywhere.
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
    var fields =
        value.fields(
            "edition",
            "venue",
            "date",
            "seats",
            "decks",
            "cut-card",
            "commission",
            "commission-unit",
            "commission-owed",
            "main-wager",
            "single-events",
            "golden-talons",
            "fightback",
            "craps",
            "bonus-craps",
            "max-aggregate",
            "tracker",
            "cups",
            "limits",
            "promotions",
            "breakage",
            "jackpots",
            "equipment",
            "keyed",
            "approval",
            "training");
    return new Setup(
        fields.need("edition").text(),
        fields.maybe("venue", venue -> venue.word(Setup.Venue.class)),
        fields.maybe("date", Value::date),
        fields.maybe("seats", Value::whole),
        fields.maybe("decks", Value::whole),
        fields.maybe("cut-card", Value::whole),
        fields.maybe("commission", SetupReader::commission),
        fields.maybe("commission-unit", SetupReader::money),
        fields.flag("commission-owed"),
        fields.maybe("main-wager", need -> need.word(Need.class) == Need.REQUIRED),
        texts(fields.maybe("single-events")),
        fields.maybe("golden-talons", Value::text),
        fields.maybe("fightback", SetupReader::fightback),
        fields.maybe("craps", SetupReader::craps),
        fields.maybe("bonus-craps", SetupReader::bonusCraps),
        fields.maybe("max-aggregate", SetupReader::maxAggregate),
        fields.maybe("tracker", tracker -> tracker.word(Setup.Tracker.class)),
        fields.maybe("cups", SetupReader::cups),
        limits(fields.maybe("limits")),
        each(fields.maybe("promotions"), SetupReader::promotion),
        fields.maybe("breakage", SetupReader::money),
        each(fields.maybe("jackpots"), SetupReader::jackpot),
        texts(fields.maybe("equipment")),
        keyed(fields.maybe("keyed")),
        reference(fields, "approval"),
        fields.flag("training"));
  }

  private static Setup.Keying keyed(@Nullable Value value) {
    return value == null ? Setup.Keying.EVERYTHING : value.word(Setup.Keying.class);
  }

  private static <T> List<T> each(@Nullable Value list, Function<Value, T> reader) {
    return list == null ? List.of() : list.each(reader);
  }

  private static List<String> texts(@Nullable Value list) {
    return each(list, Value::text);
  }

  /// An amount of the set-up: dollars, at most four decimals.
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

  private static Setup.Fightback fightback(Value value) {
    var fields = value.fields("after-win", "after-tie", "king-suit");
    return new Setup.Fightback(
        fields.maybe("after-win", Value::text),
        fields.maybe("after-tie", Value::text),
        fields.maybe("king-suit", suit -> suit.word(Suit.class)));
  }

  private static Setup.Craps craps(Value value) {
    var fields =
        value.fields(
            "odds",
            "bar",
            "field",
            "vig",
            "vig-unit",
            "crapless",
            "without",
            "come-down",
            "stay-up");
    var field = fields.maybe("field", pays -> pays.fields("2", "12"));
    return new Setup.Craps(
        fields.maybe("odds", SetupReader::odds),
        fields.maybe("bar", Value::whole),
        field == null ? null : field.maybe("2", Value::text),
        field == null ? null : field.maybe("12", Value::text),
        fields.maybe("vig", vig -> vig.word(Setup.Craps.Vig.class)),
        fields.maybe("vig-unit", SetupReader::money),
        fields.flag("crapless"),
        texts(fields.maybe("without")),
        texts(fields.maybe("come-down")),
        texts(fields.maybe("stay-up")));
  }

  /// The multiple, or null for 3-4-5x.
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

  private static Setup.BonusCraps bonusCraps(Value value) {
    if (value.isScalar()) {
      return new Setup.BonusCraps(value.text(), null);
    }
    var fields = value.fields("paytable", "wagers");
    return new Setup.BonusCraps(
        fields.need("paytable").text(), fields.maybe("wagers", list -> list.each(Value::text)));
  }

  /// `dealer`, or the criteria for players.
  private static Setup.Cups cups(Value value) {
    if (value.isScalar()) {
      if (!value.text().equals("dealer")) {
        throw value.wrong("found " + value.shown() + "; expected dealer, or criteria for players");
      }
      return new Setup.Cups(true, null, null, null);
    }
    var fields = value.fields("least-wager", "most-players", "criteria");
    return new Setup.Cups(
        false,
        fields.maybe("least-wager", SetupReader::money),
        fields.maybe("most-players", Value::whole),
        fields.maybe("criteria", Value::text));
  }

  private static Setup.MaxAggregate maxAggregate(Value value) {
    var fields = value.fields("amount", "per");
    return new Setup.MaxAggregate(
        money(fields.need("amount")), fields.need("per").word(Setup.MaxAggregate.Per.class));
  }

  private static Map<String, Setup.Limits> limits(@Nullable Value value) {
    var limits = new LinkedHashMap<String, Setup.Limits>();
    if (value != null) {
      var fields = value.fields();
      for (var wager : fields.keys()) {
        var pair = fields.need(wager);
        var bounds = pair.each(SetupReader::money);
        if (bounds.size() != 2) {
          throw pair.wrong("expected two amounts, [minimum, maximum]");
        }
        limits.put(wager, new Setup.Limits(bounds.get(0), bounds.get(1)));
      }
    }
    return limits;
  }

  private static Setup.Promotion promotion(Value value) {
    var fields = value.fields("wager", "multiply", "add", "consent");
    return new Setup.Promotion(
        fields.need("wager").text(),
        fields.maybe("multiply", Value::number),
        fields.maybe("add", SetupReader::money),
        reference(fields, "consent"));
  }

  /// The reference of a paper that allows something. Whether there is such a paper no program can
  /// know, but what names none (`false`, `0`, signs that are not seen) counts as missing: it needs
  /// a letter, or a figure other than 0.
  private static @Nullable String reference(Value.Fields fields, String key) {
    var value = fields.maybe(key);
    if (value == null || value.isNothing()) {
      return null;
    }
    var said = NOT_SAID.matcher(value.text()).replaceAll("").toLowerCase(Locale.ROOT);
    return NONE.contains(said) || ZEROS.matcher(said).matches() ? null : value.text();
  }

  /// An entry of `jackpots`.
  public static Setup.Jackpot jackpot(Value value) {
    var fields =
        value.fields(
            "use",
            "paytable",
            "kind",
            "wager",
            "meter",
            "seed",
            "base-seed",
            "increment",
            "reserve",
            "limit",
            "guard",
            "suit",
            "share",
            "sensor",
            "approval",
            "controls");
    return new Setup.Jackpot(
        fields.maybe("use", Value::text),
        fields.maybe("paytable", Value::text),
        fields.maybe("kind", kind -> kind.word(Setup.Jackpot.Kind.class)),
        fields.maybe("wager", SetupReader::money),
        fields.maybe("meter", SetupReader::money),
        fields.maybe("seed", SetupReader::money),
        fields.maybe("base-seed", SetupReader::money),
        fields.maybe("increment", Value::percent),
        fields.maybe("reserve", Value::percent),
        fields.maybe("limit", SetupReader::money),
        fields.maybe("guard", SetupReader::money),
        fields.maybe("suit", suit -> suit.word(Suit.class)),
        fields.maybe("share", share -> share.word(Setup.Jackpot.Share.class)),
        fields.maybe("sensor", Value::whole),
        reference(fields, "approval"),
        reference(fields, "controls"));
  }
}
