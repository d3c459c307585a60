package io.lammer.web.setup;

import io.lammer.house.LiveTable;
import io.lammer.render.game.JackpotNames;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Setup;
import io.lammer.web.HouseService;
import java.util.List;

/// A table in the list of set-ups.
public record SetupRow(
    String name,
    String path,
    String status,
    String edition,
    String game,
    String jackpots,
    boolean training) {
  static List<SetupRow> all(HouseService host) {
    return host.live().tables().stream().map(table -> of(host, table)).toList();
  }

  private static SetupRow of(HouseService host, LiveTable table) {
    var setup = table.setup();
    return new SetupRow(
        table.name(),
        Editor.path(table.name()),
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
