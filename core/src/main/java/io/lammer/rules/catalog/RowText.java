package io.lammer.rules.catalog;

import io.lammer.rules.ConditionText;
import io.lammer.rules.Row;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The text form of a row, as journals store it. It parses back to the same row even if the catalog
/// has changed since.
public record RowText(
    String label,
    @Nullable String wager,
    String when,
    String pays,
    @Nullable String envy,
    Row.@Nullable Mark mark) {

  public static RowText of(Row row) {
    return new RowText(
        row.label(),
        row.wager(),
        ConditionText.of(row.when()),
        row.pays(),
        row.envy() == null ? null : row.envy().toString(),
        row.mark());
  }

  public Row row() {
    return new Row(
        label,
        wager,
        ConditionReader.kept(when),
        pays,
        PayReader.pay(pays, true).or(() -> PayReader.pay(pays, false)).orElseThrow(),
        Optional.ofNullable(envy).flatMap(PayReader::envy).orElse(null),
        mark);
  }
}
