package io.lammer.rules.catalog;

import io.lammer.rules.EarnLammers;
import io.lammer.rules.Envy;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.Pay;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses a paytable and its rows.
record PaytableReader(String edition, Game game, Paytable.Standing standing, Catalog.Check check) {
  private static final String[] KEYS = {
    "id",
    "title",
    "family",
    "odds",
    "source",
    "rows",
    "sequences",
    "lammers",
    "ends",
    "reconstructed",
    "variant-of",
    "reason",
    "notes"
  };

  /// Parses a paytable; throws all of its problems together.
  Paytable read(Value item) {
    try {
      return readOrFirstFault(item);
    } catch (MalformedText first) {
      var fields = item.fields();
      var problems =
          MalformedText.in(
              () -> item.fields(KEYS),
              () -> fields.need("id").text(),
              () -> fields.maybe("title", Value::text),
              () -> fields.need("source").text(),
              () -> DoubtReader.read(fields),
              () -> notes(fields),
              () -> toOne(fields.need("odds"), family(fields.need("family"))),
              () -> sequences(fields, family(fields.need("family"))),
              () -> earn(fields, family(fields.need("family"))),
              () -> rows(fields));
      throw problems.isEmpty() ? first : new MalformedText(problems);
    }
  }

  /// Checks the rows alone. Rows of an unknown family cannot be parsed.
  private void rows(Value.Fields fields) {
    var family = fields.maybe("family", this::family);
    if (family != null) {
      var reader = new RowReader(game, family, !family.isJackpot(), List.of());
      fields.need("rows").each(reader::read);
    }
  }

  private Paytable readOrFirstFault(Value item) {
    var fields = item.fields(KEYS);
    var family = family(fields.need("family"));
    var toOne = toOne(fields.need("odds"), family);
    var sequences = sequences(fields, family);
    var reader = new RowReader(game, family, toOne, sequences);
    var paytable =
        new Paytable(
            edition,
            fields.need("id").text(),
            family,
            fields.maybe("title", Value::text),
            toOne,
            sequences,
            earn(fields, family),
            fields.need("rows").each(reader::read),
            fields.maybe("variant-of") == null ? standing : Paytable.Standing.VARIANT,
            fields.need("source").text(),
            DoubtReader.read(fields),
            notes(fields));
    if (paytable.rows().isEmpty()) {
      throw fields.need("rows").wrong("a paytable needs at least one row");
    }
    refuseRows(paytable, fields.need("rows"));
    return paytable;
  }

  private void refuseRows(Paytable paytable, Value rows) {
    var faults = new ArrayList<MalformedText>();
    for (var wager : paytable.wagers()) {
      if (paytable.rows(wager).isEmpty()) {
        // A wager without rows would be offered and always lose.
        faults.add(
            rows.wrong(
                "%s has no row for %s, which its family offers; expected one or more"
                    .formatted(paytable.id(), wager)));
      }
    }
    for (var row : check.unreachable(paytable, game)) {
      faults.add(
          rows.list()
              .get(paytable.rows().indexOf(row))
              .wrong(
                  "row \"%s\" of %s can never be reached: no outcome meets it that an earlier row"
                          .formatted(row.label(), paytable.id())
                      + " does not take; expected rows that can each be paid"));
    }
    if (!faults.isEmpty()) {
      throw new MalformedText(faults.stream().flatMap(it -> it.problems().stream()).toList());
    }
  }

  private Family family(Value value) {
    var family = value.word(Family.class);
    if (!family.isPlayedIn(game)) {
      throw value.wrong(
          "family %s is not played in %s; expected %s"
              .formatted(
                  value.shown(),
                  game.title(),
                  Value.oneOf(
                      Arrays.stream(Family.values())
                          .filter(other -> other.isPlayedIn(game))
                          .map(Family::word)
                          .toList())));
    }
    return family;
  }

  private static boolean toOne(Value value, Family family) {
    var expected = family.isJackpot() ? "for 1" : "to 1";
    if (!value.text().equals(expected)) {
      throw value.wrong(
          "odds %s of a %s paytable; expected \"%s\""
              .formatted(value.shown(), family.word(), expected));
    }
    return !family.isJackpot();
  }

  private static List<List<Integer>> sequences(Value.Fields fields, Family family) {
    var value = fields.maybe("sequences");
    if (family != Family.FIRED_UP_PROGRESSIVE) {
      if (value != null) {
        throw value.wrong("only a fired-up-progressive paytable has sequences");
      }
      return List.of();
    }
    return fields.need("sequences").each(PaytableReader::sequence);
  }

  private static @Nullable EarnLammers earn(Value.Fields fields, Family family) {
    if (family == Family.LAMMERS) {
      return EarnReader.read(fields);
    }
    for (var key : List.of("lammers", "ends")) {
      var value = fields.maybe(key);
      if (value != null) {
        throw value.wrong("only a lammers paytable has " + key);
      }
    }
    return null;
  }

  private static List<Integer> sequence(Value value) {
    var numbers =
        value.each(
            number -> {
              var total = number.whole();
              if (total < 2 || total > 12 || total == 7) {
                throw number.wrong(
                    "found %d; expected a total from 2 to 12 that is not 7".formatted(total));
              }
              return total;
            });
    if (numbers.isEmpty() || numbers.size() > 7) {
      throw value.wrong("expected one to seven numbers");
    }
    return numbers;
  }

  private static List<String> notes(Value.Fields fields) {
    var notes = new ArrayList<String>();
    var reason = fields.maybe("reason", Value::text);
    if (reason != null) {
      notes.add(reason);
    }
    notes.addAll(fields.maybe("notes", value -> value.each(Value::text), List.of()));
    return notes;
  }

  /// Parses the rows of a paytable, or of a main wager if `family` is null.
  record RowReader(
      Game game, @Nullable Family family, boolean toOne, List<List<Integer>> sequences) {

    private static final String[] KEYS = {
      "label", "wager", "when", "pays", "envy", "suspect", "reconstructed"
    };

    /// Parses a row; throws all of its problems together.
    Row read(Value item) {
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
                () -> new ConditionReader(game, family).read(fields.need("when")),
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
          new ConditionReader(game, family).read(fields.need("when")),
          pays.text(),
          pay(label, pays),
          envy(label, fields),
          DoubtReader.read(fields));
    }

    private @Nullable String wager(Value.Fields fields) {
      if (family != Family.BONUS_CRAPS) {
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
}
