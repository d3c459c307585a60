package io.lammer.server.api;

import io.lammer.rules.Card;
import io.lammer.rules.Money;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.rules.yaml.Value;
import io.lammer.server.page.Problem.BadRequest;
import io.lammer.tables.Felt;
import io.lammer.tables.floor.LiveTable;
import java.util.List;

/// Reads what a layout shows after an outage, as the game of the table has it.
final class FeltReader {
  private FeltReader() {}

  /// Craps: `{"point": 6, "shooter": 2}`, without a point on the come-out. Baccarat: `{"seen":
  /// ["As", "8h"], "burned": 10}`. Dice: `{}`.
  static Felt read(Value value, LiveTable table) {
    if (table.table() == null) {
      throw new BadRequest("table %s was never opened".formatted(table.name()));
    }
    return switch (table.playing().felt()) {
      case Felt.Craps _ -> craps(value.fields("point", "shooter"));
      case Felt.Baccarat felt -> baccarat(value.fields("seen", "burned"), felt.shoe().fresh());
      case Felt.Dice _ -> {
        value.fields(new String[0]);
        yield Felt.Dice.FRESH;
      }
    };
  }

  private static Felt craps(Value.Fields fields) {
    var point = fields.maybe("point", Value::whole);
    var shooter = fields.maybe("shooter", Value::whole, 0);
    if (point != null && (point < 2 || point > 12 || point == 7)) {
      throw fields.need("point").wrong("the point is %d; expected a number but 7".formatted(point));
    }
    return new Felt.Craps(point == null ? 0 : point, point == null, shooter, Money.ZERO);
  }

  private static Felt baccarat(Value.Fields fields, Shoe shoe) {
    var seen = fields.maybe("seen", list -> list.each(FeltReader::card), List.<Card>of());
    var burned = fields.maybe("burned", Value::whole, 0);
    var missing = shoe.missing(seen);
    if (missing.isPresent()) {
      throw fields.whole().wrong("the shoe has not so many " + missing.get());
    }
    var used = shoe.take(seen);
    if (burned < 0 || burned > used.remaining()) {
      throw fields.need("burned").wrong("the shoe has not so many cards");
    }
    return Felt.Baccarat.fresh(used.burn(burned));
  }

  private static Card card(Value value) {
    return Card.parse(value.text())
        .orElseThrow(
            () -> value.wrong("found " + value.shown() + "; expected a card such as \"8h\""));
  }
}
