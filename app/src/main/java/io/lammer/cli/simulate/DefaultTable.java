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
  private static final String FILE = "io/lammer/cli/simulate/tables.yaml";

  static Optional<DefaultTable> of(String edition) {
    var all = Value.parse(FILE, Source.builtIn(DefaultTable.class, FILE).text()).fields();
    return Optional.ofNullable(all.maybe(edition)).map(DefaultTable::read);
  }

  private static DefaultTable read(Value value) {
    var fields = value.fields("rounds-per-hour", "bets", "table");
    return new DefaultTable(
        SetupReader.read(fields.need("table")),
        fields.need("bets").each(Value::text),
        fields.need("rounds-per-hour").whole());
  }
}
