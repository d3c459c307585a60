package io.lammer.script;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.script.Script.Step;
import io.lammer.tables.Command;
import io.lammer.tables.Setup;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes a script as the YAML that [Script#parse] reads.
public final class ScriptText {
  private ScriptText() {}

  /// A script with notes above it.
  ///
  /// @param notes lines for a person, written above the script
  public static String of(Script script, List<String> notes) {
    var text = new StringBuilder();
    notes.forEach(note -> text.append("# ").append(note).append('\n'));
    text.append("table:\n");
    SetupTree.of(script.table())
        .forEach(
            (key, value) ->
                text.append("  ").append(key).append(':').append(entry(value)).append('\n'));
    text.append(script.play().isEmpty() ? "play: []\n" : "play:\n");
    for (var step : script.play()) {
      text.append("  - ").append(step.what().word()).append(": ");
      text.append(Flow.text(body(step))).append('\n');
    }
    return text.toString();
  }

  /// A set-up in the shape of a script's `table`, as plain maps and lists.
  public static Map<String, Object> setup(Setup setup) {
    var fields = new LinkedHashMap<String, Object>();
    SetupTree.of(setup).forEach((key, value) -> fields.put(key, plain(value)));
    return fields;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        var fields = new LinkedHashMap<String, Object>();
        map.forEach((key, inner) -> fields.put(key.toString(), plain(inner)));
        yield fields;
      }
      case List<?> list -> list.stream().map(ScriptText::plain).toList();
      case Enum<?> constant -> Value.spelled(constant);
      default -> value;
    };
  }

  /// An amount as people write it: `25`, `0.25`, and parts of a cent only where there are any.
  public static BigDecimal dollars(Money amount) {
    var decimals = amount.isWholeDollars() ? 0 : amount.isWholeCents() ? 2 : 4;
    return amount.decimal().setScale(decimals, RoundingMode.UNNECESSARY);
  }

  /// A list of maps has a line for each.
  private static String entry(Object value) {
    if (value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Map<?, ?>) {
      var lines = new StringBuilder();
      list.forEach(item -> lines.append("\n    - ").append(Flow.text(item)));
      return lines.toString();
    }
    return " " + Flow.text(value);
  }

  private static Object body(Step step) {
    for (var command : step.commands()) {
      if (command instanceof Command.Shook) {
        return shakes(step);
      }
      if (!(command instanceof Command.Lock || command instanceof Command.Confirm)) {
        return body(command);
      }
    }
    throw new IllegalArgumentException("step " + step.number() + " does nothing");
  }

  /// The dice, with every shake before them.
  private static Object shakes(Step step) {
    var fields = new LinkedHashMap<String, Object>();
    var by = new ArrayList<>();
    for (var command : step.commands()) {
      if (command instanceof Command.Shake(var player, var banker, _)) {
        fields.putAll(fields("player", player, "banker", banker));
      } else if (command instanceof Command.Shook) {
        by.add(body(command));
      }
    }
    fields.put("by", by);
    return fields;
  }

  private static Object body(Command command) {
    return switch (command) {
      case Command.Bet(var seat, var spot, var amount) -> wager(seat, spot, amount);
      case Command.Press(var seat, var spot, var amount) -> wager(seat, spot, amount);
      case Command.TakeDown(var seat, var spot, var amount) -> wager(seat, spot, amount);
      case Command.Turn(var seat, var spot, var on) -> {
        var fields = wager(seat, spot, null);
        fields.put("on", on);
        yield fields;
      }
      case Command.Roll(var dice) -> dice;
      case Command.Deal(var player, var banker) -> fields("player", player, "banker", banker);
      case Command.Shake(var player, var banker, var shaker) ->
          fields("player", player, "banker", banker, "by", shaker == null ? null : by(shaker));
      case Command.Draw(var card) -> card;
      case Command.NewShoe(var burn, var card) -> fields("burn", burn, "card", card);
      case Command.Collect(var seat) -> fields("seat", seat);
      case Command.NewShooter(var seat) -> fields("seat", seat);
      case Command.Shook(var cup, var seat, var exposed) ->
          fields("cup", cup, "seat", seat, "exposed", exposed ? true : null);
      case Command.Sense _,
          Command.NextCard _,
          Command.TakeBackCard _,
          Command.Lock _,
          Command.Reopen _,
          Command.CallBack _,
          Command.Confirm _ ->
          throw new IllegalArgumentException(command + " is not a step of a script");
    };
  }

  private static Map<String, Object> wager(
      int seat, Command.Keyed spot, @Nullable BigDecimal amount) {
    var fields = fields("seat", seat, "wager", spot.wager(), "number", spot.number());
    fields.putAll(fields("dice", spot.dice(), "sensor", spot.sensor(), "amount", amount));
    return fields;
  }

  private static Map<String, Object> by(Command.Shaker shaker) {
    return fields("seat", shaker.seat(), "dealer-first", shaker.dealerFirst());
  }

  /// Keys with their values; what is null is left out.
  private static Map<String, Object> fields(@Nullable Object... pairs) {
    var fields = new LinkedHashMap<String, Object>();
    for (var i = 0; i < pairs.length; i += 2) {
      var value = pairs[i + 1];
      if (value != null) {
        fields.put(String.valueOf(pairs[i]), value);
      }
    }
    return fields;
  }

  /// Maps, lists and scalars on one line.
  static final class Flow {
    private Flow() {}

    static String text(Object value) {
      return switch (value) {
        case Map<?, ?> map ->
            "{"
                + String.join(
                    ", ",
                    map.entrySet().stream()
                        .map(
                            entry ->
                                quoted(entry.getKey().toString()) + ": " + text(entry.getValue()))
                        .toList())
                + "}";
        case List<?> list -> "[" + String.join(", ", list.stream().map(Flow::text).toList()) + "]";
        case String text -> quoted(text);
        case BigDecimal number -> number.toPlainString();
        case Enum<?> constant -> Value.spelled(constant);
        default -> value.toString();
      };
    }

    /// Plain where it cannot be taken for anything but text.
    private static String quoted(String text) {
      var isPlain =
          text.matches("[A-Za-z][A-Za-z0-9._/-]*|[2-9][shdc]|[0-9.]+%")
              && !text.matches("(?i)true|false|null");
      return isPlain ? text : '"' + escaped(text) + '"';
    }

    private static String escaped(String text) {
      var escaped = new StringBuilder();
      for (var i = 0; i < text.length(); i++) {
        var letter = text.charAt(i);
        if (letter == '"' || letter == '\\') {
          escaped.append('\\').append(letter);
        } else if (letter < ' ') {
          escaped.append("\\u%04x".formatted((int) letter));
        } else {
          escaped.append(letter);
        }
      }
      return escaped.toString();
    }
  }
}
