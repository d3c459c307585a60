package io.lammer.cli;

import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.tables.Setup;
import java.util.List;
import java.util.Optional;

/// A table as it is commonly set up for an edition, for play without a set-up.
///
/// @param bets what a player wagers, as it is typed
record UsualTable(Setup setup, List<String> bets, int roundsPerHour) {
  private static final String FILE = "io/lammer/cli/tables.yaml";

  static Optional<UsualTable> of(String edition) {
    var all = Value.parse(FILE, Source.builtIn(UsualTable.class, FILE).text()).fields();
    return Optional.ofNullable(all.maybe(edition)).map(UsualTable::read);
  }

  private static UsualTable read(Value value) {
    var fields = value.fields("rounds-per-hour", "bets", "table");
    return new UsualTable(
        SetupReader.read(fields.need("table")),
        fields.need("bets").each(Value::text),
        fields.need("rounds-per-hour").whole());
  }
}
