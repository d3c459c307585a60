package io.lammer.rules.catalog;

import io.lammer.rules.Row.Mark;
import io.lammer.rules.yaml.Value;
import org.jspecify.annotations.Nullable;

/// Parses the doubts that a catalog file records about a cell or a paytable.
final class DoubtReader {
  private DoubtReader() {}

  static @Nullable Mark read(Value.Fields fields) {
    var suspect = fields.maybe("suspect");
    if (suspect != null) {
      return new Mark(Mark.Kind.SUSPECT, suspect.text());
    }
    var reconstructed = fields.maybe("reconstructed");
    return reconstructed == null ? null : new Mark(Mark.Kind.RECONSTRUCTED, reconstructed.text());
  }
}
