package io.lammer.script;

import io.lammer.games.GameFixture;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Answer;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.SetupCheck;
import java.util.List;

/// Tables of every game that tests play on.
public final class Floor {
  static final Catalog CATALOG = Catalog.builtIn();

  static final List<String> ALL =
      GameFixture.all().stream().flatMap(game -> game.tables().stream()).toList();

  private Floor() {}

  public static Layout layout(String script) {
    var setup = Script.parse("floor", script).table();
    return switch (SetupCheck.check(CATALOG, Profiles.builtIn(), setup)) {
      case Answer.Accepted<Layout>(var layout) -> layout;
      case Answer.Refused<Layout>(var faults) -> throw new AssertionError(faults.toString());
    };
  }
}
