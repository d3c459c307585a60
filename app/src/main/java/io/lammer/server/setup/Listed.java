package io.lammer.server.setup;

import io.lammer.report.game.JackpotNames;
import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.LiveTable;
import java.util.List;

/// A table in the list of set-ups.
public record Listed(
    String name,
    String path,
    String status,
    String edition,
    String game,
    String jackpots,
    boolean training) {
  static List<Listed> all(FloorHost host) {
    return host.live().tables().stream().map(table -> of(host, table)).toList();
  }

  private static Listed of(FloorHost host, LiveTable table) {
    var setup = table.setup();
    return new Listed(
        table.name(),
        "/setup/" + table.name().replace(" ", "%20"),
        Value.spelled(table.status()),
        setup.edition(),
        host.floor().rules().catalog().edition(setup.edition()).map(Names::edition).orElse(""),
        String.join(
            ", ",
            setup.jackpots().stream().map(jackpot -> jackpot(setup.edition(), jackpot)).toList()),
        setup.training());
  }

  private static String jackpot(String edition, Setup.Jackpot jackpot) {
    var paytable = jackpot.paytable();
    var joined = jackpot.use();
    return joined != null ? joined : paytable == null ? "" : JackpotNames.game(edition, paytable);
  }
}
