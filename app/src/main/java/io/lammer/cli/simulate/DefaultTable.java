package io.lammer.cli.simulate;

import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.table.Setup;
import java.util.List;
import java.util.Optional;

/// A typical table of an edition, used without a set-up.
///
/// @param bets the wagers of a typical player, in command-line form
record DefaultTable(Setup setup, List<String> bets, int roundsPerHour) {
  /// Empty for an operator's own edition.
  static Optional<DefaultTable> of(String edition) {
    var file = "simulate/" + edition + ".yaml";
    return DefaultTable.class.getResource("/" + file) == null
        ? Optional.empty()
        : Optional.of(read(Value.parse(file, Source.builtIn(DefaultTable.class, file).text())));
  }

  private static DefaultTable read(Value value) {
    var fields = value.fields("rounds-per-hour", "bets", "table");
    return new DefaultTable(
        SetupReader.read(fields.need("table")),
        fields.need("bets").each(Value::text),
        fields.need("rounds-per-hour").whole());
  }
}
