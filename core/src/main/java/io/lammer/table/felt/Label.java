package io.lammer.table.felt;

import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.table.OfferedWager;
import java.util.List;

/// A text of a felt, which depends on the language.
public sealed interface Label {
  /// A text that is the same in every language, such as a number.
  record Fixed(String text) implements Label {}

  /// A text of the felt's resource bundle, with placeholders filled.
  record Phrase(String key, List<Label> values) implements Label {
    public Phrase {
      values = List.copyOf(values);
    }
  }

  /// A text of the felt's resource bundle if it has the key, otherwise another label.
  record PhraseOr(String key, Label otherwise) implements Label {}

  /// The display name of a spot.
  record Name(Spot spot) implements Label {}

  /// The display name of a spot, in capitals.
  record CapitalName(Spot spot) implements Label {}

  /// The felt's own wording for a spot if there is one, otherwise its display name.
  record Print(Spot spot) implements Label {}

  /// The highest pay of a spot, such as `up to 40 to 1`.
  record Pays(Spot spot) implements Label {}

  /// The pay of a spot in its shortest form.
  record BriefPays(Spot spot) implements Label {}

  /// The pay of one row.
  record RowPays(OfferedWager offer, Row row) implements Label {}

  /// Terms as documents print them, translated and separated by commas.
  record Terms(List<String> printed) implements Label {
    public Terms {
      printed = List.copyOf(printed);
    }
  }

  static Label fixed(int number) {
    return new Fixed(String.valueOf(number));
  }

  static Label phrase(String key, Label... values) {
    return new Phrase(key, List.of(values));
  }
}
