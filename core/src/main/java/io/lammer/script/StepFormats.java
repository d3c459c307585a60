package io.lammer.script;

import static io.lammer.table.words.StepFormat.fields;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.words.CommandFormat;
import io.lammer.table.words.CommandFormat.Frame;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.StepFormat;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The formats of all kinds of script steps: those about wagers, and those of each game.
public final class StepFormats {
  public static final StepFormat BET =
      new CommandFormat<>(
          "bet",
          Command.Bet.class,
          Frame.NONE,
          value -> {
            var fields = wager(value, "amount");
            return new Command.Bet(seat(fields), spot(fields), amount(fields));
          },
          bet -> wager(bet.seat(), bet.spot(), bet.amount()));

  public static final StepFormat PRESS =
      new CommandFormat<>(
          "press",
          Command.Press.class,
          Frame.NONE,
          value -> {
            var fields = wager(value, "amount");
            return new Command.Press(seat(fields), spot(fields), fields.need("amount").number());
          },
          press -> wager(press.seat(), press.spot(), press.amount()));

  public static final StepFormat TAKE_DOWN =
      new CommandFormat<>(
          "take-down",
          Command.TakeDown.class,
          Frame.NONE,
          value -> {
            var fields = wager(value, "amount");
            return new Command.TakeDown(seat(fields), spot(fields), amount(fields));
          },
          down -> wager(down.seat(), down.spot(), down.amount()));

  public static final StepFormat TURN =
      new CommandFormat<>(
          "turn",
          Command.Turn.class,
          Frame.NONE,
          value -> {
            var fields = wager(value, "on");
            return new Command.Turn(seat(fields), spot(fields), fields.need("on").flag());
          },
          turn -> {
            var fields = wager(turn.seat(), turn.spot(), null);
            fields.put("on", turn.on());
            return fields;
          });

  private static final Map<String, StepFormat> ALL = all();

  private StepFormats() {}

  private static Map<String, StepFormat> all() {
    var formats = new LinkedHashMap<String, StepFormat>();
    Stream.concat(
            Stream.of(BET, PRESS, TAKE_DOWN, TURN),
            GameSteps.all().flatMap(game -> game.steps().stream()))
        .forEach(
            format -> {
              if (!format.equals(formats.getOrDefault(format.word(), format))) {
                throw new IllegalStateException("two formats of " + format.word());
              }
              formats.put(format.word(), format);
            });
    return formats;
  }

  /// The keys of all kinds of steps.
  public static List<String> words() {
    return List.copyOf(ALL.keySet());
  }

  /// The format of a key.
  public static StepFormat of(String word) {
    var format = ALL.get(word);
    if (format == null) {
      throw new IllegalArgumentException("no step " + word);
    }
    return format;
  }

  private static Value.Fields wager(Value value, String last) {
    return value.fields("seat", "wager", "number", "dice", "sensor", last);
  }

  private static int seat(Value.Fields fields) {
    return fields.need("seat").whole();
  }

  private static @Nullable BigDecimal amount(Value.Fields fields) {
    return fields.maybe("amount", Value::number);
  }

  private static Command.Keyed spot(Value.Fields fields) {
    return new Command.Keyed(
        fields.need("wager").text(),
        fields.maybe("number", Value::whole),
        fields.maybe("dice", dice -> dice.each(Value::whole)),
        fields.maybe("sensor", Value::whole));
  }

  private static Map<String, Object> wager(
      int seat, Command.Keyed spot, @Nullable BigDecimal amount) {
    return fields(
        "seat",
        seat,
        "wager",
        spot.wager(),
        "number",
        spot.number(),
        "dice",
        spot.dice(),
        "sensor",
        spot.sensor(),
        "amount",
        amount);
  }
}
