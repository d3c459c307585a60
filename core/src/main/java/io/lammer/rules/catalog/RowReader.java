package io.lammer.rules.catalog;

import io.lammer.rules.Envy;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses the rows of a paytable, or of a main wager if `family` is null.
public record RowReader(
    Game game, @Nullable Family family, boolean toOne, List<List<Integer>> sequences) {
  /// For the rows of a main wager.
  public RowReader(Game game) {
    this(game, null, true, List.of());
  }

  private static final String[] KEYS = {
    "label", "wager", "when", "pays", "envy", "suspect", "reconstructed"
  };

  /// Parses a row; throws all of its problems together.
  public Row read(Value item) {
    try {
      return readOrFirstFault(item);
    } catch (MalformedText first) {
      var fields = item.fields();
      var label = String.valueOf(fields.maybe("label", Value::plain));
      var problems =
          MalformedText.in(
              () -> item.fields(KEYS),
              () -> fields.need("label").text(),
              () -> wager(fields),
              () -> ConditionReader.of(game, family).read(fields.need("when")),
              () -> pay(label, fields.need("pays")),
              () -> envy(label, fields),
              () -> DoubtReader.read(fields));
      throw problems.isEmpty() ? first : new MalformedText(problems);
    }
  }

  private Row readOrFirstFault(Value item) {
    var fields = item.fields(KEYS);
    var label = fields.need("label").text();
    var pays = fields.need("pays");
    return new Row(
        label,
        wager(fields),
        ConditionReader.of(game, family).read(fields.need("when")),
        pays.text(),
        pay(label, pays),
        envy(label, fields),
        DoubtReader.read(fields));
  }

  private @Nullable String wager(Value.Fields fields) {
    if (family == null || !family.hasWagerInRows()) {
      var value = fields.maybe("wager");
      if (value != null) {
        throw value.wrong("only a row of a bonus-craps paytable names its wager");
      }
      return null;
    }
    var value = fields.need("wager");
    var wagers = family.wagers("");
    if (!wagers.contains(value.text())) {
      throw value.wrong(
          "unknown wager %s; expected %s".formatted(value.shown(), Value.oneOf(wagers)));
    }
    return value.text();
  }

  private Pay pay(String label, Value value) {
    return PayReader.pay(value.text(), toOne)
        .orElseThrow(
            () ->
                value.wrong(
                    "pay %s of row \"%s\"; expected %s"
                        .formatted(value.shown(), label, PayReader.expected(toOne))));
  }

  private static @Nullable Envy envy(String label, Value.Fields fields) {
    var value = fields.maybe("envy");
    return value == null
        ? null
        : PayReader.envy(value.text())
            .orElseThrow(
                () ->
                    value.wrong(
                        "envy %s of row \"%s\"; expected \"Nx\", \"$N\" or \"$N per player\""
                            .formatted(value.shown(), label)));
  }
}
