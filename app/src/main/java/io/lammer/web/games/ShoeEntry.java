package io.lammer.web.games;

import io.lammer.rules.Card;
import io.lammer.rules.Shoe;
import io.lammer.rules.yaml.Value;
import java.util.List;

/// A shoe as a person enters it after an outage.
public final class ShoeEntry {
  private ShoeEntry() {}

  /// Reads `{"seen": ["As", "8h"], "burned": 10}`.
  ///
  /// @param now the shoe that the table had before, for its size
  public static Shoe read(Value value, Shoe now) {
    var fields = value.fields("seen", "burned");
    var seen = fields.maybe("seen", list -> list.each(ShoeEntry::card), List.<Card>of());
    var burned = fields.maybe("burned", Value::whole, 0);
    var shoe = now.fresh();
    var missing = shoe.missing(seen);
    if (missing.isPresent()) {
      throw fields.whole().wrong("the shoe has not so many " + missing.get());
    }
    var used = shoe.take(seen);
    if (burned < 0 || burned > used.remaining()) {
      throw fields.need("burned").wrong("the shoe has not so many cards");
    }
    return used.burn(burned);
  }

  private static Card card(Value value) {
    return Card.parse(value.text())
        .orElseThrow(
            () -> value.wrong("found " + value.shown() + "; expected a card such as \"8h\""));
  }
}
