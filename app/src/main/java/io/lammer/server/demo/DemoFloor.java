package io.lammer.server.demo;

import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.server.FloorHost;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;
import java.util.List;

/// The jackpots and tables of the training floor, as `demo/floor.yaml` describes them.
final class DemoFloor {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);

  private final FloorHost host;
  private final Value.Fields file;

  DemoFloor(FloorHost host) {
    this.host = host;
    this.file =
        Value.parse("demo/floor.yaml", Source.builtIn(DemoFloor.class, "demo/floor.yaml").text())
            .fields("jackpots", "tables");
  }

  /// The names of its tables.
  List<String> tables() {
    return file.need("tables").fields().keys();
  }

  /// Adds what is not there yet; what a person closed or changed stays so.
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
