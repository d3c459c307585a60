package io.lammer.rules.catalog;

import io.lammer.rules.EarnText;
import io.lammer.rules.Family;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
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
    var family = value.word(GameCatalog.allFamilies(), Family::word);
    var played = GameCatalog.of(game).families();
    if (!played.contains(family)) {
      throw value.wrong(
          "family %s is not played in %s; expected %s"
              .formatted(
                  value.shown(),
                  game.title(),
                  Value.oneOf(played.stream().map(Family::word).toList())));
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
    if (!family.hasSequences()) {
      if (value != null) {
        throw value.wrong("only a fired-up-progressive paytable has sequences");
      }
      return List.of();
    }
    return fields.need("sequences").each(PaytableReader::sequence);
  }

  private @Nullable EarnText earn(Value.Fields fields, Family family) {
    if (family.earnsLammers()) {
      return GameCatalog.of(game).earn(fields);
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
}
