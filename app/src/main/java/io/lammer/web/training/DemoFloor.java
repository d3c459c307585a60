package io.lammer.web.training;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import java.util.List;

/// The jackpots and tables of the training floor, as `demo/floor.yaml` describes them.
final class DemoFloor {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);

  private final HouseService host;
  private final Value.Fields file;

  DemoFloor(HouseService host) {
    this.host = host;
    this.file =
        Value.parse("demo/floor.yaml", Source.builtIn(DemoFloor.class, "demo/floor.yaml").text())
            .fields("jackpots", "tables");
  }

  List<String> tables() {
    return file.need("tables").fields().keys();
  }

  /// Adds the jackpots and tables that are missing; those that a person closed or changed stay so.
  void make() {
    var jackpots = file.need("jackpots").fields();
    for (var name : jackpots.keys()) {
      if (host.floor().jackpot(name).isEmpty()) {
        var setup = SetupReader.read(jackpots.need(name));
        done(new Act.OpenJackpot(name, setup.edition(), setup.jackpots().getFirst()), MANAGER);
      }
    }
    var tables = file.need("tables").fields();
    for (var name : tables.keys()) {
      if (host.floor().table(name).isEmpty()) {
        done(new Act.Draft(name, SetupReader.read(tables.need(name))), MANAGER);
        done(new Act.Open(name, List.of()), SUPERVISOR);
      }
    }
  }

  private void done(Act act, Actor actor) {
    if (!(host.act(actor, act) instanceof Answer.Accepted)) {
      throw new IllegalStateException("the training floor cannot be made: " + act);
    }
  }
}
